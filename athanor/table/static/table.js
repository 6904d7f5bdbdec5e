// The table in the browser: one module, no library. A page says what it is in <main data-page="...">.
//
// The match: the server draws, this script listens. When the stream says that something has changed, the parts of the page are
// fetched and put in their places; pieces that are in both pictures glide. A click on what glows is sent as an action.

const main = document.querySelector("main");
const page = main.dataset.page;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 760px)");
const $ = (selector, from = document) => from.querySelector(selector);

// Asking the server

class No extends Error {
  constructor(answer) {
    super(answer.error);
    this.code = answer.code;
    this.rule = answer.rule;
  }
}

async function ask(path, body) {
  const how = body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, { ...how, headers: { ...how.headers, "Accept": "application/json" } });
  const answer = await response.json();
  if (!response.ok) throw new No(answer);
  return answer;
}

// A sentence shown where it happened

const bubble = $("#bubble");
let bubbleTimer = 0;

function say(words, rule, at) {
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
  const x = Math.min(Math.max(8, box.left + box.width / 2 - wide / 2), innerWidth - wide - 8);
  const below = box.top + box.height + 8;
  const y = below + high > innerHeight - 8 ? Math.max(8, box.top - high - 8) : below;
  bubble.style.left = `${x}px`;
  bubble.style.top = `${y}px`;
  clearTimeout(bubbleTimer);
  bubbleTimer = setTimeout(hush, 7000);
}

function hush() {
  bubble.hidden = true;
}

function complain(error, element) {
  const rule = error.rule ? { id: error.rule, game: gameOf() } : null;
  say(error.message, rule, element?.getBoundingClientRect());
}

function gameOf() {
  const link = $('a[href^="/rules/"]');
  return link ? link.getAttribute("href").split("/")[2].split("#")[0] : "";
}

// Pictures that change: pieces with the same id glide from where they were

function places(picture) {
  const found = new Map();
  for (const piece of picture.querySelectorAll(".piece[id]")) found.set(piece.id, piece.getBoundingClientRect());
  return found;
}

function put(picture, svg) {
  const before = places(picture);
  const size = $("svg", picture)?.getAttribute("viewBox");
  const focused = picture.contains(document.activeElement) ? sign(document.activeElement) : null;
  picture.innerHTML = svg;
  closer.again(picture);
  if (focused) $(focused, picture)?.focus({ preventScroll: true });
  const drawing = $("svg", picture);
  if (still.matches || !before.size || drawing?.getAttribute("viewBox")?.split(" ")[2] !== size?.split(" ")[2]) return;
  const scale = drawing ? drawing.viewBox.baseVal.width / (drawing.getBoundingClientRect().width || 1) : 1;
  for (const piece of picture.querySelectorAll(".piece[id]")) {
    const from = before.get(piece.id);
    if (from) glide(piece, from, scale);
  }
}

function glide(piece, from, scale) {
  const to = piece.getBoundingClientRect();
  const dx = (from.left - to.left) * scale, dy = (from.top - to.top) * scale;
  if (Math.hypot(dx, dy) < 2) return;
  const own = piece.getAttribute("transform");
  const base = own ? new DOMMatrix(getComputedStyle(piece).transform) : new DOMMatrix();
  const start = new DOMMatrix().translate(dx, dy).multiply(base);
  piece.animate([{ transform: start.toString() }, { transform: base.toString() }], { duration: 600, easing: "ease-in-out" });
}

// What an element is called in the next picture too
function sign(element) {
  for (const name of ["action", "actions", "draft", "why"]) {
    if (element.dataset[name] !== undefined) return `[data-${name}="${CSS.escape(element.dataset[name])}"]`;
  }
  return element.id ? `#${CSS.escape(element.id)}` : null;
}

const filled = new Map();

function fill(id, html) {
  const place = document.getElementById(id);
  if (!place || filled.get(id) === html) return;
  const focused = place.contains(document.activeElement) ? sign(document.activeElement) : null;
  filled.set(id, html);
  place.innerHTML = html;
  if (focused) $(focused, place)?.focus({ preventScroll: true });
}

// Looking closer at a part of a picture, <svg data-zoom="its whole view">: two fingers or Ctrl and the wheel, + and - on the
// keyboard. While it is closer, one finger or the mouse moves it. Nothing is sent.

