// The page of a match that is played: question bar, drawer, curtain, and what happened since your last turn.

import "./clocks.js";
import { $, all, ask, kept, listen, main, say, still, wishes } from "./base.js";
import "./coach.js";
import "./inspector.js";
import { luck } from "./luck.js";
import { back, match } from "./match.js";
import { keep_clear } from "./panels.js";
import { sound } from "./sound.js";

const PACE = 900, LONGEST = 6000, SHEETS = "#why, #choices, #hints";

// The drawer

const drawer = $("#drawer");
let unread = 0;

/** @param {string} name */
function pull(name) {
  const pinned = document.body.dataset.layout === "wide";
  const same = !drawer.hidden && drawer.dataset.open === name && !pinned;
  drawer.hidden = same;
  drawer.dataset.open = name;
  for (const section of all("[data-sheet]", drawer)) section.hidden = section.dataset.sheet !== name;
  for (const key of all("[data-drawer]")) key.setAttribute("aria-expanded", String(!same && key.dataset.drawer === name));
  if (!same && name === "log") count(0);
  if (!same) $(`[data-sheet="${name}"] h2`, drawer)?.focus({ preventScroll: true });
}

/** @param {number} n */
function count(n) {
  unread = n;
  const badge = $("#unread");
  badge.hidden = !n;
  badge.textContent = String(n);
}

function close() {
  if (document.body.dataset.layout === "wide") return;
  if (drawer.contains(document.activeElement)) $(`.head [data-drawer="${drawer.dataset.open}"]`)?.focus(); // keys are heard again at once
  drawer.hidden = true;
  for (const key of all("[data-drawer]")) key.setAttribute("aria-expanded", "false");
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const key = /** @type {HTMLElement | null} */ (target.closest("[data-drawer]"));
  if (key) return pull(key.dataset.drawer ?? "log");
  if (target.closest("[data-close]")) return close();
  if (target.closest("[data-fold]")) return fold();
  if (target.closest("#sound")) return furnish(sound.turn());
  if (target.closest("#why-key")) return turn("#why"), refusals();
  if (target.closest("#list-key")) return turn("#choices");
  if (target.closest("#keys-key")) return $("#keys").showModal();
  if (target.closest("#hint")) return $("#hints").hidden ? (fold(), match.hint(/** @type {HTMLButtonElement} */ (target.closest("#hint")))) : fold();
  if (!target.closest("#drawer, #strip") && !drawer.hidden && !target.closest(".head")) close();
  if (!target.closest(SHEETS)) fold();
});

document.addEventListener("input", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.id !== "search") return;
  const wanted = field.value.toLocaleLowerCase();
  for (const item of all("#choices li")) item.hidden = !item.textContent.toLocaleLowerCase().includes(wanted);
});

/** No sheet lies over the bar. */
function fold() {
  for (const sheet of all(SHEETS)) sheet.hidden = true;
}

/** Open or close a sheet over the bar. @param {string} selector */
function turn(selector) {
  const sheet = $(selector), was = sheet.hidden;
  fold();
  sheet.hidden = !was;
  clear();
  if (was) sheet.focus({ preventScroll: true });
}

/** What is told lies beside what glows; the list of all choices holds it. */
function clear() {
  for (const sheet of all("#why, #hints")) keep_clear(sheet);
}

/** What may not be done now, and by which rule: asked for with the reasons. */
async function refusals() {
  if ($("#why").hidden || match.seat < 0 || !match.turn) return;
  const { html } = await ask(`/m/${match.id}/refusals?seat=${match.seat}`);
  const place = $("#why .refused");
  if (place) place.innerHTML = html;
  clear();
}

function furnish(_ = undefined) {
  $("#sound")?.setAttribute("aria-pressed", String(sound.on));
}

// Since your last turn

/** @type {HTMLElement[]} */
let chips = [];
let told = -1, replays = 0;

