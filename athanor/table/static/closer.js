import { $, all } from "./base.js";

// Looking closer at a part of a picture, <svg data-zoom="its whole view">: two fingers or Ctrl and the wheel, + and - on the
// keyboard. While it is closer, one finger or the mouse moves it. Nothing is sent.

export const closer = {
  most: 6,
  kept: new Map(),
  fingers: new Map(),
  far: 0, // how far fingers have gone: what began as a drag is no click

  whole: (part) => part.dataset.zoom.split(" ").map(Number),
  name: (part) => `${part.id} ${part.dataset.zoom} ${part.dataset.part ?? ""}`,
  at: (part, { x, y }) => new DOMPoint(x, y).matrixTransform(part.getScreenCTM().inverse()),

  // What lies in a picture catches no pointer unless it does something: where it is tells which part is meant.
  under({ clientX: x, clientY: y }) {
    return all("[data-zoom]").find((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    });
  },

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
    if (button) button.hidden = !$("#panels .closer");
  },

  reset() {
    for (const part of document.querySelectorAll("[data-zoom]")) this.look(part, this.whole(part));
  },

  down(event) {
    const part = this.under(event);
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
    const own = (event) => {
      const part = this.under(event.touches[0] ?? event);
      return part && (event.touches.length > 1 || part.classList.contains("closer"));
    };
    picture.addEventListener("touchmove", (event) => own(event) && event.preventDefault(), { passive: false });
    picture.addEventListener("click", (event) => {
      if (this.far > 8) event.stopPropagation();
      this.far = 0;
    }, { capture: true });
    picture.addEventListener("wheel", (event) => {
      const part = event.ctrlKey && this.under(event);
      if (!part) return;
      event.preventDefault();
      this.scale(part, Math.exp(-event.deltaY / 200), this.at(part, { x: event.clientX, y: event.clientY }));
    }, { passive: false });
    $("#unzoom").addEventListener("click", () => this.reset());
    addEventListener("keydown", (event) => {
      const factor = { "+": 1.5, "-": 1 / 1.5 }[event.key], part = $("[data-zoom]");
      const target = /** @type {Element} */ (event.target);
      if (!factor || !part || event.ctrlKey || target.closest("input,select,textarea")) return;
      const { x, y, width, height } = part.viewBox.baseVal;
      this.scale(part, factor, { x: x + width / 2, y: y + height / 2 });
    });
  },
};

