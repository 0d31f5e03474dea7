"use client";

import { useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import { tonesWords } from "@/lib/messages/sheets";
import { dealingIn, outOnCall, playersOf, sittingOut, toSitOut } from "@/lib/views/tones";
import type { Seated } from "../_table/seated";
import { Names } from "../notices/Names";

/**
 * Between rounds, while players are on the call: sit them out or bring them back, all in one tap or one by
 * one in two.
 */
export function OnCallPanel({ view, tones }: Pick<Seated, "view" | "tones">) {
  const { change, record } = tones;
  const [asking, setAsking] = useState(false);
  const out = outOnCall(view, tones.now);
  const [first] = out;
  if (first === undefined) return null;
  const going = toSitOut(view, tones.now);
  const alone = out.length === 1;
  const isBack = (seats: typeof out) => record(dealingIn(seats), { seats: playersOf(seats), out: false });
  const stayOnCall = () => change({ seats: playersOf(out), out: false });
  return (
    <section aria-label={tonesWords.who} className="flex flex-col gap-1.5">
      <p className="line-clamp-3 px-1 text-base leading-tight [overflow-wrap:anywhere]">
        {tonesWords.away(out.map(({ name }) => name))}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2">
        {going.length > 0 && (
          <button
            type="button"
            onClick={() =>
              record(sittingOut(view, going, tonesWords.note), { seats: playersOf(going), out: true })
            }
            className={`${KEY} key-next`}
          >
            {tonesWords.sitOut}
          </button>
        )}
        <button type="button" onClick={() => isBack(out)} className={KEY}>
          {alone ? tonesWords.back(first.name) : tonesWords.allBack}
        </button>
        {alone ? (
          <button type="button" onClick={stayOnCall} className={KEY}>
            {tonesWords.stillOnCall}
          </button>
        ) : (
          <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)} className={KEY}>
            {tonesWords.someBack}
          </button>
        )}
      </div>
      <Sheet title={tonesWords.whoIsBack} open={asking} onClose={() => setAsking(false)}>
        <div className="flex flex-col gap-4">
          <Names
            seats={out}
            onName={(player) => {
              setAsking(false);
              isBack(out.filter((seat) => seat.player === player));
            }}
          />
          <button
            type="button"
            onClick={() => {
              setAsking(false);
              stayOnCall();
            }}
            className={KEY}
          >
            {tonesWords.stillOnCall}
          </button>
        </div>
      </Sheet>
    </section>
  );
}

const KEY = "key min-h-14 px-2 font-semibold text-small leading-tight [overflow-wrap:anywhere]";
