// boardgame.io's server with a game of one move, as `benchmarks/table.py --peer` starts it: node server.js memory|disk
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const game = require("./game.js");

const db = process.argv[2] === "disk" ? new FlatFile({ dir: "./kept", logging: false }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
console.log = () => {};
server.run(0).then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`));