/** @param {number} k */
function step(k) {
  if (k >= chips.length) return;
  stop();
  go(Math.max(0, k));
}

/** Show the match after a deed. @param {number} k */
async function go(k) {
  match.line = Number(chips[k].dataset.line);
  await match.show();
}

/** What plays by itself ends where it is. */
function stop() {
  replays += 1;
}

function now() {
  stop();
  back();
}

async function replay() {
  stop();
  const mine = replays, pace = Number(kept("pace", wishes.pace ?? String(PACE)));
  for (let k = Math.max(0, chips.length - Math.floor(LONGEST / pace)); k < chips.length; k += 1) {
    await go(k);
    await new Promise((resolve) => setTimeout(resolve, pace));
    if (mine !== replays) return;
  }
  back();
}

const at = () => chips.findIndex((chip) => Number(chip.dataset.line) === match.line);

$("#strip").addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const target = /** @type {Element} */ (event.target);
  const chip = /** @type {HTMLElement | null} */ (target.closest(".chip"));
  if (chip) return at() === chips.indexOf(chip) ? now() : step(chips.indexOf(chip));
  if (target.closest("#earlier")) return step(match.line === null ? chips.length - 1 : at() - 1);
  if (target.closest("#later")) return at() === chips.length - 1 ? now() : step(at() + 1);
  if (target.closest("#replay-all")) return replay();
});

document.addEventListener("pointerdown", (event) => {
  if (!(/** @type {Element} */ (event.target).closest("#strip"))) stop();
});

/** As many chips as there is room for whole: the oldest fall off first, but not the one that is shown. @param {number} shown */
function trim(shown) {
  const row = $("#strip .chips");
  for (const chip of chips) chip.hidden = false;
  if (!row || document.body.dataset.layout === "phone") return;
  const full = () => row.scrollWidth > row.clientWidth + 1, stays = shown < 0 ? chips.length - 1 : shown;
  for (const chip of [...chips.slice(0, stays), ...chips.slice(stays + 1).reverse()]) if (full()) chip.hidden = true;
}

// Whoever asks to undo is told what became of it

/** Lines played when it was asked; null when nothing is asked. @type {number | null} */
let undoing = null;
let before = 0;

function undone() {
  if (undoing === null || match.line !== null || $("#motions .motion")) return;
  const words = $("#motions").dataset, line = match.now.line;
  say(line < undoing ? words.done : line > undoing ? words.lapsed : words.refused);
  undoing = null;
}

drawer.addEventListener("click", () => (before = match.now.line));
main.addEventListener("posted", (/** @type {any} */ event) => {
  if (event.detail !== "undo") return;
  undoing = before;
  if ($("#motions .motion")) say($("#motions").dataset.asked);
  else undone();
});

main.addEventListener("drawn", () => {
  undone();
  chips = all("#strip .chip");
  for (const [k, chip] of chips.entries()) chip.setAttribute("aria-current", String(k === at()));
  const shown = at();
  const where = $("#strip-at");
  if (where) where.textContent = where.dataset.of?.replace("0", String(shown < 0 ? chips.length : shown + 1)) ?? "";
  trim(shown);
  for (const key of all(".back-to-now")) key.hidden = match.line === null;
  const last = Math.max(0, ...chips.map((chip) => Number(chip.dataset.line)));
  const fresh = chips.filter((chip) => Number(chip.dataset.line) > told).length;
  if (told >= 0 && fresh && match.line === null && drawer.dataset.open !== "log") count(unread + fresh);
  const arrive = told >= 0 && match.turn && fresh > 1 && match.line === null && !document.body.classList.contains("taught") && !still.matches && kept("pace", wishes.pace ?? "900") !== "0";
  told = Math.max(told, last);
  if (arrive) replay();
  curtain();
  furnish();
  notices();
  clear();
});

// A loss is said, not found: one at a time, until it is read or the next deed is done

const READ = `read ${match.id}`;

