// Two seats take turns; each adds one.
module.exports = {
  name: "count",
  setup: () => ({ n: 0 }),
  moves: { add: ({ G }) => { G.n += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};
