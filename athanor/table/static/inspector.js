// The inspector: whatever is drawn can be asked what it is. The mouse rests on it, a finger is held on it or taps it, `i` asks of what
// has the focus. A card tells its name, what it does, its numbers, what can be done with it now, or why not, and its rules.

import { $, all, ask, main } from "./base.js";
import { match } from "./match.js";
import { layout, shared } from "./panels.js";

const REST = 350, HOLD = 400, STILL = 8;
const DEEDS = "[data-action],[data-actions],[data-draft],[data-pick],[data-undo]";

const picture = $("#panels"), stage = $(".stage");
const card = document.createElement("aside"), rim = document.createElement("div");
Object.assign(card, { id: "about", className: "sheet inspector", hidden: true, tabIndex: -1 });
card.setAttribute("aria-live", "polite");
Object.assign(rim, { id: "rim", hidden: true });
stage.append(card, rim);

/** What is asked about. @type {SVGElement | null} */
let thing = null;
let pinned = false, by_key = false, order = 0;
let hides = false, acted = false; // something that glows; since it was opened
/** @type {Map<string, string>} */
const told = new Map();

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** @param {Box} box @param {number} x @param {number} y */
const holds = (box, x, y) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;

/** What is seen of an element: nothing of it lies outside its panel, or outside the part that is looked at closely.
 * @param {Element} one @returns {Box} */
function seen(one) {
  let { left, right, top, bottom } = one.getBoundingClientRect();
  for (const frame of [one.closest(".panel"), one.closest("[data-zoom]")]) {
    const edge = frame?.getBoundingClientRect();
    if (!edge) continue;
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { left, right, top, bottom };
}

/** @param {Box} box */
const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);

/** What can be asked now. */
const things = () => all(".panel:not([hidden]) [data-about]", picture).filter((one) => area(seen(one)) > 0);

/** The smallest thing at a place; of two alike, the one whose middle is nearer. What is drawn catches no pointer unless it does
 * something, so where it lies tells which one is meant. @param {number} x @param {number} y @returns {SVGElement | null} */
function at(x, y) {
  const coached = document.body.classList.contains("coached"); // then the coach tells one thing at a time
  if (coached || !document.elementFromPoint(x, y)?.closest("#panels")) return null; // something lies over it
  let best = null, least = Infinity;
  for (const one of things()) {
    const box = seen(one);
    if (!holds(box, x, y)) continue;
    const aside = Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
    const weight = area(box) * (1 + aside / 1000);
    if (weight <= least) [best, least] = [one, weight];
  }
  return best;
}

// Open and close

/** @param {SVGElement} one @param {{pin?: boolean, key?: boolean}} [how] */
async function open(one, { pin = false, key = false } = {}) {
  if (one === thing && !card.hidden) {
    pinned ||= pin;
    by_key ||= key;
    return;
  }
  const mine = ++order, what = one.dataset.about ?? "";
  const html = await words(what);
  if (mine !== order || !html || !one.isConnected) return;
  described(false);
  [thing, pinned, by_key] = [one, pin, key];
  for (const tip of all("title", one.closest(".may") ?? one)) tip.remove(); // the card says it; the label keeps it
  card.innerHTML = html;
  card.dataset.what = what;
  card.hidden = rim.hidden = false;
  described(true);
  chances(one);
  place();
  const why = refused(one);
  if (!why) return;
  const { refusal } = await ask(`${match.api}/why-not?${new URLSearchParams({ seat: String(match.seat), action: why })}`);
  if (mine !== order || !refusal) return;
  can("not", [refusal.text], refusal.rule);
  place();
}

/** What the server says of a thing; nothing, where it knows no such thing. @param {string} what */
async function words(what) {
  const query = new URLSearchParams({ what, ...(match.seat >= 0 ? { seat: String(match.seat) } : {}) });
  const key = `${match.version} ${query}`;
  if (!told.has(key)) {
    try {
      told.set(key, (await ask(`/m/${match.id}/about?${query}`)).html);
    } catch {
      return "";
    }
  }
  return told.get(key) ?? "";
}

export function close() {
  order += 1;
  described(false);
  thing = null;
  pinned = by_key = false;
  card.hidden = rim.hidden = true;
}

