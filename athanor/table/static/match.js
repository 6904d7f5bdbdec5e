// One match, played or replayed. The server draws, this script listens: when the stream says that something has changed, panels and
// parts of the page are fetched and put in their places. A click on what glows is sent as an action.

import { $, all, ask, complain, hush, lifted, main, say, wishes } from "./base.js";
import { closer } from "./closer.js";
import { have, keep_clear, layout, put, sign, size } from "./panels.js";
import { sound } from "./sound.js";

export const playing = main.dataset.page === "match";
const PARTS = ["coach", "progress", "strip", "notices", "bar", "why", "log", "players", "motions", "menu", "chat", "status"];
const LASTING = ["strip", "notices", "log"];
/** @type {Map<string, string>} */
const filled = new Map();

/** @param {string} id @param {string} html */
function fill(id, html) {
  const place = document.getElementById(id);
  if (!place || html === undefined || filled.get(id) === html) return;
  const focused = place.contains(document.activeElement) ? sign(/** @type {HTMLElement} */ (document.activeElement)) : null;
  const bottom = place.scrollHeight - place.scrollTop;
  const down = place.scrollTop > 4; // whoever reads further down keeps their place when lines come above
  filled.set(id, html);
  place.innerHTML = html;
  if (down) place.scrollTop = place.scrollHeight - bottom;
  if (focused) $(focused, place)?.focus({ preventScroll: true });
}

/** The bar keeps its height, so that the picture keeps its scale: a question of many words is written smaller, then forbidden keys
 * keep their icon alone; only where that is not enough does the bar grow. On a phone, keys that find no room beside the help get a
 * row of their own, and their words stand under their icons where it is too short; else they take several rows. */
function tighten() {
  const bar = $("#bar"), said = $("#bar .asked > div");
  if (!said) return; // a replay has no bar
  const spills = () => bar.scrollHeight > bar.clientHeight + 1 || said.offsetHeight > said.parentElement.clientHeight + 1;
  const keys = $(".choices", bar);
  const wide = () => keys !== null && (keys.scrollWidth > keys.clientWidth + 1 || bar.scrollWidth > bar.clientWidth + 1 || said.offsetWidth < 180);
  bar.classList.remove("tight", "brief", "tall", "rows");
  keys?.classList.remove("stacked", "wrapped");
  bar.classList.toggle("rows", wide());
  for (const narrower of ["stacked", "wrapped"]) keys?.classList.toggle(narrower, wide());
  for (const smaller of ["tight", "brief", "tall"]) if (spills()) bar.classList.add(smaller);
}

