"use client";
import { useState } from "react";
import { lazy } from "@/app/ui/lazy";
import { Sheet } from "@/app/ui/Sheet";
import type { House } from "@/lib/engine";
import { START_WORDS } from "@/lib/messages/start";
import { houseWith } from "@/lib/protocol/houseRules";
import { differingRules, type RuleGroup } from "@/lib/protocol/ruleGroups";
import type { UsualRules } from "./HouseFields";

const HouseFields = lazy(async () => (await import("./HouseFields")).HouseFields);

interface HouseKeyProps {
  readonly game: string;
  /** Only the values that differ from the game's defaults. */
  readonly house: House;
  /** Explains the effect of these settings. */
  readonly hint?: string;
  /** A group's rules, changed for a night below some headings. */
  readonly tonight?: { readonly usual: UsualRules; readonly only: readonly RuleGroup[] };
  readonly onHouse: (house: House) => void;
  /** Saved rules to start from, above the fields; `done` closes the sheet. */
  readonly others?: (done: () => void) => React.ReactNode;
}

/** The key that opens the house rules; it shows how many differ from the defaults. */
export function HouseKey({ game, house, hint, tonight, onHouse, others }: HouseKeyProps) {
  const [asking, setAsking] = useState(false);
  const words = tonight ? START_WORDS.crew.tonight : START_WORDS.crew.house;
  const usual = houseWith(game, tonight?.usual.house ?? {});
  const about = tonight ? START_WORDS.crew.tonight.hint : hint;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className="-mt-1 mb-1 min-h-11 self-start px-1 text-small text-soft underline decoration-soft/40 underline-offset-4"
      >
        {words.key(differingRules(usual, houseWith(game, house)).length)}
      </button>
      <Sheet title={words.title} open={asking} onClose={() => setAsking(false)}>
        {others?.(() => setAsking(false))}
        <HouseFields
          game={game}
          house={house}
          {...tonight}
          {...(about && { hint: about })}
          onHouse={onHouse}
          onDone={() => setAsking(false)}
        />
      </Sheet>
    </>
  );
}
