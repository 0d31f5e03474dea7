"use client";
import { useState } from "react";
import { DayField, NumberField } from "@/app/ui/Field";
import { OneOf } from "@/app/ui/OneOf";
import { sayShortDay } from "@/lib/messages/calendar";
import { dutyWords } from "@/lib/messages/duty";
import { type KellyDays, MAX_KELLY_DAYS, MAX_KELLY_EVERY } from "@/lib/protocol/rotation";

interface KellyFieldsProps {
  /** Null for none. */
  readonly kelly: KellyDays | null;
  readonly today: string;
  /** True if the crew has a rotation, which "every few shifts" counts by. */
  readonly hasRotation: boolean;
  /** The chosen day that is not among the single days yet; "" for none. Saving adds it. */
  readonly newDay: string;
  readonly onNewDay: (day: string) => void;
  readonly onKelly: (kelly: KellyDays | null) => void;
}

const WORDS = dutyWords.kelly;
/** One shift off in about three weeks of 24/48. */
const USUAL_EVERY = 7;

type Way = "none" | "every" | "single";

const wayOf = (kelly: KellyDays | null): Way =>
  kelly === null ? "none" : kelly.every === null ? "single" : "every";

/** Kelly days of single days only, each once; null for none. */
export const singleDays = (days: readonly string[]): KellyDays | null =>
  days.length > 0 ? { every: null, from: null, days: [...new Set(days)].toSorted() } : null;

/** A person's days off duty: every few shifts, or single days. */
export function KellyFields({ kelly, today, hasRotation, newDay, onNewDay, onKelly }: KellyFieldsProps) {
  const [way, setWay] = useState(wayOf(kelly));
  const ways = (["none", "every", "single"] as const).filter(
    (one) => one !== "every" || hasRotation || way === "every",
  );
  const choose = (chosen: Way) => {
    setWay(chosen);
    onNewDay("");
    const days = kelly?.days ?? [];
    if (chosen === "every") onKelly({ every: kelly?.every ?? USUAL_EVERY, from: kelly?.from ?? today, days });
    else onKelly(chosen === "single" && days.length > 0 ? { every: null, from: null, days } : null);
  };
  const single = (days: readonly string[]) => onKelly(singleDays(days));
  const days = kelly?.days ?? [];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <OneOf
        legend={WORDS.title}
        options={ways.map((value) => ({ value, name: WORDS.ways[value] }))}
        chosen={way}
        onChoose={choose}
        inRow
      />
      {way === "every" && kelly?.every != null && (
        <div className="grid items-end gap-3 min-[26rem]:grid-cols-2">
          <NumberField
            label={WORDS.every}
            value={kelly.every}
            from={1}
            to={MAX_KELLY_EVERY}
            onNumber={(every) => onKelly({ ...kelly, every })}
          />
          <DayField
            label={WORDS.from}
            value={kelly.from ?? ""}
            from="2000-01-01"
            to="2099-12-31"
            onDay={(from) => onKelly({ ...kelly, from })}
          />
        </div>
      )}
      {way === "single" && (
        <>
          {days.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {days.map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    aria-label={WORDS.remove(sayShortDay(one))}
                    onClick={() => single(days.filter((other) => other !== one))}
                    className="key min-h-11 gap-2 px-3 text-small"
                  >
                    {sayShortDay(one)}
                    <span aria-hidden="true">×</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {days.length < MAX_KELLY_DAYS && (
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <DayField
                  label={WORDS.day}
                  value={newDay}
                  from="2000-01-01"
                  to="2099-12-31"
                  onDay={onNewDay}
                />
              </div>
              <button
                type="button"
                aria-disabled={newDay === ""}
                onClick={() => {
                  if (newDay === "") return;
                  single([...days, newDay]);
                  onNewDay("");
                }}
                className="key min-h-14 shrink-0 px-4 font-semibold"
              >
                {WORDS.add}
              </button>
            </div>
          )}
        </>
      )}
      {!hasRotation && <p className="text-small text-soft leading-snug">{WORDS.needsRotation}</p>}
    </div>
  );
}