export const match = {
  id: main.dataset.id ?? "",
  api: `/api/matches/${main.dataset.id}`,
  seat: Number(main.dataset.seat ?? -1),
  next: -1,
  version: Number(main.dataset.version ?? -1),
  tick: Number(main.dataset.tick ?? 0),
  draft: "",
  /** @type {number | null} */
  line: null, // a moment that has been
  /** @type {number | null} */
  sent: null,
  chosen: "", // what was pressed once, where a second press confirms it
  turn: false,
  asked: 0,
  heard: 0,
  under_way: 0,
  /** @type {any} */
  now: null,
  /** Keeps back a choice, if somebody who teaches says so. @type {(actions: number[]) => boolean} */
  gate: () => false,

  // The stream tells of a change. What is under way ends with a picture: one change, one drawing.
  /** @param {{tick: number}} change */
  hear({ tick }) {
    this.heard = Math.max(this.heard, tick);
    if (!this.under_way && this.heard > this.tick) return this.show();
  },

  // A deed of ours, and the picture of what it made; another one, if something was heard since it was asked for that it lacks.
  /** @param {() => any} deed */
  async follow(deed) {
    let told = 0;
    this.under_way += 1;
    try {
      await deed();
      told = this.heard;
      await this.draw();
    } finally {
      this.under_way -= 1;
    }
    if (this.heard > told) await this.hear({ tick: 0 });
  },

  async show() {
    try {
      await this.follow(() => {});
    } catch (error) {
      complain(error);
    }
  },

  async draw() {
    const order = ++this.asked;
    const query = new URLSearchParams({ layout: layout(), size: size(), draft: this.draft, have: have() });
    if (this.seat >= 0 || !playing) query.set("seat", String(this.seat));
    if (this.line !== null) query.set("line", String(this.line));
    document.body.dataset.layout = layout();
    const now = await ask(`/m/${this.id}/live?${query}`);
    await lifted();
    if (order !== this.asked) return; // a newer picture is on its way
    if (playing && now.status !== "playing") return location.reload();
    if (playing && this.draft && now.version !== this.version && (this.turn || now.your_turn)) { // who waits looks where they did
      this.draft = "";
      this.version = now.version;
      return this.draw();
    }
    if (now.version !== this.version) hints();
    this.version = now.version;
    this.tick = Math.max(this.tick, now.tick);
    if (now.your_turn && !this.turn) sound.chime();
    this.turn = now.your_turn;
    this.take(now);
  },

  /** @param {any} now */
  take(now) {
    this.now = now;
    put(now.spread, Boolean(this.draft));
    closer.again($("#panels"));
    const stays = playing && this.line !== null ? LASTING : []; // what is told of now, while one looks at what has been
    for (const part of PARTS) if (!stays.includes(part)) fill(part, now.parts[part]);
    tighten();
    const words = $("#words-view");
    if (words) words.textContent = now.parts.words;
    document.title = now.title;
    document.body.classList.toggle("then", playing && this.line !== null);
    main.dataset.shown = String(now.version);
    main.dataset.drawn = String(1 + Number(main.dataset.drawn ?? 0));
    main.dispatchEvent(new CustomEvent("drawn"));
  },

  // A change of nothing but the draft redraws the picture; nothing is sent.
  /** @param {string} draft */
  compose(draft) {
    this.draft = draft;
    return this.show();
  },

  // One action, or several in a row: all of them are played or none.
  /** @param {{action?: number, actions?: number[]}} deed @param {Element} [element] */
  async act(deed, element) {
    if (this.gate(deed.actions ?? [Number(deed.action)])) return;
    if (this.sent === this.version) return; // answered already; its picture is on its way
    const chosen = `${this.version} ${deed.action ?? deed.actions}`;
    if (wishes.confirm === "on" && this.chosen !== chosen) {
      this.chosen = chosen;
      return say(document.body.dataset.again ?? "", null, element?.getBoundingClientRect());
    }
    this.sent = this.version;
    main.classList.add("busy");
    await this.follow(async () => {
      try {
        await ask(`${this.api}/act`, { seat: this.seat, ...deed, version: this.version });
        this.draft = "";
        hush();
        main.dispatchEvent(new CustomEvent("acted"));
      } catch (error) {
        this.sent = null;
        complain(error, element);
      } finally {
        main.classList.remove("busy");
      }
    });
    $("#question")?.focus({ preventScroll: true });
  },

  /** @param {string} action @param {Element} element */
  async explain(action, element) {
    try {
      const query = new URLSearchParams({ seat: String(this.seat), action });
      const { refusal } = await ask(`${this.api}/why-not?${query}`);
      if (refusal) say(refusal.text, { id: refusal.rule, game: main.dataset.game ?? "" }, element.getBoundingClientRect());
    } catch (error) {
      complain(error, element);
    }
  },

  /** @param {string} what @param {object} body @param {Element} [element] */
  async post(what, body, element) {
    try {
      await this.follow(() => ask(`${this.api}/${what}`, { seat: this.seat, ...body }));
      main.dispatchEvent(new CustomEvent("posted", { detail: what }));
    } catch (error) {
      complain(error, element);
    }
  },

  /** @param {HTMLButtonElement} button */
  async hint(button) {
    button.disabled = true;
    const version = this.version;
    try {
      const { best } = await ask(`${this.api}/hint`, { seat: this.seat });
      if (version === this.version) hints(best); // else it is about a question that has been answered
    } catch (error) {
      complain(error, button);
    }
    button.disabled = false;
  },
};