const closer = {
  most: 6,
  kept: new Map(),
  fingers: new Map(),
  far: 0, // how far fingers have gone: what began as a drag is no click

  whole: (part) => part.dataset.zoom.split(" ").map(Number),
  name: (part) => `${part.id} ${part.dataset.zoom} ${part.dataset.part ?? ""}`,
  at: (part, { x, y }) => new DOMPoint(x, y).matrixTransform(part.getScreenCTM().inverse()),

  again(picture) {
    for (const part of picture.querySelectorAll("[data-zoom]")) {
      const view = this.kept.get(this.name(part));
      if (view) this.look(part, view);
    }
    this.tell();
  },

  look(part, [x, y, wide]) {
    const [left, top, width, height] = this.whole(part);
    const w = Math.min(width, Math.max(width / this.most, wide)), h = (w * height) / width;
    const view = [Math.min(Math.max(left, x), left + width - w), Math.min(Math.max(top, y), top + height - h), w, h];
    part.setAttribute("viewBox", view.join(" "));
    part.classList.toggle("closer", w < width);
    if (w < width) this.kept.set(this.name(part), view);
    else this.kept.delete(this.name(part));
    this.tell();
  },

  scale(part, factor, { x, y }) {
    const { x: left, y: top, width } = part.viewBox.baseVal;
    const w = Math.min(this.whole(part)[2], Math.max(this.whole(part)[2] / this.most, width / factor));
    this.look(part, [x - ((x - left) * w) / width, y - ((y - top) * w) / width, w]);
  },

  move(part, from, to) {
    const { x, y, width } = part.viewBox.baseVal, a = this.at(part, from), b = this.at(part, to);
    this.look(part, [x + a.x - b.x, y + a.y - b.y, width]);
  },

  tell() {
    const button = $("#unzoom");
    if (button) button.hidden = !$(".closer", $("#picture"));
  },

  reset() {
    for (const part of document.querySelectorAll("[data-zoom]")) this.look(part, this.whole(part));
  },

  down(event) {
    const part = event.target.closest("[data-zoom]");
    if (!part) return;
    if (!this.fingers.size) this.far = 0;
    this.part = part;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  },

  go(event) {
    const old = this.fingers.get(event.pointerId), part = this.part?.isConnected ? this.part : $("[data-zoom]");
    if (!old || !part) return;
    if (!event.buttons) return this.up(event); // the mouse was let go elsewhere
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (!other && !part.classList.contains("closer")) return;
    this.far += Math.hypot(now.x - old.x, now.y - old.y);
    const middle = (a) => (other ? { x: (a.x + other.x) / 2, y: (a.y + other.y) / 2 } : a);
    const apart = (a) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
    if (other) this.scale(part, apart(now) / apart(old), this.at(part, middle(old)));
    this.move(part, middle(old), middle(now));
  },

  up(event) {
    this.fingers.delete(event.pointerId);
  },

  listen(picture) {
    picture.addEventListener("pointerdown", (event) => this.down(event));
    addEventListener("pointermove", (event) => this.go(event));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => this.up(event));
    const own = (event) => event.target.closest("[data-zoom]") && (event.touches.length > 1 || event.target.closest(".closer"));
    picture.addEventListener("touchmove", (event) => own(event) && event.preventDefault(), { passive: false });
    picture.addEventListener("click", (event) => {
      if (this.far > 8) event.stopPropagation();
      this.far = 0;
    }, { capture: true });
    picture.addEventListener("wheel", (event) => {
      const part = event.ctrlKey && event.target.closest("[data-zoom]");
      if (!part) return;
      event.preventDefault();
      this.scale(part, Math.exp(-event.deltaY / 200), this.at(part, { x: event.clientX, y: event.clientY }));
    }, { passive: false });
    $("#unzoom").addEventListener("click", () => this.reset());
    addEventListener("keydown", (event) => {
      const factor = { "+": 1.5, "-": 1 / 1.5 }[event.key], part = $("[data-zoom]");
      if (!factor || !part || event.ctrlKey || event.target.closest("input,select,textarea")) return;
      const { x, y, width, height } = part.viewBox.baseVal;
      this.scale(part, factor, { x: x + width / 2, y: y + height / 2 });
    });
  },
};

