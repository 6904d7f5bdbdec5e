// What every page shares: asking the server, a sentence shown where it happened, a stream to listen to.

/** @param {string} selector @param {ParentNode} [from] @returns {any} */
export const $ = (selector, from = document) => from.querySelector(selector);
/** @param {string} selector @param {ParentNode} [from] @returns {any[]} */
export const all = (selector, from = document) => [...from.querySelectorAll(selector)];
export const main = $("main");
/** What the visitor has set for the table, see `/settings`. */
export const wishes = document.documentElement.dataset;
export const still = matchMedia(wishes.motion === "reduce" ? "all" : "(prefers-reduced-motion: reduce)");

/** What the server refuses, in a sentence. */
export class No extends Error {
  /** @param {{error: string, code?: string, rule?: string}} answer */
  constructor(answer) {
    super(answer.error);
    this.code = answer.code;
    this.rule = answer.rule;
  }
}

/** Ask for JSON; with a body, post it. A network that fails is a sentence too.
 * @param {string} path @param {object} [body] @returns {Promise<any>} */
export async function ask(path, body) {
  const post = { method: "POST", headers: { "Content-Type": "application/json", Accept: "application/json" }, body: JSON.stringify(body) };
  let response, answer;
  try {
    response = await fetch(path, body === undefined ? { headers: { Accept: "application/json" } } : post);
  } catch {
    throw new No({ error: document.body.dataset.offline ?? "", code: "offline" });
  }
  try {
    answer = await response.json();
  } catch {
    throw new No({ error: document.body.dataset.broken ?? "", code: "broken" });
  }
  if (!response.ok) throw new No(answer);
  return answer;
}

const bubble = $("#bubble");
let timer = 0;

/** @param {string} words @param {{id: string, game: string} | null} [rule] @param {DOMRect} [at] */
export function say(words, rule, at) {
  bubble.textContent = "";
  if (rule) {
    const link = document.createElement("a");
    link.href = `/rules/${rule.game}#${rule.id}`;
    link.target = "_blank";
    link.textContent = rule.id;
    bubble.append(link, " ");
  }
  bubble.append(words);
  bubble.hidden = false;
  const box = at ?? { left: innerWidth / 2, top: innerHeight / 3, width: 0, height: 0 };
  const wide = bubble.offsetWidth, high = bubble.offsetHeight;
  const below = box.top + box.height + 8;
  bubble.style.left = `${Math.min(Math.max(8, box.left + box.width / 2 - wide / 2), innerWidth - wide - 8)}px`;
  bubble.style.top = `${below + high > innerHeight - 8 ? Math.max(8, box.top - high - 8) : below}px`;
  clearTimeout(timer);
  timer = setTimeout(hush, 7000);
}

export function hush() {
  bubble.hidden = true;
}

/** What the server refuses is said; a fault of ours is told to the console, and in plain words. @param {any} error @param {Element | null} [element] */
export function complain(error, element) {
  if (!(error instanceof No)) console.error(error);
  say(error instanceof No ? error.message : (document.body.dataset.broken ?? ""), error.rule ? { id: error.rule, game: main.dataset.game ?? "" } : null, element?.getBoundingClientRect());
}

/** The browser takes a stream up again by itself and says what it heard last.
 * @param {string} path @param {(change: any) => void} hear */
export function listen(path, hear) {
  const stream = new EventSource(path);
  stream.addEventListener("change", (event) => hear(JSON.parse(event.data)));
  stream.addEventListener("lobby", () => hear({}));
  stream.addEventListener("error", () => main.classList.add("cut-off"));
  stream.addEventListener("open", () => main.classList.remove("cut-off"));
  addEventListener("pagehide", () => stream.close());
  return () => stream.close();
}

/** Dates in words say their hour too, by the visitor's own clock. @param {ParentNode} [from] */
export function date(from) {
  const style = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "full", timeStyle: "short" });
  for (const one of all("time[datetime]", from)) one.title = style.format(new Date(one.dateTime));
}
date();

let pressing = false;
addEventListener("pointerdown", () => (pressing = true), true);
for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, () => (pressing = false), true);

/** When nothing is pressed. A click is a press and a release on one thing: it is lost if that thing is drawn anew between them. */
export async function lifted() {
  const end = Date.now() + 2000; // a button released outside the window is not told of
  while (pressing && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A setting of this browser. @param {string} name @param {string} usual */
export const kept = (name, usual) => localStorage.getItem(name) ?? usual;

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (!bubble.contains(target)) hush();
  const copy = /** @type {HTMLElement | null} */ (target.closest("[data-copy]"));
  if (copy) copied(copy);
  if (target.closest("[data-print]")) print();
  if (target.closest("[data-back]")) history.back(); // to what was written there
});
for (const key of all("[data-back]")) key.hidden = history.length < 2;
document.addEventListener("keydown", (event) => event.key === "Escape" && hush());

/** @param {HTMLElement} key */
async function copied(key) {
  const field = $(`#${key.dataset.copy}`);
  try {
    await navigator.clipboard.writeText(field.value ?? field.textContent);
    say(key.dataset.copied ?? "✓", null, key.getBoundingClientRect());
  } catch {
    field.select?.(); // no clipboard on a page without HTTPS: what is selected can be copied by hand
    say(key.dataset.select ?? "Ctrl+C", null, key.getBoundingClientRect());
  }
}

// A page for when there is no network, and notices: only where the browser allows it.
if ("serviceWorker" in navigator && document.body.dataset.worker)
  addEventListener("load", () => navigator.serviceWorker.register(document.body.dataset.worker ?? "").catch(() => undefined));