/** What a bot would do and why, over the bar and in the picture. @param {{action: number, text: string, why: string[]}[]} [best] */
function hints(best = []) {
  const place = $("#hints");
  if (!place) return;
  for (const one of all(".hinted")) one.classList.remove("hinted");
  const items = [];
  for (const one of best) {
    const item = document.createElement("li"), deed = document.createElement("button");
    deed.dataset.action = String(one.action);
    deed.textContent = one.text;
    item.append(deed);
    const why = document.createElement("p");
    why.textContent = one.why.join(" ");
    item.append(why);
    items.push(item);
    $(`#panels [data-action="${one.action}"]`)?.classList.add("hinted");
  }
  $("ol", place).replaceChildren(...items);
  place.hidden = !best.length;
  keep_clear(place);
}

// Clicks and keys: an element says itself what it does

/** @param {any} element @param {any} event */
function pressed(element, event) {
  const data = element.dataset;
  if (playing && match.line !== null && !element.closest("#strip, #drawer, .head, #bar")) return back();
  if (data.sure && !confirm(data.sure)) return null;
  if (data.action !== undefined) return match.act({ action: Number(data.action) }, element);
  if (data.actions !== undefined) return match.act({ actions: data.actions.split(" ").map(Number) }, element);
  if (data.pick !== undefined) return match.compose(`${data.pick} ${where(element, event)}`);
  if (data.why !== undefined) return match.explain(data.why, element);
  if (data.draft !== undefined) return match.compose(data.draft);
  if (data.undo !== undefined) return match.post("take-back", { version: match.version }, element);
  if (data.vote !== undefined) return match.post(`motions/${data.vote}`, { agree: Boolean(data.agree) }, element);
  if (data.post !== undefined) {
    const body = data.versioned ? { version: match.version } : data.target !== undefined ? { target: Number(data.target) } : {};
    return match.post(data.post, data.seat === undefined ? body : { ...body, seat: Number(data.seat) }, element);
  }
  return null;
}

/** From a moment that has been, to now. */
export function back() {
  match.line = null;
  return match.show();
}

/** Where a surface was clicked: so many thousandths from its left and from its top. @param {Element} element @param {MouseEvent} event */
function where(element, event) {
  const box = element.getBoundingClientRect();
  const part = (/** @type {number} */ n, /** @type {number} */ whole) => Math.min(999, Math.max(0, Math.round((1000 * n) / whole)));
  return `i${part(event.clientX - box.left, box.width)} j${part(event.clientY - box.top, box.height)}`;
}

const DEEDS = "[data-action],[data-actions],[data-pick],[data-why],[data-draft],[data-undo],[data-vote],[data-post]";

document.addEventListener("click", (event) => {
  const element = /** @type {Element} */ (event.target).closest(DEEDS);
  if (!element || event.defaultPrevented) return; // the inspector has answered
  event.preventDefault();
  pressed(element, event);
});

document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if ((event.key === "Enter" || event.key === " ") && target.closest("svg") && target.matches(DEEDS)) {
    event.preventDefault();
    pressed(target, event);
  }
});

closer.listen($("#panels"));

document.body.dataset.layout = layout(); // before anything is measured: on a wide desk the drawer takes its room
let room = "", waiting = 0;
new ResizeObserver(() => {
  if (room === `${layout()} ${size()}`) return;
  const first = !room;
  room = `${layout()} ${size()}`;
  document.body.dataset.layout = layout();
  clearTimeout(waiting);
  waiting = setTimeout(() => match.show(), first ? 0 : 120);
}).observe($("#panels"));