// A quiet sound, off unless asked for

const sound = {
  on: localStorage.getItem("sound") === "on",
  chime() {
    if (!this.on) return;
    const air = (this.air ??= new AudioContext());
    const tone = air.createOscillator(), loud = air.createGain();
    tone.frequency.value = 660;
    loud.gain.setValueAtTime(0.0001, air.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.12, air.currentTime + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, air.currentTime + 0.9);
    tone.connect(loud).connect(air.destination);
    tone.start();
    tone.stop(air.currentTime + 1);
  },
};

// The stream. The browser takes it up again by itself and says what it heard last.

function listen(path, hear) {
  const stream = new EventSource(path);
  stream.addEventListener("change", (event) => hear(JSON.parse(event.data)));
  stream.addEventListener("lobby", () => hear({}));
  stream.addEventListener("error", () => main.classList.add("cut-off"));
  stream.addEventListener("open", () => main.classList.remove("cut-off"));
  addEventListener("pagehide", () => stream.close());
}

// One match, played or replayed

const match = {
  id: main.dataset.id,
  api: `/api/tables/${main.dataset.id}`,
  seat: Number(main.dataset.seat ?? -1),
  version: Number(main.dataset.version ?? 0),
  tick: Number(main.dataset.tick ?? 0),
  layout: main.dataset.layout,
  hot: main.dataset.hot === "1",
  draft: "",
  line: null,
  sent: null,
  turn: false,
  asked: 0,
  heard: 0,
  under_way: 0,

  // The stream tells of a change. What is under way ends with a picture: one change, one drawing.
  hear({ tick }) {
    this.heard = Math.max(this.heard, tick);
    if (!this.under_way && this.heard > this.tick) return this.show();
  },

  // A deed of ours, and the picture of what it made; another one, if something was heard since it was asked for that it lacks.
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

  show() {
    return this.follow(() => {});
  },

  async draw() {
    const order = ++this.asked;
    const query = new URLSearchParams({ layout: this.layout, draft: this.draft });
    if (this.seat >= 0 || page === "over") query.set("seat", this.seat);
    if (this.line !== null) query.set("line", this.line);
    const now = await ask(`/m/${this.id}/live?${query}`);
    if (order !== this.asked) return; // a newer picture is on its way
    if (page === "match" && now.status === "over") return location.reload();
    if (page === "match" && now.version !== this.version && this.draft) {
      this.draft = "";
      this.version = now.version;
      return this.draw();
    }
    if (now.version !== this.version) $("#hints")?.replaceChildren();
    this.version = now.version;
    this.tick = Math.max(this.tick, now.tick);
    if (now.your_turn && !this.turn) sound.chime();
    this.turn = now.your_turn;
    this.take(now);
  },

  take(now) {
    put($("#picture"), now.parts.picture);
    for (const part of ["status", "actions", "log", "players", "motions", "tools", "chat"]) fill(part, now.parts[part]);
    const words = $("#words-view");
    if (words) words.textContent = now.parts.words;
    document.title = now.title;
    main.dataset.shown = now.version;
    main.dataset.drawn = 1 + Number(main.dataset.drawn ?? 0);
    if (page === "match") curtain(now);
    furnish();
  },

  // A change of nothing but the draft redraws the picture; nothing is sent.
  async compose(draft) {
    this.draft = draft;
    await this.show();
  },

  // One action, or several in a row: all of them are played or none.
  async act(deed, element) {
    if (this.sent === this.version) return; // answered already; its picture is on its way
    this.sent = this.version;
    main.classList.add("busy");
    await this.follow(async () => {
      try {
        await ask(`${this.api}/act`, { seat: this.seat, ...deed, version: this.version });
        this.draft = "";
        hush();
      } catch (error) {
        this.sent = null;
        complain(error, element);
      } finally {
        main.classList.remove("busy");
      }
    });
  },

  async explain(action, element) {
    try {
      const query = new URLSearchParams({ seat: this.seat, action });
      const { refusal } = await ask(`${this.api}/why-not?${query}`);
      if (refusal) say(refusal.text, { id: refusal.rule, game: gameOf() }, element.getBoundingClientRect());
    } catch (error) {
      complain(error, element);
    }
  },

  async post(what, body, element) {
    try {
      await this.follow(() => ask(`${this.api}/${what}`, { seat: this.seat, ...body }));
    } catch (error) {
      complain(error, element);
    }
  },

  async hint(button) {
    button.disabled = true;
    try {
      const { best } = await ask(`${this.api}/hint`, { seat: this.seat });
      const list = document.createElement("ol");
      for (const one of best) {
        const item = document.createElement("li"), deed = document.createElement("button");
        deed.dataset.action = one.action;
        deed.textContent = one.text;
        item.append(deed);
        if (one.chance !== null) item.append(` ${Math.round(100 * one.chance)} % · ${one.tries}`);
        list.append(item);
        $(`#picture [data-action="${one.action}"]`)?.classList.add("hinted");
      }
      $("#hints").replaceChildren(list);
    } catch (error) {
      complain(error, button);
    }
    button.disabled = false;
  },
};

