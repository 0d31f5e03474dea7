import type { Action } from "@/lib/engine";
import { sayEntry } from "@/lib/messages/history";
import { type Names, nameOf } from "@/lib/messages/names";
import { sayMarks } from "@/lib/messages/table";
import type { OpenTable } from "@/lib/protocol/entry";
import { ownWords } from "@/lib/views/table";
import type { PendingTap } from "../optimisticActions";

/** An entry to record, in words. */
export interface ToRecord {
  readonly sentence: string;
  /** True if it changes scores or the game by hand, or against the rules: listed first. */
  readonly byHand: boolean;
}

const BY_HAND: readonly Action["do"][] = ["adjust", "buy-in", "result", "outcome", "void-round", "end"];

/** Line breaks and text direction characters: a note could use them to hide text. */
const MISLEADING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Every entry these taps record, one line each: manual ones first, otherwise in order. */
export function toRecord(taps: readonly PendingTap[], { state, names }: OpenTable): readonly ToRecord[] {
  const own = ownWords(state);
  const all = taps.map(({ entry: { action } }) => ({
    sentence: sayAll(action, names, own).replaceAll(MISLEADING, "\uFFFD"),
    byHand: BY_HAND.includes(action.do) || action.ruling !== undefined,
  }));
  return [...all.filter(({ byHand }) => byHand), ...all.filter(({ byHand }) => !byHand)];
}

/** An entry with everything recorded in it: dice, a ruling and a note. */
const sayAll = (action: Action, names: Names, own: ReturnType<typeof ownWords>): string => {
  const sentence = sayEntry(action, names, own);
  const { note } = action;
  return [
    sentence + sayDice(action, names),
    sayMarks(action),
    note === undefined || sentence.includes(note) ? "" : note,
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
