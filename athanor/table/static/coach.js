// The coach of a lesson: a veil over the page with holes for what is told of, and a card beside them. Which step it is follows from
// what was played; how many steps were only read, this browser keeps. A choice that the lesson does not mean is answered and not sent.

import { $, all, main } from "./base.js";
import { closer } from "./closer.js";
import { match } from "./match.js";
import { settled } from "./panels.js";

/** @typedef {{element: Element, main: boolean, box: DOMRect}} Hole */

const KEY = `coach ${match.id}`, EDGE = 5, AWAY = 8, MANY = 4;
const STEPS = "#bar .choices :is([data-draft], [data-actions])"; // keys on the way; other choices stay in the dark
const veil = $("#veil"), card = $("#coach");
let looking = -1; // a step that has been
let told = -1; // the step that was told last
let on = false;
/** @type {Hole[]} */
let holes = [];

const lesson = () => $(".lesson", card);
const number = (/** @type {string} */ name) => Number(lesson()?.dataset[name] ?? 0);
const read = () => localStorage.getItem(KEY) ?? "0";
const keep = (/** @type {string | number} */ value) => localStorage.setItem(KEY, String(value));
const current = () => Math.min(number("last"), Math.max(number("first"), Number(read()) || 0));
const step = () => (looking < 0 ? current() : looking);
const article = () => $(`[data-step="${step()}"]`, card);
const expected = () => JSON.parse(lesson().dataset.expected);
/** The learner is to do something now. */
const asks = () => looking < 0 && step() === number("last") && expected().length > 0;

/** The tour goes on: it has neither ended nor been left. */
const goes = () => Boolean(lesson()) && read() !== "off" && Number(read()) < number("of") && number("first") <= number("last");

/** Is there anything to tell? Not while others answer. */
const teaches = () => goes() && !number("answering") && $("#curtain").hidden;

function show() {
  on = teaches();
  document.body.classList.toggle("coached", on);
  document.body.classList.toggle("taught", goes());
  veil.toggleAttribute("hidden", !on);
  card.hidden = !on;
  if (!on) return (told = -1);
  const fresh = told !== step();
  for (const one of all("article", card)) one.hidden = one !== article();
  const last = looking < 0 && step() === number("of") - 1;
  const next = $('[data-coach="next"]', card);
  next.hidden = asks();
  $("span", next).textContent = last ? next.dataset.end : (next.dataset.usual ??= $("span", next).textContent);
  $('[data-coach="back"]', card).disabled = step() === 0;
  $('[data-coach="skip"]', card).hidden = last && !asks();
  for (const one of all(".do", card)) one.hidden = !asks() || one.classList.contains("listed") !== listed();
  $(".wrong", card).hidden = true;
  for (const form of all(".after", card)) form.hidden = !last;
  light(fresh);
  if (!fresh) return;
  told = step();
  $("#coach-says").textContent = $(".said", article()).textContent;
  (asks() ? card : next).focus({ preventScroll: true });
}

// What is lit

/** Something that is lit, as large as it is drawn. @param {{panels: string[], what: string}} lit */
function find(lit) {
  if (lit.what === "bar") return $("#bar");
  const panels = all("#panels .panel").filter((one) => !lit.panels.length || lit.panels.includes(one.dataset.panel));
  const found = lit.what ? panels.flatMap((panel) => all(`[data-about=${JSON.stringify(lit.what)}]`, panel)) : panels;
  return found.filter(visible).sort((a, b) => large(b) - large(a))[0] ?? found[0];
}

const large = (/** @type {Element} */ one) => one.getBoundingClientRect().width * one.getBoundingClientRect().height;

const visible = (/** @type {Element} */ one) => one.getClientRects().length > 0 && one.getBoundingClientRect().width > 0;

/** What carries an action that is expected now; before it is picked, the light in the picture that means it. */
function deeds() {
  const wanted = asks() ? expected()[0].actions : [];
  const found = all("#panels [data-action], #bar .choices [data-action]").filter((one) => wanted.includes(Number(one.dataset.action)));
  return found.length ? found : all("#panels [data-light]").filter((one) => wanted.includes(Number(one.dataset.light)));
}

