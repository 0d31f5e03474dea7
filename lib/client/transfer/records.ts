import type { Action } from "@/lib/engine";
import { sayEntry } from "@/lib/messages/history";
import { type Names, nameOf } from "@/lib/messages/names";
import { sayMarks } from "@/lib/messages/table";
import type { OpenTable } from "@/lib/protocol/entry";
import { ownWords } from "@/lib/views/table";
import type { PendingTap } from "../optimisticActions";

/** An entry that would be recorded, in words. */
export interface ToRecord {
  readonly said: string;
  /** It changes scores or the game by hand, or against the rules: read first. */
  readonly byHand: boolean;
}

const BY_HAND: readonly Action["do"][] = ["adjust", "buy-in", "result", "outcome", "void-round", "end"];

/** What breaks a line or turns the text round: a note could hide what follows it. */
const MISLEADING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Everything that these taps would record, one line each: what is by hand first, each part in the order in which it would be recorded. */
export function toRecord(taps: readonly PendingTap[], { state, names }: OpenTable): readonly ToRecord[] {
  const own = ownWords(state);
  const all = taps.map(({ entry: { action } }) => ({
    said: sayAll(action, names, own).replaceAll(MISLEADING, "\uFFFD"),
    byHand: BY_HAND.includes(action.do) || action.ruling !== undefined,
  }));
  return [...all.filter(({ byHand }) => byHand), ...all.filter(({ byHand }) => !byHand)];
}

/** An entry with all that is recorded with it: dice, a ruling and a note. */
const sayAll = (action: Action, names: Names, own: ReturnType<typeof ownWords>): string => {
  const said = sayEntry(action, names, own);
  const { note } = action;
  return [
    said + sayDice(action, names),
    sayMarks(action),
    note === undefined || said.includes(note) ? "" : note,
  ]
    .filter((part) => part !== "")
    .join("; ");
};

/** ": Ann 1 2 6, Bob 4 4". */
function sayDice(action: Action, names: Names): string {
  if (action.do !== "reveal" || !("dice" in action)) return "";
  const { dice } = action;
  const cups = Array.isArray(dice)
    ? [dice.join(" ")]
    : Object.entries(dice).map(([player, faces]) => `${nameOf(names, player)} ${faces.join(" ")}`);
  return `: ${cups.join(", ")}`;
}
