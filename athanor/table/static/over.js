// A match that is over: its replay, through anybody's eyes, and whether it was fair.

import { $, ask, main } from "./base.js";
import "./inspector.js";
import { luck } from "./luck.js";
import { match } from "./match.js";

const slider = $("#line"), last = Number(main.dataset.last), play = $("#play"), analysis = $("#analysis");
/** @type {number[]} */
const moments = JSON.parse(slider.dataset.moments); // lines after which something was told
let running = 0;

/** @param {number} k */
function go(k) {
  const at = Math.min(moments.length - 1, Math.max(0, k)), line = moments[at];
  match.line = line;
  slider.value = String(at);
  $("#line-now").textContent = `${at} / ${moments.length - 1}`;
  $("#on-line").value = String(Math.min(line, last - 1));
  mark(line);
  return match.show();
}

/** Where the replay is, in every chart. @param {number} line */
function mark(line) {
  for (const chart of /** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll("svg.chart"))) {
    const { left, right } = chart.dataset;
    const x = Number(left) + ((Number(right) - Number(left)) * line) / Math.max(1, last);
    chart.querySelector(".chart-now")?.setAttribute("transform", `translate(${x - Number(right)} 0)`);
  }
}

/** The first moment at or after a line. @param {number} line */
function moment(line) {
  const next = moments.findIndex((one) => one >= line);
  return next < 0 ? moments.length - 1 : next;
}

const now = () => Number(slider.value);

function stop() {
  clearTimeout(running);
  running = 0;
  play.setAttribute("aria-pressed", "false");
  play.textContent = play.dataset.play;
}

async function step() {
  await go(now() + 1);
  if (!running) return;
  if (now() < moments.length - 1) running = setTimeout(step, 900);
  else stop();
}

match.line = last;
slider.addEventListener("input", () => go(now()));
for (const [id, by] of /** @type {[string, number][]} */ ([["first", -1e9], ["back", -1], ["next", 1], ["last", 1e9]])) {
  $(`#${id}`).addEventListener("click", () => {
    stop();
    go(now() + by);
  });
}
$("#eyes").addEventListener("change", (/** @type {Event} */ event) => {
  match.seat = Number(/** @type {HTMLSelectElement} */ (event.target).value);
  match.show();
});
document.addEventListener("click", (event) => {
  const chart = /** @type {SVGElement | null} */ (/** @type {Element} */ (event.target).closest("svg.chart"));
  if (!chart) return;
  const box = chart.getBoundingClientRect(), { left, right, width } = chart.dataset;
  const x = ((event.clientX - box.left) / box.width) * Number(width);
  go(moment(Math.round(((x - Number(left)) / (Number(right) - Number(left))) * last)));
});
play.addEventListener("click", () => {
  if (running) return stop();
  play.setAttribute("aria-pressed", "true");
  play.textContent = play.dataset.pause;
  if (now() >= moments.length - 1) slider.value = "-1";
  running = setTimeout(step, 0);
});
document.addEventListener("keydown", (event) => {
  if (/** @type {Element} */ (event.target).closest("input:not(#line),select,textarea")) return;
  if (event.key === " " && /** @type {Element} */ (event.target).matches("body, #line")) {
    event.preventDefault();
    return play.click();
  }
  const goal = { ArrowLeft: now() - 1, ArrowRight: now() + 1, Home: 0, End: moments.length - 1 }[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  stop();
  go(goal);
});

$("#analyse").addEventListener("click", async () => {
  $("#analyse").disabled = true;
  $("#analyse").textContent = analysis.dataset.wait;
  const answer = await fetch(`/m/${main.dataset.id}/analysis`);
  if (answer.ok) analysis.innerHTML = await answer.text();
  mark(moments[now()]);
});
analysis.addEventListener("change", () => {
  const [fair, known] = /** @type {NodeListOf<HTMLElement>} */ (analysis.querySelectorAll(".curve"));
  fair.hidden = $("#all-known").checked;
  known.hidden = !fair.hidden;
});
analysis.addEventListener("click", (event) => {
  const shown = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-show]"));
  if (!shown) return;
  stop();
  match.seat = Number(shown.dataset.eyes);
  $("#eyes").value = shown.dataset.eyes;
  go(moment(Number(shown.dataset.show)));
  slider.scrollIntoView({ block: "start" });
});

/** @param {any} told */
async function check(told) {
  $("#fair-answer").textContent = $("#check-fair").dataset[await luck.checked(told)];
}

$("#check-fair").addEventListener("click", async () => check(await ask(`${match.api}/fairness`)));
check(JSON.parse($("#fair").dataset.told));
luck.show();
