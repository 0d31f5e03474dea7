"use client";

import { useMemo, useState } from "react";
import { DieKeys } from "@/app/ui/DieKeys";
import { numbered } from "@/app/ui/numbered";
import { photoWords } from "@/lib/messages/photo";
import {
  addDie,
  dieAt,
  fixDie,
  frameOf,
  type PhotoReading,
  removeDie,
  type Spot,
  twoHands,
  viewReading,
} from "@/lib/views/photoReading";
import { GoodPhoto } from "./GoodPhoto";
import { PhotoPicture } from "./PhotoPicture";
import { NEAREST, TakeDice } from "./TakeDice";
import type { PhotoTarget } from "./target";
import { WhatIsIt } from "./WhatIsIt";

interface LookOverProps {
  readonly picture: ImageBitmap;
  readonly read: PhotoReading;
  readonly targets: readonly PhotoTarget[];
  readonly onDone: () => void;
  /** Keys for another photo. */
  readonly children: React.ReactNode;
}

/** The die being fixed, or the spot where one is added. */
type Fixing = { readonly at: number } | { readonly spot: Spot };

/**
 * The reading drawn over the photo. A tap fixes a die or adds a missing one. A person confirms the dice,
 * never the reader.
 */
export function LookOver({ picture, read, targets, onDone, children }: LookOverProps) {
  const [reading, setReading] = useState(read);
  const [fixing, setFixing] = useState<Fixing | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const fitting = targets.findIndex(({ dice }) => dice === read.dice.length);
  const [target] = targets.slice(chosen ?? Math.max(0, fitting));
  // Does not move while dice are fixed.
  const frame = useMemo(() => frameOf(read), [read]);
  const [whole, setWhole] = useState(false);
  if (target === undefined) return null;
  const seen = viewReading(reading, target.dice, target.counting);
  const count = reading.dice.length;
  const hands = target.hand === undefined ? null : twoHands(reading, target.hand);
  if (read.dice.length === 0 && count === 0 && fixing === null)
    return (
      <>
        <GoodPhoto>
          <p role="alert" className="pb-1.5 text-base">
            {photoWords.nothing}
          </p>
        </GoodPhoto>
        {children}
      </>
    );
  const fix = (next: PhotoReading) => {
    setReading(next);
    setFixing(null);
  };
  return (
    <div className="flex flex-col gap-2 flat:grid flat:grid-cols-2 flat:items-start flat:gap-3">
      <PhotoPicture
        picture={picture}
        frame={whole ? { x: 0, y: 0, width: read.width, height: read.height } : frame}
        reading={reading}
        counting={seen.counting}
        hands={hands}
        fixing={fixing}
        onTap={(spot, reach) => {
          const at = dieAt(reading, spot, reach);
          setFixing(at < 0 ? { spot } : { at });
        }}
      />
      <DiceList reading={reading} counting={seen.counting} hands={hands} onDie={(at) => setFixing({ at })} />
      <div className="flex min-w-0 flex-col gap-2">
        <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-3 leading-snug">
          <strong>{photoWords.read(count, count === target.most ? count : target.dice)}</strong>
          {target.counting && <span className="text-brass">{photoWords.found(seen.found)}</span>}
          <span className={seen.unsure > 0 ? "text-fire-ink" : "text-soft"}>
            {photoWords.unsure(seen.unsure)}
          </span>
        </p>
        {fixing ? (
          <FixOneDie
            isNew={"spot" in fixing}
            wild={target.counting?.wild ?? null}
            onFace={(face) =>
              fix("at" in fixing ? fixDie(reading, fixing.at, face) : addDie(reading, fixing.spot, face))
            }
            onNone={"at" in fixing ? () => fix(removeDie(reading, fixing.at)) : null}
            onLeave={() => setFixing(null)}
          />
        ) : (
          <>
            <WhatIsIt targets={targets} chosen={targets.indexOf(target)} onChoose={setChosen} />
            <TakeDice
              key={targets.indexOf(target)}
              target={target}
              reading={reading}
              seen={seen}
              hands={hands}
              onDone={onDone}
            />
            {seen.nonsense && (
              <GoodPhoto>
                <p className="pb-1.5">{photoWords.nonsense}</p>
              </GoodPhoto>
            )}
            <div className="flex flex-wrap gap-1.5 pb-1">
              <button type="button" onClick={() => setFixing({ spot: middleOf(read) })} className={KEY}>
                {photoWords.add}
              </button>
              <button type="button" aria-pressed={whole} onClick={() => setWhole(!whole)} className={KEY}>
                {photoWords.whole}
              </button>
            </div>
            {children}
          </>
        )}
      </div>
    </div>
  );
}

const KEY = "key min-h-12 flex-1 basis-28 px-3 font-semibold";

/** A die added by keyboard goes to the visible middle. */
const middleOf = ({ width, height }: PhotoReading): Spot => ({ x: width / 2, y: height / 2 });

interface FixProps extends Pick<React.ComponentProps<typeof DieKeys>, "onFace"> {
  readonly isNew: boolean;
  readonly wild: React.ComponentProps<typeof DieKeys>["wild"];
  /** Null when adding a die. */
  readonly onNone: (() => void) | null;
  readonly onLeave: () => void;
}

/** Sets a die's face, or removes the die. */
function FixOneDie({ isNew, wild = null, onFace, onNone, onLeave }: FixProps) {
  return (
    <div className={NEAREST}>
      <p className="font-semibold" aria-live="polite">
        {isNew ? photoWords.showsNew : photoWords.shows}
      </p>
      <DieKeys nameOf={photoWords.face} wild={wild} onFace={onFace} />
      <div className="flex gap-1.5">
        {onNone && (
          <button type="button" onClick={onNone} className={KEY}>
            {photoWords.noDie}
          </button>
        )}
        <button type="button" onClick={onLeave} className={KEY}>
          {photoWords.leave}
        </button>
      </div>
    </div>
  );
}

interface DiceListProps {
  readonly reading: PhotoReading;
  readonly counting: readonly boolean[];
  readonly hands: readonly (0 | 1)[] | null;
  readonly onDie: (at: number) => void;
}

/** The dice as a list of keys, for screen readers: each key fixes its die. */
function DiceList({ reading, counting, hands, onDie }: DiceListProps) {
  return (
    <ul aria-label={photoWords.dice} className="sr-only">
      {numbered(reading.dice).map(({ thing: { face, sure }, number: at }) => {
        const hand = hands?.[at];
        const label = photoWords.die(face, counting[at] ?? false, sure);
        return (
          <li key={at}>
            <button type="button" onClick={() => onDie(at)}>
              {hand === undefined ? label : `${photoWords.inHand(hand)}: ${label}`}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