function notices() {
  const read = Number(kept(READ, "-1"));
  const unread_ = all("#notices .notice").filter((one) => Number(one.dataset.line) > read);
  for (const one of all("#notices .notice")) one.hidden = one !== unread_[0] || match.line !== null;
  keep_clear($("#notices"));
}

/** @param {number} line */
function understood(line) {
  localStorage.setItem(READ, String(Math.max(line, Number(kept(READ, "-1")))));
  notices();
}

main.addEventListener("acted", () => understood(Math.max(-1, ...all("#notices .notice").map((one) => Number(one.dataset.line)))));

$("#notices").addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const target = /** @type {Element} */ (event.target), notice = /** @type {HTMLElement} */ (target.closest(".notice"));
  if (target.closest(".understood")) understood(Number(notice.dataset.line));
  if (target.closest(".show-me")) step(chips.findIndex((chip) => chip.dataset.line === notice.dataset.line));
});

$("#bar").addEventListener("click", (/** @type {MouseEvent} */ event) => {
  if (/** @type {Element} */ (event.target).closest(".back-to-now")) now();
});

// Several people at one screen: a curtain falls as soon as another of them is to act

function curtain() {
  const cloth = $("#curtain"), who = match.now.curtain, down = who >= 0;
  const falls = down && cloth.hidden;
  cloth.hidden = !down;
  if (!down) return;
  match.next = who;
  match.seat = -1;
  $("#curtain-words").textContent = match.now.parts.curtain;
  if (falls) $("#lift").focus();
}

$("#lift").addEventListener("click", () => {
  match.seat = match.next;
  match.show();
});

$("#talk")?.addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const field = $("#words"), words = field.value;
  field.value = "";
  if (words.trim()) match.post("chat", { words, seat: match.seat >= 0 ? match.seat : match.next }, field);
});

$("#pace")?.addEventListener("change", (/** @type {Event} */ event) => {
  localStorage.setItem("pace", /** @type {HTMLSelectElement} */ (event.target).value);
});

// Keys

const KEYS = {
  u: () => $('#bar [data-undo]')?.click(),
  h: () => $("#hint")?.click(),
  w: () => $("#why-key")?.click(),
  a: () => $("#list-key")?.click(),
  l: () => pull("log"),
  c: () => pull("chat"),
  g: () => glowing(),
  "[": () => $("#earlier")?.click(),
  "]": () => $("#later")?.click(),
  "?": () => $("#keys").showModal(),
};

/** The next thing that glows has the focus. */
function glowing() {
  const here = all("#panels .may, #bar .key.may").filter((one) => one.getClientRects().length);
  const active = document.activeElement;
  here[(here.indexOf(active) + 1) % here.length]?.focus();
}

document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.key === "Escape" && !$("#keys").open) { // the topmost alone
    fold();
    close();
    if (match.line !== null) now();
  }
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input,select,textarea,dialog")) return;
  if (event.key.startsWith("Arrow") && target.closest("#panels")) return arrow(event);
  const deed = KEYS[/** @type {keyof typeof KEYS} */ (event.key)];
  if (deed) {
    event.preventDefault();
    deed();
  }
});

/** Arrows move among what glows: to the nearest in that direction. @param {KeyboardEvent} event */
function arrow(event) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
  const middle = (/** @type {Element} */ one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(/** @type {Element} */ (event.target));
  let best = null, least = Infinity;
  for (const one of all("#panels .may").filter((each) => each !== event.target && each.getClientRects().length)) {
    const [a, b] = middle(one), along = (a - x) * dx + (b - y) * dy, aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    const far = along + 2 * aside;
    if (along > 4 && far < least) [best, least] = [one, far];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

if (Number(main.dataset.curtain) >= 0) {
  match.next = Number(main.dataset.curtain);
  match.seat = -1;
}
$("#pace") && ($("#pace").value = kept("pace", wishes.pace ?? String(PACE)));
luck.show();
listen(`${match.api}/stream`, (change) => match.hear(change));