/** They stand in the list alone, behind its key. */
const listed = () => !deeds().length && Boolean($("#bar #list-key.main"));

/** What a new picture hides is brought forward. @param {boolean} fresh @param {boolean} [drawn] */
function light(fresh, drawn = true) {
  const lit = JSON.parse(article().dataset.lit).map(find).filter(Boolean), found = deeds();
  if (fresh || (drawn && !lit.some(clear))) for (const one of [...lit].reverse()) bring(one);
  if (drawn && found.length && !found.some(clear)) bring(found.find((one) => !one.closest("[data-zoom]")) ?? found[0]);
  holes = [];
  for (const one of found.length > MANY ? [] : found) add(one, true);
  for (const one of lit) add(one, true);
  for (const one of found) add(one, false); // where the choice is free, all of it is open
  if (asks()) for (const one of all(`#bar .asked, ${STEPS}, #bar #list-key.main, #bar .helps [data-undo]:enabled, #choices`)) add(one, false);
  draw();
  seat();
}

/** Before its eyes: the tab in which it lies is opened, the part that is looked at closer is seen whole, what scrolls scrolls. @param {Element | undefined} one */
function bring(one) {
  const panel = /** @type {HTMLElement | null} */ (one?.closest(".panel") ?? null);
  if (panel?.hidden && !deeds().some(clear)) {
    on = false; // it is the coach who opens it
    $(`[data-tab="${panel.dataset.panel}"]`)?.click();
    on = true;
  }
  if (one?.closest(".closer")) closer.reset();
  one?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** What is seen of something in its panel, and in the part of it that is looked at closer. @param {Element} element */
function seen(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const frame of [element.closest(".panel"), element.closest("[data-zoom]")]) {
    const box = frame?.getBoundingClientRect();
    if (box) [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Most of it is seen. @param {Element} one */
const clear = (one) => visible(one) && seen(one).width * seen(one).height > large(one) / 2;

/** @param {Element | undefined} element @param {boolean} main_ */
function add(element, main_) {
  if (!element || !visible(element) || holes.some((hole) => hole.element === element)) return;
  const { x, y, width, height } = seen(element);
  if (4 * width * height > large(element)) holes.push({ element, main: main_, box: new DOMRect(x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE) });
}

function draw() {
  const rims = holes.filter((hole) => hole.main);
  for (const [place, shown] of /** @type {[Element, Hole[]][]} */ ([[$("mask g", veil), holes], [$(".rims", veil), rims]])) {
    while (place.children.length > shown.length) place.lastElementChild?.remove();
    while (place.children.length < shown.length) place.append(document.createElementNS("http://www.w3.org/2000/svg", "rect"));
    for (const [k, { box }] of shown.entries()) {
      const style = /** @type {SVGRectElement} */ (place.children[k]).style;
      for (const name of /** @type {const} */ (["x", "y", "width", "height"])) style.setProperty(name, `${Math.round(box[name])}px`);
    }
  }
}

/** The card stands where it covers least of what is lit, and near to it. A small thing that is hidden weighs as much as a large one;
 * what is to be chosen weighs most, what fills the screen least. */
function seat() {
  const wide = card.offsetWidth, high = card.offsetHeight, large = (innerWidth * innerHeight) / 4, chosen = deeds();
  const first = holes.find((hole) => hole.main)?.box ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const shun = [...holes, { element: $("#bar"), main: true, box: $("#bar").getBoundingClientRect() }].map(({ element, main: main_, box }) => {
    const area = box.width * box.height;
    return { box, weight: (60_000 * (element.id === "bar" ? 12 : chosen.includes(element) ? (chosen.length > MANY ? 1 : 8) : area > large ? 1 : main_ ? 4 : 2)) / area };
  });
  const over = (/** @type {number} */ a, /** @type {number} */ size, /** @type {number} */ b, /** @type {number} */ other) => Math.max(0, Math.min(a + size, b + other) - Math.max(a, b));
  let best = [AWAY, AWAY], least = Infinity;
  for (let y = AWAY; y <= Math.max(AWAY, innerHeight - high - AWAY); y += 8) {
    for (let x = AWAY; x <= Math.max(AWAY, innerWidth - wide - AWAY); x += 12) {
      const far = Math.hypot(x + wide / 2 - first.x - first.width / 2, y + high / 2 - first.y - first.height / 2);
      const cost = shun.reduce((sum, { box, weight }) => sum + weight * over(x, wide, box.x, box.width) * over(y, high, box.y, box.height), 20 * far);
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  card.style.left = `${best[0]}px`;
  card.style.top = `${best[1]}px`;
}

// Going on

/** @param {number} to */
function go(to) {
  if (to < current()) looking = to;
  else {
    looking = -1;
    if (to > current()) keep(to);
  }
  return turn(looking < 0 || line(looking) === line(current()) ? null : line(looking));
}

const line = (/** @type {number} */ of) => Number($(`[data-step="${of}"]`, card)?.dataset.line);

/** The picture as it was then, or is now. @param {number | null} to */
function turn(to) {
  if (match.line === to) return show();
  match.line = to;
  return match.show();
}

/** @param {string} what */
function pressed(what) {
  if (what === "next") return go(step() + 1 === number("of") ? number("of") : step() + 1);
  if (what === "back") return go(step() - 1);
  keep(what === "again" ? 0 : "off");
  looking = -1;
  return turn(null);
}

/** A choice that is about to be sent: is it kept back? @param {number[]} actions */
match.gate = (actions) => {
  if (!on) return false;
  looking = -1;
  const path = expected();
  const k = actions.findIndex((action, n) => !path[n]?.actions.includes(action));
  if (k < 0) return false;
  if (!asks()) {
    pressed("next");
    return path.length > 0; // what comes after the last step is free
  }
  $(".wrong", card).innerHTML = path[Math.min(k, path.length - 1)].wrong;
  $(".wrong", card).hidden = false;
  seat();
  return true;
};

const inside = (/** @type {Element} */ one) => Boolean(one.closest("#coach, .head, #drawer, #bubble, #keys")) || [...holes.map((hole) => hole.element), ...deeds()].some((open) => open.contains(one));

/** @param {MouseEvent} event @param {Element} target */
function through(event, target) {
  const { clientX: x, clientY: y } = event;
  return inside(target) || holes.some(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const key = /** @type {HTMLElement | null} */ (target.closest("[data-coach]"));
  if (key) return pressed(key.dataset.coach ?? "");
  if (!on || through(event, target)) return;
  event.stopPropagation();
  event.preventDefault();
  const deed = /** @type {HTMLElement | null} */ (target.closest("#panels [data-action], #bar .choices [data-action]"));
  if (deed && asks()) match.gate([Number(deed.dataset.action)]);
}, true);

// Keys: the focus goes round among the card and what is lit

document.addEventListener("keydown", (event) => {
  if (!on || $("#keys").open) return;
  const target = /** @type {Element} */ (event.target);
  if (target.closest("#drawer")) return;
  if (event.key === "Escape") {
    event.stopPropagation();
    if (confirm(lesson().dataset.sure)) pressed("skip");
  } else if (event.key === "Tab") {
    const here = all("#coach a, #coach button, #bar button, #choices input, #panels [tabindex]").filter((one) => visible(one) && !one.disabled && inside(one));
    const at = here.indexOf(document.activeElement), by = event.shiftKey ? -1 : 1;
    event.preventDefault();
    here[at < 0 ? (by > 0 ? 0 : here.length - 1) : (at + by + here.length) % here.length]?.focus();
  } else if (event.key.length === 1 && !" u".includes(event.key) && !target.closest("input") && !event.ctrlKey && !event.metaKey) {
    event.stopPropagation();
  }
}, true);

// The veil follows what moves

function again() {
  if (on) light(false, false);
}
main.addEventListener("drawn", () => {
  if (match.line === null && looking >= 0 && line(looking) !== line(current())) looking = -1;
  show();
  settled().then(again);
});
addEventListener("resize", again);
addEventListener("scroll", again, true);
