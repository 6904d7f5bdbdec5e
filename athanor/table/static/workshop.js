import { $ } from "./base.js";

// The workshop: what is changed in its form is drawn and checked at once, its address keeps it, and a run is looked at as it grows.

const AGAIN = 1500; // milliseconds between two looks at a run

/** @param {string} path */
async function fetched(path) {
  const answer = await fetch(path, { headers: { Accept: "text/html" } });
  return { url: answer.url, page: new DOMParser().parseFromString(await answer.text(), "text/html") };
}

function bench() {
  let order = 0, timer = 0;
  const place = $("#bench");
  /** @param {HTMLFormElement} form */
  const renew = async (form) => {
    const mine = ++order, query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") query.append(name, value);
    const { url, page } = await fetched(`${location.pathname}?${query}`);
    if (mine !== order || !$("#bench", page)) return;
    const focused = document.activeElement?.id;
    place.replaceChildren(...$("#bench", page).childNodes);
    history.replaceState(null, "", url);
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  };
  place.addEventListener("change", async (/** @type {any} */ event) => {
    const field = event.target;
    if (field.type === "file") {
      if (field.files[0]) $(`#${field.dataset.into}`).value = await field.files[0].text();
      return;
    }
    const form = field.form;
    if (form?.method !== "get") return;
    clearTimeout(timer);
    timer = setTimeout(() => renew(form), 60);
  });
  place.addEventListener("submit", (/** @type {any} */ event) => {
    if (event.target.method !== "get") return;
    event.preventDefault();
    renew(event.target);
  });
}

function run() {
  const look = async () => {
    const { page } = await fetched(location.href);
    const found = $("#run", page);
    if (!found) return;
    $("#run").replaceWith(found);
    if (found.dataset.going) setTimeout(look, AGAIN);
  };
  if ($("#run")?.dataset.going) setTimeout(look, AGAIN);
}

bench();
run();
