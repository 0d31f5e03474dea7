"use client";
import { useState } from "react";
import { lazy } from "@/app/ui/lazy";
import { Sheet } from "@/app/ui/Sheet";
import type { House } from "@/lib/engine";
import { START_WORDS } from "@/lib/messages/start";

const HouseFields = lazy(async () => (await import("./HouseFields")).HouseFields);

interface HouseKeyProps {
  readonly game: string;
  /** Only the values that differ from the game's defaults. */
  readonly house: House;
  /** Explains the effect of these settings. */
  readonly hint?: string;
  readonly onHouse: (house: House) => void;
  /** Saved rules to start from, above the fields; `done` closes the sheet. */
  readonly others?: (done: () => void) => React.ReactNode;
}

/** The key that opens the house rules; it shows how many differ from the defaults. */
export function HouseKey({ game, house, hint, onHouse, others }: HouseKeyProps) {
  const [asking, setAsking] = useState(false);
  const words = START_WORDS.crew.house;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className="-mt-1 mb-1 min-h-11 self-start px-1 text-small text-soft underline decoration-soft/40 underline-offset-4"
      >
        {words.key(Object.keys(house).length)}
      </button>
      <Sheet title={words.title} open={asking} onClose={() => setAsking(false)}>
        {others?.(() => setAsking(false))}
        <HouseFields
          game={game}
          house={house}
          {...(hint && { hint })}
          onHouse={onHouse}
          onDone={() => setAsking(false)}
        />
      </Sheet>
    </>
  );
}
