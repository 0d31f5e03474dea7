import { choice, game, wholeNumber } from "@/lib/engine/options";

/** A test game: three dice each, ones wild, a life for being wrong. */
export const stationDice = game({
  id: "station-dice",
  options: {
    lives: wholeNumber("C5", { preset: 3, from: 1, to: 9 }),
    raise: choice("S8", "quantity-major", "no-decrease"),
  },
  rules: (house) => ({
    claims: { kind: "counts", raise: house.raise },
    cups: { kind: "own", dice: 3 },
    wild: { kind: "ones" },
    challenges: [{ kind: "doubt" }, { kind: "spot-on" }],
    deal: { lives: house.lives },
    cost: [
      {
        when: { kind: "spot-on", right: true },
        moves: [{ what: "life", from: "others", to: "bank" }],
        rules: ["C5"],
      },
      { when: { right: true }, moves: [{ what: "life", from: "claimer", to: "bank" }], rules: ["C5"] },
      { moves: [{ what: "life", from: "challenger", to: "bank" }], rules: ["C5"] },
    ],
    starter: "loser",
    ending: { kind: "last-in", without: "life", rule: "C2" },
  }),
});
