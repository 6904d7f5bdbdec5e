// The picture: panels in a grid. The server draws each for the room that it gets; a panel that did not change is not sent again, and
// pieces that are in both pictures glide.

import { $, all, still } from "./base.js";

/** @typedef {{name: string, title: string, area: string, rank: number, width: number, height: number, mark: string, svg?: string}} Panel */
/** @typedef {{grid: {areas: string[], columns: number[], rows: number[], tabs: Record<string, string[]>}, panels: Panel[],
 *   defs: {mark: string, svg?: string}}} Spread */

const place = $("#panels");
/** @type {Map<string, {mark: string, section: HTMLElement}>} */
const shown = new Map();
/** By area, the tab that somebody opened. @type {Record<string, string>} */
const open = {};
/** By area, the tab that is seen. @type {Record<string, string>} */
const last = {};
let defs = "", room = "";

/** The layout for this window. */
export function layout() {
  const { innerWidth: wide, innerHeight: high } = window;
  if (wide < 600) return "phone";
  if (wide < 1200) return high > wide ? "tablet" : "landscape";
  if (wide < 1360 || high < 800) return "laptop";
  return wide < 1600 ? "desk" : "wide";
}

/** The room for panels. */
export const size = () => `${Math.floor(place.clientWidth)}x${Math.floor(place.clientHeight)}`;

/** What the page has already. */
export const have = () => [defs, ...[...shown.values()].map((one) => one.mark)].filter(Boolean).join(" ");

/** @param {Spread} spread @param {boolean} [composing] something is put together, and nothing was answered */
export function put(spread, composing = false) {
  const before = places();
  const focused = place.contains(document.activeElement) ? sign(/** @type {HTMLElement} */ (document.activeElement)) : null;
  if (spread.defs.svg !== undefined) {
    $("#defs").innerHTML = spread.defs.svg;
    defs = spread.defs.mark;
  }
  const px = (/** @type {number[]} */ sizes) => sizes.map((n) => `${n}px`).join(" ");
  place.style.gridTemplate = `${spread.grid.areas.map((row, r) => `"${row}" ${spread.grid.rows[r]}px`).join(" ")} / ${px(spread.grid.columns)}`;
  const names = new Set(spread.panels.map((panel) => panel.name));
  for (const [name, { section }] of shown) {
    if (!names.has(name)) {
      section.remove();
      shown.delete(name);
    }
  }
  for (const panel of spread.panels) hang(panel);
  place.append(...spread.panels.map((panel) => shown.get(panel.name)?.section ?? "")); // in reading order
  tabs(spread, undefined, composing);
  reach();
  if (focused) $(focused, place)?.focus({ preventScroll: true });
  if (!still.matches && room === size()) glide(before); // another layout is not a move
  room = size();
  place.dispatchEvent(new CustomEvent("hung"));
}

/** @param {Panel} panel */
function hang(panel) {
  const old = shown.get(panel.name);
  const section = old?.section ?? document.createElement("section");
  section.className = "panel";
  section.dataset.panel = panel.name;
  section.style.gridArea = panel.area;
  if (panel.svg === undefined && old?.mark === panel.mark) return;
  const { width, height } = panel;
  section.innerHTML = `<svg class="athanor" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="group">${panel.svg}</svg>`;
  section.firstElementChild?.setAttribute("aria-label", panel.title);
  shown.set(panel.name, { mark: panel.mark, section });
}

/** Whoever has no mouse scrolls by keys what scrolls. */
function reach() {
  for (const { section } of shown.values()) {
    const scrolls = section.scrollHeight > section.clientHeight + 1 || section.scrollWidth > section.clientWidth + 1;
    if (scrolls) section.tabIndex = 0;
    else section.removeAttribute("tabindex");
  }
}

/** One panel of an area with tabs is seen. One in which something glows comes forward when nothing glows in the one that is open,
 * unless that one was asked for just now. Where nothing glows, it is the one that was opened; while something is put together, the one
 * that was seen.
 * @param {Spread} spread @param {string} [asked] @param {boolean} [composing] */
