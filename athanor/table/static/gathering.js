// A table that waits for players: when everybody sits, the browser says its number; when the match begins, the page follows.

import { complain, listen, main } from "./base.js";
import { luck } from "./luck.js";

luck.open().catch((error) => complain(error)).finally(() => luck.show());
listen(`/api/matches/${main.dataset.id}/stream`, (change) => {
  if (change.tick > Number(main.dataset.tick)) location.reload();
});
