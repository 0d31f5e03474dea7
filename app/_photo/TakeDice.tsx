"use client";

import { useState } from "react";
import { revealWords } from "@/lib/messages/dice";
import { photoWords } from "@/lib/messages/photo";
import type { PhotoReading, ReadingView } from "@/lib/views/photoReading";
import type { PhotoTarget } from "./target";

interface TakeDiceProps {
  readonly target: PhotoTarget;
  readonly reading: PhotoReading;
  readonly seen: ReadingView;
  readonly hands: readonly (0 | 1)[] | null;
  readonly onDone: () => void;
}

/**
 * The confirm key. While the number of dice does not fit, it stays disabled until it fits or the user
 * insists.
 */
export function TakeDice({ target, reading, seen, hands, onDone }: TakeDiceProps) {
  const count = reading.dice.length;
  const [stands, setStands] = useState<number | null>(null);
  const { missing, found } = seen;
  const over = target.most === null ? -missing : count - target.most;
  const tooMany = over > 0 ? over : count === target.most ? 0 : -missing;
  // Dice beyond the maximum can only be fixed; they never count.
  const canStay = target.most === null ? found <= (target.dice ?? count) : over <= 0;
  const fits = count > 0 && (tooMany === 0 || (stands === count && canStay));
  const isWhole = target.hand === undefined || hands !== null;
  const take = () => {
    if (!fits || !isWhole) return;
    const faces = (hand: 0 | 1 | null) =>
      reading.dice.filter((_, at) => hand === null || hands?.[at] === hand).map(({ face }) => face);
    target.onTake(hands === null ? faces(null) : [...faces(0), ...faces(1)], found);
    onDone();
  };
  return (
    <div className={NEAREST}>
      <p className="text-small text-soft leading-snug">{photoWords.canBeWrong}</p>
      {tooMany !== 0 && !fits && (
        <p id="misfit" role="status" className="text-fire-ink text-small leading-snug">
          {tooMany < 0 ? photoWords.missing(-tooMany) : photoWords.tooMany(tooMany)}
        </p>
      )}
      {!fits && canStay && isWhole && count > 0 ? (
        <button type="button" onClick={() => setStands(count)} className={KEY}>
          {photoWords.goOn(count)}
        </button>
      ) : (
        <button
          type="button"
          aria-disabled={!fits || !isWhole}
          aria-describedby={fits ? undefined : "misfit"}
          onClick={take}
          className={`${KEY} ${fits && isWhole ? "key-next" : ""}`}
        >
          {target.counting && target.what === "everything"
            ? revealWords.settleWith(found, target.counting.needed)
            : photoWords.takeDice(count)}
        </button>
      )}
    </div>
  );
}

/** Keeps the keys under the thumb, however long the sheet is. */
export const NEAREST = "sticky bottom-0 flex flex-col gap-1.5 bg-table pt-1 pb-1.5";

const KEY = "key stamp min-h-16 text-balance px-2 text-large leading-tight";