/** Whoever listens hears the card as what describes the thing that has the focus. @param {boolean} on */
function described(on) {
  const holder = document.activeElement?.closest("#panels .may");
  if (on && holder && thing && (holder.contains(thing) || thing.contains(holder))) holder.setAttribute("aria-describedby", card.id);
  else for (const one of all(`[aria-describedby="${card.id}"]`, picture)) one.removeAttribute("aria-describedby");
}

// What can be done with it

/** The element that does something with a thing: the one that it lies in, or those that lie in it.
 * @param {Element} one @param {string} kind @returns {any[]} */
function around(one, kind) {
  const outer = one.closest(kind);
  return outer && picture.contains(outer) ? [outer] : all(kind, one);
}

/** @param {Element} one */
function chances(one) {
  const found = new Set(around(one, DEEDS).map((deed) => deed.getAttribute("aria-label")).filter(Boolean));
  if (found.size) can("may", [...found].slice(0, 4));
}

/** The action that is refused here, if there is one and nothing may be done. @param {Element} one */
function refused(one) {
  const found = around(one, "[data-why]");
  return match.seat >= 0 && !around(one, DEEDS).length && found.length === 1 ? String(found[0].dataset.why) : "";
}

/** @param {"may" | "not"} how @param {string[]} sentences @param {string} [rule] the one that forbids it */
function can(how, sentences, rule) {
  const part = $(".can", card);
  const head = document.createElement("b"), list = document.createElement("ul");
  head.textContent = part.dataset[how];
  list.append(...sentences.map((words) => Object.assign(document.createElement("li"), { textContent: words })));
  if (rule) list.lastElementChild?.append(" ", Object.assign(document.createElement("a"), { className: "rule", target: "_blank", href: `/rules/${main.dataset.game}#${rule}`, textContent: rule }));
  part.replaceChildren(head, list);
  part.hidden = false;
}

// Where it lies: at home in the foot of the right column, or where it covers neither the thing nor what glows

function place() {
  if (!thing) return;
  const asked = seen(thing), room = stage.getBoundingClientRect();
  Object.assign(rim.style, {
    left: `${asked.left - room.left + stage.scrollLeft}px`,
    top: `${asked.top - room.top + stage.scrollTop}px`,
    width: `${asked.right - asked.left}px`,
    height: `${asked.bottom - asked.top}px`,
  });
  const bottom = Math.min(room.bottom, innerHeight), top = Math.max(room.top, 0), edge = 8;
  const wide = card.offsetWidth, high = card.offsetHeight;
  const [right, foot] = [room.right - wide - edge, bottom - high - edge], [left, head] = [room.left + edge, top + edge];
  const sheet = ["phone", "tablet", "landscape"].includes(layout());
  const middle = (asked.top + asked.bottom - high) / 2, beside = (asked.left + asked.right - wide) / 2;
  /** @type {[number, number][]} */
  const spots = sheet
    ? [[left, foot], [left, head]]
    : [[right, foot], [asked.right + edge, middle], [asked.left - wide - edge, middle], [beside, asked.bottom + edge],
      [beside, asked.top - high - edge], [left, foot], [right, head], [left, head]];
  const glows = all("#panels .may").filter((one) => one.getClientRects().length).map(seen);
  const others = all(".notice, .over-bar, #drawer").filter((one) => one.getClientRects().length).map((one) => one.getBoundingClientRect());
  let best = spots[0], least = Infinity;
  for (const [x, y] of spots) {
    const at_x = Math.min(Math.max(left, x), right), at_y = Math.min(Math.max(head, y), foot);
    const box = { left: at_x, right: at_x + wide, top: at_y, bottom: at_y + high };
    const lit = glows.reduce((sum, one) => sum + shared(box, one), 0);
    const covered = [asked, ...others].reduce((sum, one) => sum + shared(box, one), lit);
    if (covered < least) [best, least, hides] = [[at_x, at_y], covered, lit > 0];
  }
  card.classList.toggle("through", least > 0 && !pinned); // a click meant for what lies under it goes there
  card.style.left = `${best[0] - room.left + stage.scrollLeft}px`;
  card.style.top = `${best[1] - room.top + stage.scrollTop}px`;
}

