// Whoever seeks a game is led to the table as soon as there is one.

import { ask, main } from "./base.js";

const EVERY = 2000; // milliseconds

async function look() {
  const { match } = await ask("/api/seek").catch(() => ({ match: null }));
  if (match) location.assign(`/m/${match}`);
  else setTimeout(look, EVERY);
}

if (main.dataset.seeking) look();
