import { $ } from "./base.js";

// A page that a game brings along: whatever is changed in its form, the page is made anew from it; its address keeps it all.
function gamePage() {
  const place = $("#game-page");
  let order = 0, timer = 0;
  const renew = async () => {
    const mine = ++order, form = $("form", place);
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string" && value) query.append(name, value);
    const answer = await fetch(`${location.pathname}?${query}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (mine !== order || !$("#game-page", page)) return;
    const focused = document.activeElement?.id;
    place.replaceChildren(...$("#game-page", page).childNodes);
    $("#game-page-ways").replaceChildren(...$("#game-page-ways", page).childNodes);
    history.replaceState(null, "", answer.url);
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  };
  place.addEventListener("input", async (event) => {
    const field = event.target;
    if (field.type === "file" && field.files[0]) $(`#${field.dataset.into}`).value = await field.files[0].text();
    clearTimeout(timer);
    timer = setTimeout(renew, field.type === "text" ? 500 : 60);
  });
  place.addEventListener("submit", (event) => {
    event.preventDefault();
    renew();
  });
}

gamePage();