function curtain(now) {
  const cloth = $("#curtain");
  const down = now.curtain >= 0;
  const falls = down && cloth.hidden;
  cloth.hidden = !down;
  if (!down) return;
  match.next = now.curtain;
  match.seat = -1;
  $("#curtain-words").textContent = $("#status").textContent;
  if (falls) $("#lift").focus();
}

function furnish() {
  const button = $("#sound");
  if (button) button.setAttribute("aria-pressed", sound.on);
  const wide = $("#wide");
  if (wide) wide.setAttribute("aria-pressed", document.body.classList.contains("wide"));
}

// Clicks and keys: an element says itself what it does

function pressed(element, event) {
  const data = element.dataset;
  if (data.action !== undefined) return match.act({ action: Number(data.action) }, element);
  if (data.actions !== undefined) return match.act({ actions: data.actions.split(" ").map(Number) }, element);
  if (data.pick !== undefined) return match.compose(`${data.pick} ${where(element, event)}`);
  if (data.why !== undefined) return match.explain(data.why, element);
  if (data.draft !== undefined) return match.compose(data.draft);
  if (data.undo !== undefined) return match.post("take-back", { version: match.version }, element);
  if (data.vote !== undefined) return match.post(`motions/${data.vote}`, { agree: Boolean(data.agree) }, element);
  if (data.post !== undefined) {
    if (data.sure && !confirm(data.sure)) return null;
    const body = data.versioned ? { version: match.version } : data.target !== undefined ? { target: Number(data.target) } : {};
    if (data.seat !== undefined) body.seat = Number(data.seat);
    return match.post(data.post, body, element);
  }
  if (data.print !== undefined) return print();
  if (data.copy !== undefined) return navigator.clipboard?.writeText(document.getElementById(data.copy).value);
  return null;
}

// Where a surface was clicked: so many thousandths from its left and from its top.
function where(element, event) {
  const box = element.getBoundingClientRect();
  const part = (n, size) => Math.min(999, Math.max(0, Math.round((1000 * n) / size)));
  return `i${part(event.clientX - box.left, box.width)} j${part(event.clientY - box.top, box.height)}`;
}

const DEEDS = "[data-action],[data-actions],[data-pick],[data-why],[data-draft],[data-undo],[data-vote],[data-post],[data-copy],[data-print]";

document.addEventListener("click", (event) => {
  const element = event.target.closest(DEEDS);
  if (!bubble.contains(event.target)) hush();
  if (element) {
    event.preventDefault();
    pressed(element, event);
  }
});

document.addEventListener("keydown", (event) => {
  const inField = event.target.closest("input,select,textarea");
  if (event.key === "Escape") hush();
  if ((event.key === "Enter" || event.key === " ") && event.target.matches?.(`svg ${DEEDS.replaceAll(",", ",svg ")}`)) {
    event.preventDefault();
    pressed(event.target, event);
  } else if (page === "match" && !inField && !event.ctrlKey && !event.metaKey && !event.altKey) {
    if (event.key === "u") $('#tools [data-post="take-back"]')?.click();
    if (event.key === "h") $("#hint")?.click();
  }
});

// The pages

