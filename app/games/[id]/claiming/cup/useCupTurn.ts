"use client";

import { useState } from "react";
import type { Action, LegalSteps, TableDie } from "@/lib/engine";
import type { CupView } from "@/lib/views/cup";
import type { Seated } from "../../_table/seated";
import type { DieKeys } from "./OpenDice";

/** The target of the six dice keys: show dice from the cup, or set the open die at an index. */
export type Tray = "show" | { readonly at: number };

/** The steps the player with the cup can take, and the open tray. */
export interface CupTurn {
  readonly cup: CupView;
  readonly steps: LegalSteps;
  /** Null while no tray is open. */
  readonly tray: Tray | null;
  readonly lay: (tray: Tray | null) => void;
  readonly onStep: (step: Action) => void;
  /** Records a step although the rules refuse it (S10). */
  readonly onAllow: (step: Action) => void;
  readonly dieKeys: DieKeys;
}

/** The turn of the player with the cup; null without one, or if claims were unheard (S11). */
export function useCupTurn(
  { table, view, tap, allowAnyway }: Pick<Seated, "table" | "view" | "tap" | "allowAnyway">,
  unheard: boolean,
): CupTurn | null {
  const { seq, round } = table;
  const { cup, toAct } = view;
  const [laid, setLaid] = useState<{ tray: Tray | null; seq: number; claims: number }>();
  const claims = round.filter(({ action }) => action.do === "claim").length;
  const lay = (tray: Tray | null) => setLaid({ tray, seq, claims });
  if (!cup?.steps || toAct === null || unheard) return null;
  // Dice are shown one after the other; a new entry can change which die is at an index.
  const holds = laid?.tray === "show" ? laid.claims === claims && cup.under > 0 : laid?.seq === seq;
  const hide = ({ face }: TableDie): Action => ({ do: "hide", by: toAct.player, dice: [face] });
  return {
    cup,
    steps: cup.steps,
    tray: holds ? (laid?.tray ?? null) : null,
    lay,
    onStep: tap,
    onAllow: allowAnyway,
    dieKeys: {
      seq,
      onAsk: (at) => lay({ at }),
      onHide: (die) => tap(hide(die)),
      onAllow: (die) => allowAnyway(hide(die)),
    },
  };
}
