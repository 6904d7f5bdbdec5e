// The lobby: tables come and go, furnaces heat, and the title counts the tables where it is your turn.

import { $, all, ask, date, listen } from "./base.js";
import "./luck.js";

const EVERY = 60_000; // milliseconds: words as "3 minutes ago" grow old
const narrow = matchMedia("(max-width: 599px)");
const tables = $("#tables");
let waiting = 0;

/** Lists that somebody has folded stay so, and the focus stays where it was. */
async function renew() {
  waiting = 0;
  const response = await fetch("/lobby").catch(() => null);
  if (!response?.ok) return;
  const open = new Map(all("details", tables).map((one) => [one.id, one.open]));
  const focused = document.activeElement?.closest("a[href]")?.getAttribute("href");
  tables.innerHTML = await response.text();
  for (const list of all("details", tables)) list.open = open.get(list.id) ?? !narrow.matches;
  if (focused) $(`a[href="${focused}"]:not([tabindex])`, tables)?.focus({ preventScroll: true });
  date(tables);
  count();
}

function count() {
  const turns = all(".turn", tables).length;
  document.title = turns ? `(${turns}) Athanor` : "Athanor";
}

if (narrow.matches) for (const list of all("details", tables)) list.open = false;
listen("/api/lobby/stream", () => (waiting ||= setTimeout(renew, 800)));
setInterval(() => document.hidden || renew(), EVERY);
count();

const fires = setInterval(async () => {
  const burning = all(".fire");
  if (!burning.length) return clearInterval(fires);
  const { games } = await ask("/api/games").catch(() => ({ games: [] }));
  for (const fire of burning) {
    const game = games.find((/** @type {any} */ one) => one.slug === fire.dataset.game);
    const { status, percent } = game?.furnace ?? {};
    if (status === "heating") fire.textContent = fire.dataset.heating.replace(/\d+/, percent);
    else if (status && status !== "cold") fire.remove();
  }
}, 2000);
