// The clocks of the seats: the server says what is left and since when it runs, the page counts.

import { all } from "./base.js";

const EVERY = 500; // milliseconds

/** A number of a unit, as the page's language writes it in short. @param {number} n @param {string} unit */
function short(n, unit) {
  return new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "narrow" }).format(n);
}

/** @param {number} seconds */
function told(seconds) {
  const days = Math.floor(seconds / 86400), hours = Math.floor(seconds / 3600) % 24, minutes = Math.floor(seconds / 60) % 60;
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (days) return `${short(days, "day")}\u00a0${short(hours, "hour")}`;
  if (hours) return `${short(hours, "hour")}\u00a0${two(minutes)}`;
  return `${minutes}:${two(Math.floor(seconds) % 60)}`;
}

/** The time of the turn, and what is in the bank: that is taken from only when the first is over. */
function count() {
  for (const one of all("[data-left]")) {
    const [clock, left, since] = [one.dataset.clock, one.dataset.left, one.dataset.since].map(Number);
    const gone = since ? Math.max(0, Date.now() / 1000 - since) : 0;
    const turn = Math.max(0, clock - gone), bank = Math.max(0, left - Math.max(0, gone - clock));
    one.textContent = turn && bank ? `${told(turn)} + ${told(bank)}` : told(turn + bank);
    one.classList.toggle("runs", Boolean(since));
  }
}

setInterval(count, EVERY);
count();