function playMatch() {
  const chooseLayout = () => {
    const layout = narrow.matches ? "phone" : "desk";
    if (layout !== match.layout) {
      match.layout = layout;
      match.show();
    }
  };
  if (localStorage.getItem("wide") === "on") document.body.classList.add("wide");
  if (Number(main.dataset.curtain) >= 0) {
    match.next = Number(main.dataset.curtain);
    match.seat = -1;
  }
  $("#lift").addEventListener("click", () => {
    match.seat = match.next;
    match.show();
  });
  $("#tools").addEventListener("click", (event) => {
    if (event.target.id === "hint") match.hint(event.target);
    if (event.target.id === "sound") {
      sound.on = !sound.on;
      localStorage.setItem("sound", sound.on ? "on" : "off");
      sound.chime();
    }
    if (event.target.id === "wide") {
      const on = document.body.classList.toggle("wide");
      localStorage.setItem("wide", on ? "on" : "off");
    }
    furnish();
  });
  $("#talk")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = $("#words"), words = field.value;
    field.value = "";
    const seat = match.seat >= 0 ? match.seat : match.next;
    if (words.trim()) match.post("chat", { words, seat }, field);
  });
  narrow.addEventListener("change", chooseLayout);
  chooseLayout();
  furnish();
  luck.show();
  match.turn = Boolean($("#status .now"));
  main.dataset.shown = match.version;
  listen(`${match.api}/events`, (change) => match.hear(change));
}

