import { refusal } from "../checks";
import type { Terms } from "../parts";
import { ok, refused } from "../result";
import { type Face, isFace, type RoundTerms, type StartRound } from "../vocabulary";

const plain: RoundTerms = {
  wild: null,
  redDie: null,
  notOpeningOn: null,
  locksFace: false,
  lockedFace: null,
};

const noFurtherTerms = {
  checks: () => [],
  claimed: (_claim: unknown, terms: RoundTerms) => terms,
  fellToOneDie: () => null,
} satisfies Partial<Terms>;

/** The starter rolls the big red die in the open: its face is wild for the round, itself it is not counted (F2). */
export const redDie: Terms = {
  ...noFurtherTerms,
  redDie: true,
  begin({ wild }) {
    if (wild === undefined) return refused(refusal("wild-needed", "F2"));
    return isFace(wild)
      ? ok({ ...plain, wild, redDie: wild })
      : refused(refusal("bad-face", null, { got: wild }));
  },
};

const withoutRedDie = (wild: Face | null): Terms => ({
  ...noFurtherTerms,
  redDie: false,
  begin: (start: StartRound) =>
    start.wild === undefined ? ok({ ...plain, wild }) : refused(refusal("wild-not-used", "F2")),
});

/** No face is wild. */
export const noWild: Terms = withoutRedDie(null);

/** Ones are wild in every round (B1, I3). */
export const onesWild: Terms = withoutRedDie(1);
