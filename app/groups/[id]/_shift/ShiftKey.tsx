"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormError } from "@/app/ui/Form";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { sayChange, sayShortWeekday, sayWeekday } from "@/lib/messages/calendar";
import { dutyWords } from "@/lib/messages/duty";
import { groupGamesWords } from "@/lib/messages/night";
import type { Shift } from "@/lib/protocol/entry";
import type { CrewDuty, Rotation } from "@/lib/protocol/rotation";
import { daysAfter } from "@/lib/views/dayOf";
import { nextDayOf, shiftLetters, shiftOn } from "@/lib/views/rotation";
import { RotationForm } from "./RotationForm";

interface ShiftKeyProps {
  readonly group: string;
  readonly crew: CrewDuty;
  readonly may: { readonly play: boolean; readonly keep: boolean };
}

const WORDS = dutyWords;
const WEEK = 7;

const nameIn = (shifts: readonly Shift[], id: string | null): string | null => {
  const shift = shifts.find((one) => one.id === id);
  return shift ? groupGamesWords.shiftCalled(shift.name) : null;
};

/** The shift on duty. It opens a sheet to set another one, and the rotation. */
export function ShiftKey({ group, crew, may }: ShiftKeyProps) {
  const [open, setOpen] = useState(false);
  const { shifts, duty, rotation } = crew;
  const on = nameIn(shifts, duty.shift);
  const set = rotation === null && duty.since !== null ? sayWeekday(duty.since) : null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="key min-h-11 max-w-[60%] shrink-0 rounded-full! px-4 font-semibold text-small leading-tight [overflow-wrap:anywhere]"
      >
        {on === null ? WORDS.none : WORDS.key(on, set)}
        <span aria-hidden="true" className="pl-1.5 text-soft">
          ▾
        </span>
      </button>
      <Sheet
        title={on === null ? WORDS.titleNone : WORDS.title(on)}
        open={open}
        isDrawer
        onClose={() => setOpen(false)}
      >
        <ShiftPage group={group} crew={crew} may={may} onSet={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

/** Why this shift is on duty, and until when. */
function sayWhy({ duty, timeZone }: CrewDuty): string {
  const until = duty.until && sayChange(duty.until, timeZone);
  if (until !== null) return duty.by === "hand" ? WORDS.byHand(until) : WORDS.byRotation(until);
  return duty.since === null ? WORDS.unset : WORDS.standing(sayWeekday(duty.since));
}

interface ShiftPageProps extends ShiftKeyProps {
  readonly onSet: () => void;
}

function ShiftPage({ group, crew, may, onSet }: ShiftPageProps) {
  const router = useRouter();
  const { run, going, error } = useMutation(WORDS.noAnswer);
  const { shifts, duty, rotation, day, off } = crew;
  const set = async (shift: string | null) => {
    if ((await run(() => ask("PUT /api/v1/groups/{group}/shift", { group }, { shift }))) === null) return;
    onSet();
    router.refresh();
  };
  return (
    <div className="flex flex-col gap-4 pb-1">
      <p className="text-small text-soft">
        {sayWhy(crew)}
        {may.play && <span className="block">{WORDS.forEveryone}</span>}
      </p>
      {may.play && (
        <ul className="grid grid-cols-3 gap-2">
          {shifts.map(({ id, name }) => {
            const isOn = id === duty.shift;
            const next = rotation && nextDayOf(rotation, id, day);
            return (
              <li key={id} className="min-w-0">
                <button
                  type="button"
                  aria-pressed={isOn}
                  aria-disabled={going}
                  onClick={() => void (isOn ? onSet() : set(id))}
                  className={`key h-full min-h-16 w-full flex-col px-2 leading-tight ${isOn ? "border-ink! bg-ink! text-table!" : ""}`}
                >
                  <span className="stamp max-w-full text-large leading-none [overflow-wrap:anywhere]">
                    {name}
                  </span>
                  <span className="text-small">
                    {isOn ? WORDS.now : next ? WORDS.from(sayWeekday(next)) : ""}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {may.play && rotation !== null && duty.by === "hand" && (
        <button
          type="button"
          aria-disabled={going}
          onClick={() => void set(null)}
          className="key min-h-12 px-4 font-semibold"
        >
          {WORDS.toRotation}
        </button>
      )}
      <FormError sentence={error} />
      {rotation !== null && <Week rotation={rotation} shifts={shifts} day={day} />}
      {off.length > 0 && (
        <ul className="text-small">
          {off.map(({ name, day: on }) => (
            <li key={`${name} ${on}`}>{WORDS.off(name, sayWeekday(on))}</li>
          ))}
        </ul>
      )}
      {may.keep && <RotationForm group={group} shifts={shifts} rotation={rotation} day={day} />}
    </div>
  );
}

interface WeekProps {
  readonly rotation: Rotation;
  readonly shifts: readonly Shift[];
  /** Its first day. */
  readonly day: string;
}

/** The shifts of the next seven days. */
function Week({ rotation, shifts, day }: WeekProps) {
  const letters = shiftLetters(shifts);
  return (
    <ol aria-label={WORDS.week} className="grid grid-cols-7 gap-1 text-center">
      {Array.from({ length: WEEK }, (_, at) => daysAfter(day, at)).map((one, at) => {
        const id = shiftOn(rotation, one);
        return (
          <li key={one} className="min-w-0 text-small">
            <span
              className={`stamp mx-auto grid size-10 place-items-center rounded-full border border-edge text-lead ${at === 0 ? "bg-ink text-table" : ""}`}
            >
              <span aria-hidden="true">{letters[shifts.findIndex((shift) => shift.id === id)] ?? "?"}</span>
              <span className="sr-only">{nameIn(shifts, id)}</span>
            </span>
            {sayShortWeekday(one)}
          </li>
        );
      })}
    </ol>
  );
}
