import { type Check, refusal } from "../checks";
import type { Cups, Handled } from "../parts";
import { ok, refused } from "../result";
import type { Complete, CUP_WORDS, CupStep, Face, OpenRound, ReRoll, TableDie } from "../vocabulary";

/** The words for a passed cup of five dice (P4–P6, C3, C4). */
type Handling = Complete<typeof CUP_WORDS.hands>;

/** Without steps, a cup of two dice is only passed and shaken (M1, M2, M8). */
type PassedCup = Complete<(typeof CUP_WORDS)["two-dice"]> & { readonly handling: Handling | null };

const DEALT = 5;

/**
 * One cup goes around. The player in turn peeks, shows, hides and rolls, then claims and passes it on (P1–P6,
 * C3, C4, M1, M8).
 */
export function passedCup({ handling, pass_unseen, second_roll }: PassedCup): Cups {
  const total = handling === null ? 2 : DEALT;
  const again = second_roll === "blind" ? 1 : null;
  return {
    dealt: () => null,
    reRolls: again,
    steps: stepsOf(handling),
    diceInPlay: () => total,
    toLift: () => [{ player: null, dice: total }],
    lift(shown, _seats, round) {
      if ("outcome" in shown) return ok(shown);
      const { dice } = shown as { readonly dice: readonly Face[] };
      const lying = round.table.map(({ face }) => face);
      if (dice.length !== total || !holds(dice, lying))
        return refused(refusal("dice-mismatch", "S12", { got: dice.length, limit: total, dice: lying }));
      return ok({ dice });
    },
    handle(step) {
      if (step.do === "re-roll") return again === null ? null : (round) => rollAgain(step, round, again);
      return handling && ((round) => handle(step, round, handling));
    },
    claimChecks(action, claim, round, language) {
      const opens = round.latest === null;
      if (handling === null) {
        const unseen = action.accept === "blind" && pass_unseen === "off" && !opens;
        return [() => (unseen ? refusal("must-look", "M2", { player: action.by }) : null)];
      }
      const open = this.passed(action, round).map(({ face }) => face);
      const { openDice } = language;
      return [
        () => {
          if (openDice === null || open.length === 0) return null;
          if (handling.exposed === "must-allow")
            return openDice.canStillBeTrue(claim, open)
              ? null
              : refusal("table-disproves-claim", "P6", { claim, dice: open });
          if (handling.exposed === "free") return null;
          return openDice.fitsInOneHand(claim, open, handling.exposed === "must-fit-strictly")
            ? null
            : refusal("exposed-not-in-claim", "C3", { claim, dice: open });
        },
        // After unrecorded claims, a peek may be unrecorded too (S11).
        () => (opens || action.skipped ? null : owesRoll(round, handling, action.by)),
      ];
    },
    passed(action, round) {
      const table = handling?.table_lock === "turn" ? round.table.map(unlock) : round.table;
      return action.table === undefined ? table : withLocks(action.table, table);
    },
    challengeChecks: (round) => [
      () =>
        handling !== null && round.turn.looked
          ? refusal("looked-then-challenged", rollsTable(handling) ? "P5" : "C4")
          : null,
      // M8: the roll that could be challenged is gone.
      () => (again !== null && round.turn.rerolls > 0 ? refusal("looked-then-challenged", "M8") : null),
    ],
  };
}

/** P4: dice may be rolled in the open, which locks them. Never in C4. */
const rollsTable = ({ roll_table }: Handling): boolean => roll_table === "yes";

/** M8: once per turn, with or without a peek before it. */
const rollAgain = ({ by }: ReRoll, round: OpenRound, most: number): Handled => ({
  checks: [
    () => (round.turn.rerolls >= most ? refusal("no-rerolls-left", "M8", { player: by, limit: most }) : null),
  ],
  after: () => ({ ...round, turn: { ...round.turn, rerolls: round.turn.rerolls + 1 } }),
});

