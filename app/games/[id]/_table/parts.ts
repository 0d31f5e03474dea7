import type { Needed } from "@/app/ui/useNeeded";
import { CupKeys, GiveDrink, OpenDice } from "./cup/later";
import { AllCups, BetweenRounds, Finished, OneCup, Refused } from "./later";
import { HandVerdict } from "./laterWithin";
import { Bystander, Watching, WatchingLine } from "./onlookers";
import { HandPad, RollPad } from "./pads/later";

const PARTS = {
  AllCups,
  BetweenRounds,
  Bystander,
  CupKeys,
  Finished,
  GiveDrink,
  HandPad,
  HandVerdict,
  OneCup,
  OpenDice,
  Refused,
  RollPad,
  Watching,
  WatchingLine,
};

/** A part of the table that not every moment needs. */
export type Part = keyof typeof PARTS;

/** What a table is drawn with: the parts its moment takes. */
export const drawnWith = (parts: readonly Part[]): readonly Needed[] => parts.map((part) => PARTS[part]);