function tabs(spread, asked, composing = false) {
  for (const row of all(".tabs", place)) row.remove();
  for (const [area, wanted] of Object.entries(spread.grid.tabs)) {
    const here = spread.panels.filter((panel) => wanted.includes(panel.name));
    if (!here.length) continue;
    const glows = here.filter((panel) => $(".may", shown.get(panel.name)?.section));
    const key = here.map((panel) => panel.name).join(" ");
    const chosen = here.find((panel) => panel.name === (composing ? last[area] : open[area]));
    const now = chosen && (chosen.name === asked || !glows.length || glows.includes(chosen)) ? chosen : (glows[0] ?? chosen ?? here[0]);
    last[area] = now.name;
    const row = document.createElement("div");
    Object.assign(row, { className: "tabs", role: "tablist" });
    row.style.gridArea = area;
    for (const panel of here) {
      const tab = document.createElement("button");
      Object.assign(tab, { type: "button", role: "tab" });
      tab.append(Object.assign(document.createElement("span"), { textContent: panel.title }));
      tab.dataset.tab = panel.name;
      tab.setAttribute("aria-selected", String(panel === now));
      tab.classList.toggle("glows", glows.includes(panel));
      tab.addEventListener("click", () => {
        open[area] = panel.name;
        tabs(spread, panel.name);
        reach();
      });
      row.append(tab);
      const section = shown.get(panel.name)?.section;
      if (section) {
        section.hidden = panel !== now;
        section.classList.add("tabbed");
        section.dataset.of = key;
      }
    }
    place.append(row);
    row.classList.toggle("spilling", row.scrollWidth > row.clientWidth + 1);
    $("[aria-selected=true]", row)?.scrollIntoView({ block: "nearest", inline: "center" });
  }
  const behind = new Set(Object.values(spread.grid.tabs).flat());
  for (const [name, { section }] of shown) {
    if (behind.has(name)) continue;
    section.hidden = false;
    section.classList.remove("tabbed");
  }
}

const CORNERS = ["", "above", "leftward", "above leftward"], EDGE = 8, READABLE = 150;

/** A sheet over the picture stands in the corner where most of it is seen beside what glows, and is no higher than the room there;
 * where it could hardly be read, it covers as little of what glows as it can. @param {HTMLElement} sheet */
export function keep_clear(sheet) {
  if (!sheet.offsetParent) return;
  const room = sheet.offsetParent.getBoundingClientRect();
  const glows = all(".may, .pick", place).filter((one) => one.getClientRects().length).map(within);
  const stand = (/** @type {string} */ corner, /** @type {number} */ high) => {
    for (const side of ["above", "leftward"]) sheet.classList.toggle(side, corner.includes(side));
    sheet.style.maxHeight = high > 0 ? `${high / sheet.currentCSSZoom}px` : "";
  };
  let best = "", most = -Infinity;
  for (const corner of CORNERS) {
    stand(corner, 0);
    const box = sheet.getBoundingClientRect(), beside = glows.filter((one) => one.left < box.right && one.right > box.left);
    const free = corner.includes("above")
      ? Math.min(room.bottom, ...beside.map((one) => one.top)) - box.top - EDGE
      : box.bottom - Math.max(room.top, ...beside.map((one) => one.bottom)) - EDGE;
    const worth = free < Math.min(READABLE, box.height) ? -glows.reduce((sum, one) => sum + shared(box, one), 0) : Math.min(free, box.height);
    if (worth > most) [best, most] = [corner, worth];
  }
  stand(best, most);
}

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** What is seen of something in its panel. @param {Element} one @returns {Box} */
function within(one) {
  const { left, right, top, bottom } = one.getBoundingClientRect(), frame = one.closest(".panel")?.getBoundingClientRect();
  if (!frame) return { left, right, top, bottom };
  return { left: Math.max(left, frame.left), right: Math.min(right, frame.right), top: Math.max(top, frame.top), bottom: Math.min(bottom, frame.bottom) };
}

/** How much of each other two boxes cover. @param {Box} a @param {Box} b */
export function shared(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function places() {
  const found = new Map();
  for (const piece of all(".piece[id]", place)) found.set(piece.id, piece.getBoundingClientRect());
  return found;
}

/** @type {Animation[]} */
let gliding = [];

/** When every piece lies where it is drawn. */
export const settled = () => Promise.allSettled(gliding.map((one) => one.finished));

/** @param {Map<string, DOMRect>} before */
function glide(before) {
  gliding = [];
  for (const piece of all(".piece[id]", place)) {
    const from = before.get(piece.id), to = piece.getBoundingClientRect();
    if (!from?.width || !to.width) continue;
    const dx = from.left - to.left, dy = from.top - to.top;
    if (Math.hypot(dx, dy) < 2) continue;
    const base = piece.getAttribute("transform") ? new DOMMatrix(getComputedStyle(piece).transform) : new DOMMatrix();
    const start = new DOMMatrix().translate(dx, dy).multiply(base);
    gliding.push(piece.animate([{ transform: start.toString() }, { transform: base.toString() }], { duration: 450, easing: "ease-out" }));
  }
}

/** What an element is called in the next picture too. @param {HTMLElement | SVGElement} element */
export function sign(element) {
  for (const name of ["action", "actions", "draft", "why"]) {
    if (element.dataset[name] !== undefined) return `[data-${name}="${CSS.escape(element.dataset[name] ?? "")}"]`;
  }
  return element.id ? `#${CSS.escape(element.id)}` : null;
}