function stepsOf(handling: Handling | null): readonly CupStep["do"][] {
  if (handling === null) return [];
  return ["look", "show", "hide", ...(rollsTable(handling) ? (["roll-table"] as const) : []), "roll-cup"];
}

function owesRoll({ turn }: OpenRound, { must_roll: mustRoll }: Handling, player: string) {
  const rolled = mustRoll === "cup" ? turn.rolledCup : turn.rolledCup || turn.rolledTable;
  return mustRoll !== "nothing" && turn.looked && !rolled ? refusal("must-roll", "P5", { player }) : null;
}

/** The steps of a turn in order (P4, C4): show, hide, roll on the table, roll the cup, peek, show. */
function handle(step: CupStep, round: OpenRound, handling: Handling): Handled {
  const { table, turn } = round;
  const faces = table.map(({ face }) => face);
  const unlocked = table.filter(({ locked }) => !locked).map(({ face }) => face);
  const refuse =
    (wrong: boolean, code: Parameters<typeof refusal>[0], dice: readonly Face[] = []): Check =>
    () =>
      wrong ? refusal(code, rollsTable(handling) ? "P4" : "C4", { player: step.by, dice }) : null;
  const blind = refuse(
    round.latest !== null && !turn.looked && handling.blind_may_roll === "no",
    "must-look",
  );
  switch (step.do) {
    case "look":
      return { checks: [], after: () => ({ ...round, turn: { ...turn, looked: true } }) };
    case "roll-cup":
      return { checks: [blind], after: () => ({ ...round, turn: { ...turn, rolledCup: true } }) };
    case "show":
      return {
        checks: [blind, refuse(step.dice.length > DEALT - table.length, "not-in-cup", step.dice)],
        after: () => ({ ...round, table: [...table, ...step.dice.map((face) => ({ face, locked: false }))] }),
      };
    case "hide":
      return {
        checks: [
          blind,
          refuse(!holds(faces, step.dice), "not-on-table", step.dice),
          refuse(!holds(unlocked, step.dice), "locked-die", step.dice),
          refuse(turn.rolledCup || turn.rolledTable, "roll-order"),
        ],
        after: () => ({ ...round, table: without(table, step.dice) }),
      };
    case "roll-table":
      return {
        checks: [
          blind,
          refuse(!holds(faces, step.from), "not-on-table", step.from),
          refuse(!holds(unlocked, step.from), "locked-die", step.from),
          refuse(turn.rolledCup || !rollsTable(handling), "roll-order"),
        ],
        after: () => ({
          ...round,
          turn: { ...turn, rolledTable: true },
          table: [
            ...without(table, step.from),
            ...step.to.map((face) => ({ face, locked: rollsTable(handling) })),
          ],
        }),
      };
  }
}

const count = (dice: readonly Face[], face: Face) => dice.filter((die) => die === face).length;

/** True if `dice` contain all of `some`, with multiplicity. */
const holds = (dice: readonly Face[], some: readonly Face[]): boolean =>
  some.every((face) => count(some, face) <= count(dice, face));

/** Removes these dice from the table, unlocked ones first. */
function without(table: readonly TableDie[], dice: readonly Face[]): readonly TableDie[] {
  const left = [...table];
  for (const face of dice) {
    const unlocked = left.findIndex((die) => die.face === face && !die.locked);
    const at = unlocked === -1 ? left.findIndex((die) => die.face === face) : unlocked;
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

const unlock = (die: TableDie): TableDie => ({ ...die, locked: false });

/** The dice on the table as reported; previously locked ones stay locked. */
function withLocks(faces: readonly Face[], before: readonly TableDie[]): readonly TableDie[] {
  const locked = before.filter((die) => die.locked).map(({ face }) => face);
  return faces.map((face) => {
    const at = locked.indexOf(face);
    if (at === -1) return { face, locked: false };
    locked.splice(at, 1);
    return { face, locked: true };
  });
}
