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

/** The key by which a person takes the dice. While their number does not fit it waits until it does, or until somebody says that it stands. */
export function TakeDice({ target, reading, seen, hands, onDone }: TakeDiceProps) {
  const count = reading.dice.length;
  const [stands, setStands] = useState<number | null>(null);
  const { missing, found } = seen;
  const full = target.dice ?? count;
  // What there is no room for can only be mended.
  const hasRoom = missing >= 0 || (target.most === null && found <= full);
  const fits = count > 0 && (missing === 0 || (stands === count && hasRoom));
  const isWhole = target.hand === undefined || hands !== null;
  const take = () => {
    if (!fits || !isWhole) return;
    const faces = (hand: 0 | 1 | null) =>
      reading.dice.filter((_, at) => hand === null || hands?.[at] === hand).map(({ face }) => face);
    target.onTake(hands === null ? faces(null) : [...faces(0), ...faces(1)], found);
    onDone();
  };
  return (
    <>
      <p className="text-minor text-soft leading-snug">{photoWords.canBeWrong}</p>
      {missing !== 0 && !fits && (
        <p id="misfit" role="status" className="text-fire-ink text-minor leading-snug">
          {missing > 0 ? photoWords.missing(missing) : photoWords.tooMany(-missing)}
        </p>
      )}
      {!fits && hasRoom && isWhole && count > 0 ? (
        <button type="button" onClick={() => setStands(count)} className={KEY}>
          {photoWords.goOn(count)}
        </button>
      ) : (
        <button
          type="button"
          aria-disabled={!fits || !isWhole}
          aria-describedby={fits ? undefined : "misfit"}
          onClick={take}
          className={`${KEY} ${fits && isWhole ? "brass" : ""}`}
        >
          {target.counting && target.what === "everything"
            ? revealWords.settleWith(found, target.counting.needed)
            : photoWords.takeDice(count)}
        </button>
      )}
    </>
  );
}

const KEY = "plate stamp min-h-16 text-balance px-2 text-2xl leading-tight";
