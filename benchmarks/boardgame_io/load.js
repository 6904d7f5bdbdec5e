// Two clients a match, speaking the server's own protocol; whoever is to move moves at once.
// Prints, in milliseconds, how long each move took to reach the other seat.
const { io } = require("socket.io-client");

const [port, matches, , seconds] = process.argv.slice(2).map(Number);
const times = [];
let counting = false;

// The server makes a match when the first client asks for it.
function match(matchID) {
  const sent = new Map();
  for (const seat of ["0", "1"]) {
    const socket = io(`http://localhost:${port}/count`, { transports: ["websocket"], forceNew: true });
    const see = (state) => {
      if (state.ctx.currentPlayer !== seat) return;
      const then = sent.get(state._stateID);
      if (then && counting) times.push(performance.now() - then);
      // a move and the end of the turn that follows it are two states
      const action = { type: "MAKE_MOVE", payload: { type: "add", args: [], playerID: seat } };
      sent.set(state._stateID + 2, performance.now());
      socket.emit("update", action, state._stateID, matchID, seat);
    };
    socket.on("sync", (_, { state }) => seat === "1" || see(state));
    socket.on("update", (_, state) => see(state));
    socket.on("connect", () => setTimeout(() => socket.emit("sync", matchID, seat, undefined, 2), seat === "1" ? 0 : 800));
  }
}

(async () => {
  for (let k = 0; k < matches; k += 1) match(`match-${k}`);
  await new Promise((go) => setTimeout(go, 2500));
  counting = true;
  await new Promise((go) => setTimeout(go, 1000 * seconds));
  process.stdout.write(JSON.stringify(times), () => process.exit(0));
})();
