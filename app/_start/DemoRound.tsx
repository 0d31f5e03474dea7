"use client";
import { Fragment, type ReactNode, useState } from "react";
import { DiceRow, placed } from "@/app/ui/Dice";
import { lazy } from "@/app/ui/lazy";
import { RedFlash } from "@/app/ui/RedFlash";
import type { Face } from "@/lib/engine";
import { START_WORDS } from "@/lib/messages/start";
import { DEMO_DICE, DEMO_ROUND } from "@/lib/views/demoRound";

const DemoVerdict = lazy(async () => (await import("./DemoVerdict")).DemoVerdict);

interface DemoRoundProps {
  /** The claim, as the felt shows it. */
  readonly claim: ReactNode;
  /** Label of the bang key. */
  readonly bang: string;
}

/** The dice after a number of rolls, with the other cups once they are revealed. */
interface Cups {
  readonly rolls: number;
  readonly own: readonly Face[];
  readonly others: readonly (readonly Face[])[] | null;
}

const rollDie = () => (Math.floor(Math.random() * 6) + 1) as Face;
const rollCup = () => Array.from({ length: DEMO_ROUND.diceEach }, rollDie);

/** Rotations of dice that were thrown. */
const TURNS = ["-rotate-9", "rotate-14", "-rotate-4"];

/** A demo round: a tap on the felt rolls three dice, the bang reveals all cups. Nothing is saved. */
export function DemoRound({ claim, bang }: DemoRoundProps) {
  const [{ rolls, own, others }, lay] = useState<Cups>({ rolls: 0, own: DEMO_DICE, others: null });
  const words = START_WORDS.firstRound;
  const roll = () => lay({ rolls: rolls + 1, own: rollCup(), others: null });
  const lift = () => lay({ rolls, own, others: Array.from({ length: DEMO_ROUND.others }, rollCup) });
  return (
    <section
      aria-label={words.title}
      data-banged={others !== null}
      // Before the bang, the whole felt rolls the dice.
      className={`mt-3 flex flex-col gap-3 low:mt-0 flat:col-span-2 flat:mt-0 flat:gap-1 lg:mt-auto ${others === null ? "" : "relative"}`}
    >
      {others !== null && (
        <Fragment key={rolls}>
          <RedFlash shout={bang} from="at-b" line="" />
          {/* The claim that it doubts stays until the red drains. */}
          <div aria-hidden="true" className="claim-on-red">
            {claim}
          </div>
        </Fragment>
      )}
      <div className="flex min-h-82 flex-col items-center justify-center low:min-h-70 flat:min-h-38">
        {others === null && (
          <div className="flex w-full flex-col items-center gap-2 flat:grid flat:grid-cols-2 flat:gap-0">
            {claim}
            <button
              type="button"
              onClick={roll}
              className="flex flex-col items-center after:absolute after:inset-0"
            >
              <span key={rolls} className="flex gap-3 py-2">
                <DiceRow dice={placed(own, DEMO_ROUND.wild)} size="size-16 flat:size-14" shadow="cast">
                  {(die, _, at) => (
                    <span key={at} className={`rolled ${TURNS[at]}`}>
                      {die}
                    </span>
                  )}
                </DiceRow>
              </span>
              <span className="sr-only">{words.roll}</span>
            </button>
            <p className="sr-only">{words.others}</p>
          </div>
        )}
        <div role="status" className={others === null ? "sr-only" : "behind-red w-full"}>
          {others !== null && <DemoVerdict own={own} others={others} />}
          {others === null && rolls > 0 && words.rolled(own)}
        </div>
      </div>
      {/* Ignores a bounced second tap, which would reroll dice that were just shown. */}
      <div className={others === null ? "" : "input-locked-even"}>
        <button
          type="button"
          onClick={others === null ? lift : roll}
          className={`key stamp relative z-10 min-h-16 w-full text-title flat:min-h-13 ${others === null ? "key-danger" : "mb-[5px]"}`}
        >
          {others === null ? bang : words.again}
        </button>
      </div>
    </section>
  );
}