// A page that a game brings along: whatever is changed in its form, the page is made anew from it; its address keeps it all.
function leaf() {
  const place = $("#leaf");
  let order = 0, timer = 0;
  const renew = async () => {
    const mine = ++order, form = $("form", place);
    const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => typeof value === "string" && value !== ""));
    const answer = await fetch(`${location.pathname}?${query}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (mine !== order || !$("#leaf", page)) return;
    const focused = document.activeElement?.id;
    place.replaceChildren(...$("#leaf", page).childNodes);
    $("#leaf-ways").replaceChildren(...$("#leaf-ways", page).childNodes);
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

function replay() {
  const slider = $("#line"), last = Number(main.dataset.last), chart = $("#chart svg"), play = $("#play");
  let running = 0;
  const go = (line) => {
    match.line = Math.min(last, Math.max(0, line));
    slider.value = match.line;
    $("#line-now").textContent = `${match.line} / ${last}`;
    $("#on-line").value = Math.min(match.line, last - 1);
    const { left, right } = chart.dataset;
    const x = Number(left) + ((Number(right) - Number(left)) * match.line) / Math.max(1, last);
    $("#chart-now").setAttribute("transform", `translate(${x - Number(right)} 0)`);
    return match.show();
  };
  const stop = () => {
    clearTimeout(running);
    running = 0;
    play.setAttribute("aria-pressed", "false");
  };
  const step = async () => {
    await go((match.line ?? 0) + 1);
    running = match.line < last && running ? setTimeout(step, 900) : (stop(), 0);
  };
  match.line = last;
  $("#chart").scrollLeft = $("#chart").scrollWidth; // on a phone the end is what one wants to see first
  slider.addEventListener("input", () => go(Number(slider.value)));
  $("#eyes").addEventListener("change", (event) => {
    match.seat = Number(event.target.value);
    match.show();
  });
  chart.addEventListener("click", (event) => {
    const box = chart.getBoundingClientRect(), { left, right, width } = chart.dataset;
    const x = ((event.clientX - box.left) / box.width) * Number(width);
    go(Math.round(((x - Number(left)) / (Number(right) - Number(left))) * last));
  });
  play.addEventListener("click", () => {
    if (running) return stop();
    play.setAttribute("aria-pressed", "true");
    if (match.line >= last) match.line = -1;
    running = setTimeout(step, 0);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input,select,textarea")) return;
    const goal = { ArrowLeft: match.line - 1, ArrowRight: match.line + 1, Home: 0, End: last }[event.key];
    if (goal !== undefined) {
      event.preventDefault();
      stop();
      go(goal);
    }
  });
  const check = async (told) => {
    $("#fair-answer").textContent = $("#check-fair").dataset[await luck.checked(told)];
  };
  $("#check-fair").addEventListener("click", async () => check(await ask(`${match.api}/fairness`)));
  check(JSON.parse($("#fair").dataset.told));
  luck.show();
  if (narrow.matches && match.layout !== "phone") {
    match.layout = "phone";
    match.show();
  }
}

// A number of one's own in the luck of a match. It is drawn when a form with data-seal is sent, and only its seal is sent along. When
// everybody sits, the browser notes what has been published, and only then says the number. When the match is over, it checks all of
// it itself: it need not believe the server.

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(words) {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words))));
}

const luck = {
  seal: (number) => sha256(`athanor number:${number}`),
  noted: () => JSON.parse(localStorage.getItem(`luck ${match.id}`) ?? "null"),

  async sit(form) {
    const number = hex(crypto.getRandomValues(new Uint8Array(16))), seal = await this.seal(number);
    localStorage.setItem(`number ${seal}`, number);
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "seal", value: seal });
    form.append(field);
  },

  async open() {
    const { table } = await ask(match.api);
    const seals = table.seats.map((chair) => chair.seal);
    const mine = table.seats.find((chair) => chair.you && !chair.opened && localStorage.getItem(`number ${chair.seal}`));
    if (!mine || !table.sealed) return;
    const number = localStorage.getItem(`number ${mine.seal}`);
    if (!this.noted()) localStorage.setItem(`luck ${match.id}`, JSON.stringify({ commitment: table.commitment, seals, number, seat: mine.seat }));
    const answer = await ask(`${match.api}/open`, { seat: mine.seat, number });
    if (answer.table.status !== "gathering") location.reload();
  },

  show() {
    const noted = this.noted(), place = $("#own-number");
    if (!noted || !place) return;
    place.textContent = noted.number;
    place.parentElement.hidden = place.parentElement.previousElementSibling.hidden = false;
  },

  // Which sentence is true: what was promised, each number and its seal, the luck made of them, the match made of the luck
  async checked({ commitment, seals, seed, salt, numbers, luck: made, played_on: known, fair }) {
    if (!crypto.subtle) return "unable";
    const noted = known ? null : this.noted();
    const promised = !noted || (noted.commitment === commitment && noted.seals.join() === seals.join());
    if (!promised || (await sha256(`athanor:${seed}:${salt}`)) !== commitment) return "promise";
    for (const [seat, number] of numbers.entries()) {
      if (number && (await this.seal(number)) !== seals[seat]) return "number";
    }
    if (noted && numbers[noted.seat] !== noted.number) return "number";
    const mixed = numbers.length ? await sha256(`athanor luck:${seed}:${salt}:${numbers.map((one) => one ?? "-").join(" ")}`) : salt;
    if (mixed !== made) return "luck";
    return !fair ? "play" : known ? "known" : noted ? "mine" : "good";
  },
};

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.dataset.seal === undefined || !crypto.subtle) return;
  event.preventDefault();
  if (form.dataset.seal === "sent") return;
  form.dataset.seal = "sent";
  try {
    await luck.sit(form);
  } finally {
    form.submit();
  }
});

addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll("form[data-seal]")) {
    form.dataset.seal = "";
    $("[name=seal]", form)?.remove();
  }
});

function visitLobby() {
  let waiting = 0;
  const renew = async () => {
    waiting = 0;
    const response = await fetch("/lobby");
    if (response.ok) $("#tables").innerHTML = await response.text();
  };
  listen("/api/lobby/events", () => (waiting ||= setTimeout(renew, 800)));
  const fires = setInterval(async () => {
    const burning = document.querySelectorAll(".fire");
    if (!burning.length) return clearInterval(fires);
    const { games } = await ask("/api/games");
    for (const fire of burning) {
      const game = games.find((one) => one.slug === fire.dataset.game);
      const { status, percent } = game?.furnace ?? {};
      if (status === "heating") fire.textContent = fire.dataset.heating.replace(/\d+/, percent);
      else if (status !== "cold") fire.remove();
    }
  }, 2000);
}

function wait() {
  luck.open().catch((error) => complain(error)).finally(() => luck.show());
  listen(`${match.api}/events`, (change) => {
    if (change.tick > match.tick) location.reload();
  });
}

function chooseSeats() {
  for (const select of document.querySelectorAll("select[data-seat]")) {
    const name = select.parentElement.querySelector("input");
    const follow = () => (name.hidden = select.value !== "here");
    select.addEventListener("change", follow);
    follow();
  }
}

if ($("#picture")) closer.listen($("#picture"));

({ match: playMatch, over: replay, lobby: visitLobby, gathering: wait, new: chooseSeats, leaf })[page]?.();