// The mouse rests, a finger is held, a click pins

let timer = 0, held = 0, begun = { x: 0, y: 0 }, swallow = false;

document.addEventListener("pointermove", (event) => {
  const { clientX: x, clientY: y } = event;
  if (Math.hypot(x - begun.x, y - begun.y) > STILL) clearTimeout(held);
  if (event.pointerType !== "mouse") return;
  clearTimeout(timer);
  if (event.buttons || card.contains(/** @type {Node} */ (event.target))) return;
  timer = setTimeout(() => rested(x, y), REST);
});

/** @param {number} x @param {number} y */
function rested(x, y) {
  if (pinned || document.body.classList.contains("coached")) return; // the coach is telling
  const one = at(x, y);
  if (one) open(one);
  else close();
}

picture.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
  const { clientX: x, clientY: y } = event;
  clearTimeout(timer);
  clearTimeout(held);
  begun = { x, y };
  swallow = false;
  held = setTimeout(() => {
    const one = at(x, y);
    if (!one) return;
    swallow = true; // what was asked is not done
    open(one, { pin: true });
  }, HOLD);
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => clearTimeout(held));

picture.addEventListener("contextmenu", (/** @type {MouseEvent} */ event) => swallow && event.preventDefault());

picture.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  if (!swallow) return;
  swallow = false;
  event.stopPropagation();
  event.preventDefault();
}, { capture: true });

picture.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  if (/** @type {Element} */ (event.target).closest(DEEDS)) return;
  const one = at(event.clientX, event.clientY);
  if (one) {
    event.preventDefault(); // the card says why not
    open(one, { pin: true });
  } else {
    close();
  }
});

card.addEventListener("click", (event) => {
  if (/** @type {Element} */ (event.target).closest(".shut")) return close();
  pinned = true;
});

// Keys: `i` asks of what has the focus; then arrows go from thing to thing

addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.key === "Escape" && !card.hidden) {
    event.stopImmediatePropagation();
    return close();
  }
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input,select,textarea,dialog")) return;
  if (event.key === "i" && !document.body.classList.contains("coached")) {
    event.preventDefault();
    const one = focused();
    if (one) open(one, { pin: true, key: true });
  }
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (way && by_key && thing) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const next = nearest(thing, way[0], way[1]);
    if (next) open(next, { pin: true, key: true });
  }
}, { capture: true });

/** What has the focus, or the first thing of the picture. @returns {SVGElement | null} */
function focused() {
  const holder = document.activeElement?.closest("#panels .may, #panels .panel");
  const inside = holder && (holder.closest("[data-about]") ?? things().find((one) => holder.contains(one)));
  return /** @type {SVGElement | null} */ (inside ?? things()[0] ?? null);
}

/** @param {Element} from @param {number} dx @param {number} dy @returns {SVGElement | null} */
function nearest(from, dx, dy) {
  const middle = (/** @type {Element} */ one) => {
    const box = seen(one);
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  };
  const [x, y] = middle(from);
  let best = null, least = Infinity;
  for (const one of things()) {
    const [a, b] = middle(one), along = (a - x) * dx + (b - y) * dy, aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (one !== from && along > 2 && along + 2 * aside < least) [best, least] = [one, along + 2 * aside];
  }
  return best;
}

// A new picture: what is pinned is looked for again, in the panel where it was. After a deed of one's own it goes if it would lie over
// what glows now: one has read it

main.addEventListener("acted", () => (acted = true));

main.addEventListener("drawn", async () => {
  if (!thing) return;
  const what = thing.dataset.about ?? "", panel = /** @type {HTMLElement | null} */ (thing.closest(".panel"))?.dataset.panel;
  const again = things().filter((one) => one.dataset.about === what);
  const here = again.find((one) => one.closest(".panel")?.dataset.panel === panel) ?? again[0];
  const how = { pin: pinned, key: by_key };
  if (!here || !pinned) return close();
  thing = null;
  await open(here, how);
  if (acted && hides) close();
  acted = false;
});

for (const moves of ["scroll", "resize"]) addEventListener(moves, () => thing && place(), { capture: true, passive: true });
