import { type Check, refusal } from "../checks";
import type { Cups, Handled } from "../parts";
import { ok, refused } from "../result";
import type { CupStep, Face, OpenRound, ReRoll, RuleId, TableDie } from "../vocabulary";

interface PassedCup {
  readonly dice: number;
  /** The allowed steps of a turn; null if the cup is only passed and shaken (Mia). */
  readonly handling: Handling | null;
  /** M2: "off" refuses `accept: "blind"`, passing a cup on unseen. */
  readonly passUnseen?: "on" | "off";
  /** M8: "blind" allows one more roll, without another peek. */
  readonly secondRoll?: "off" | "blind";
}

interface Handling {
  /** The rule for the order of a turn's steps: P4 or C4. */
  readonly rule: RuleId;
  /** The rule against a challenge after a peek: P5 or C4. */
  readonly lookedRule: RuleId;
  /** P4: dice on the table may be rolled in the open, which locks them. Never in C4. */
  readonly rollsTable: boolean;
  /** P6: dice stay locked for the round or for the turn. */
  readonly tableLock: "round" | "turn";
  /** P5: after a peek, the player must roll something, or the cup itself. C4: nothing. */
  readonly mustRoll: "something" | "cup" | "nothing";
  /** P6: true if dice may be moved without a peek. */
  readonly blindMayRoll: boolean;
  /** How the dice in the open restrict a claim: it must remain possible (P6), or include them (C3). */
  readonly exposedDice: "ignored" | "must-allow" | "must-fit" | "must-fit-strictly";
}

const DEALT = 5;

/**
 * One cup goes around. The player in turn peeks, shows, hides and rolls, then claims and passes it on (P1–P6,
 * C3, C4, M1, M8).
 */
export function passedCup({ dice: total, handling, passUnseen = "on", secondRoll = "off" }: PassedCup): Cups {
  const again = secondRoll === "blind" ? 1 : null;
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
        const unseen = action.accept === "blind" && passUnseen === "off" && !opens;
        return [() => (unseen ? refusal("must-look", "M2", { player: action.by }) : null)];
      }
      const open = this.passed(action, round).map(({ face }) => face);
      const { openDice } = language;
      return [
        () => {
          if (openDice === null || open.length === 0) return null;
          if (handling.exposedDice === "must-allow")
            return openDice.canStillBeTrue(claim, open)
              ? null
              : refusal("table-disproves-claim", "P6", { claim, dice: open });
          if (handling.exposedDice === "ignored") return null;
          return openDice.fitsInOneHand(claim, open, handling.exposedDice === "must-fit-strictly")
            ? null
            : refusal("exposed-not-in-claim", "C3", { claim, dice: open });
        },
        // After unrecorded claims, a peek may be unrecorded too (S11).
        () => (opens || action.skipped ? null : owesRoll(round, handling, action.by)),
      ];
    },
    passed(action, round) {
      const table = handling?.tableLock === "turn" ? round.table.map(unlock) : round.table;
      return action.table === undefined ? table : withLocks(action.table, table);
    },
    challengeChecks: (round) => [
      () =>
        handling !== null && round.turn.looked
          ? refusal("looked-then-challenged", handling.lookedRule)
          : null,
      // M8: the roll that could be challenged is gone.
      () => (again !== null && round.turn.rerolls > 0 ? refusal("looked-then-challenged", "M8") : null),
    ],
  };
}

/** M8: once per turn, with or without a peek before it. */
const rollAgain = ({ by }: ReRoll, round: OpenRound, most: number): Handled => ({
  checks: [
    () => (round.turn.rerolls >= most ? refusal("no-rerolls-left", "M8", { player: by, limit: most }) : null),
  ],
  after: () => ({ ...round, turn: { ...round.turn, rerolls: round.turn.rerolls + 1 } }),
});

function stepsOf(handling: Handling | null): readonly CupStep["do"][] {
  if (handling === null) return [];
  return ["look", "show", "hide", ...(handling.rollsTable ? (["roll-table"] as const) : []), "roll-cup"];
}

function owesRoll({ turn }: OpenRound, { mustRoll }: Handling, player: string) {
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
      wrong ? refusal(code, handling.rule, { player: step.by, dice }) : null;
  const blind = refuse(round.latest !== null && !turn.looked && !handling.blindMayRoll, "must-look");
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
          refuse(turn.rolledCup || !handling.rollsTable, "roll-order"),
        ],
        after: () => ({
          ...round,
          turn: { ...turn, rolledTable: true },
          table: [
            ...without(table, step.from),
            ...step.to.map((face) => ({ face, locked: handling.rollsTable })),
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
