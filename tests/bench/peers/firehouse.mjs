// Firehouse written for boardgame.io: the same actions, checks and bookkeeping.
import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";
import { CreateGameReducer, InitializeGame } from "boardgame.io/dist/cjs/internal.js";

const left = (G, seat) => (seat + 1) % G.seats.length;
const inTurn = (G) => (G.round.latest ? left(G, G.round.latest.by) : G.round.starter);
const higher = (claim, latest) =>
  !latest || claim.count > latest.count || (claim.count === latest.count && claim.face > latest.face);

/** The game, as boardgame.io takes it. */
export const game = {
  name: "firehouse",
  disableUndo: true,
  setup: ({ ctx }) => ({
    phase: "between-rounds",
    starter: null,
    settled: 0,
    seats: Array.from({ length: ctx.numPlayers }, () => ({ dice: 3, goods: 0, bads: 0 })),
  }),
  turn: { activePlayers: { all: "table" }, stages: { table: {} } },
  moves: {
    start({ G }, starter, wild) {
      if (G.phase !== "between-rounds" || (G.starter !== null && G.starter !== starter)) return INVALID_MOVE;
      if (!(wild >= 1 && wild <= 6)) return INVALID_MOVE;
      G.phase = "claiming";
      G.round = { starter, wild, latest: null };
    },
    claim({ G }, by, claim) {
      if (G.phase !== "claiming" || by !== inTurn(G) || !higher(claim, G.round.latest?.claim))
        return INVALID_MOVE;
      if (!(claim.face >= 1 && claim.face <= 6) || claim.count < 1) return INVALID_MOVE;
      G.round.latest = { by, claim };
    },
    challenge({ G }, by) {
      if (G.phase !== "claiming" || !G.round.latest || by === G.round.latest.by) return INVALID_MOVE;
      G.phase = "revealing";
      G.round.challenge = { by, outOfTurn: by !== inTurn(G) };
    },
    reveal({ G }, dice) {
      if (G.phase !== "revealing" || !G.seats.every((seat, at) => dice[at]?.length === seat.dice))
        return INVALID_MOVE;
      const { latest, wild, challenge } = G.round;
      const found = dice.flat().filter((die) => die === latest.claim.face || die === wild).length;
      const right = found < latest.claim.count;
      const banger = G.seats[challenge.by];
      if (right) G.seats[latest.by].bads += 1;
      if (challenge.outOfTurn) banger[right ? "goods" : "bads"] += 2;
      else if (!right) banger.bads += 1;
      G.starter = (G.round.starter + 1) % G.seats.length;
      G.phase = "between-rounds";
      G.settled += 1;
    },
  },
};

/** Plays moves: `[name, ...args]` → true if accepted. */
export function peerTable(players) {
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: players });
  return (type, ...args) => {
    const next = reduce(state, { type: "MAKE_MOVE", payload: { type, args, playerID: "0" } });
    const accepted = next._stateID > state._stateID;
    state = { ...next, deltalog: [] };
    return accepted;
  };
}
