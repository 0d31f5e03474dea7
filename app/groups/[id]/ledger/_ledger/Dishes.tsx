"use client";
import { useState } from "react";
import { DayField, SelectField, TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { Section } from "@/app/ui/Section";
import { Sheet } from "@/app/ui/Sheet";
import { Strokes } from "@/app/ui/Tally";
import { sayWeekday } from "@/lib/messages/calendar";
import { washWords } from "@/lib/messages/duty";
import { ledgerWords } from "@/lib/messages/ledger";
import { sayDayHeading } from "@/lib/messages/night";
import type { RosterPlayer } from "@/lib/protocol/group";
import { MAX_REASON_LENGTH, type NamedDuty } from "@/lib/protocol/ledger";
import { dayBefore } from "@/lib/views/dayOf";
import { LineStatus } from "./LineStatus";
import { RoundLink } from "./RoundLink";
import { TickKey } from "./TickKey";
import { type Lines, useLedgerEntry } from "./useLedgerEntry";

interface DishesProps {
  readonly group: string;
  readonly duties: readonly NamedDuty[];
  readonly players: readonly RosterPlayer[];
  /** The reader's own player, who can take over a duty; null for viewers. */
  readonly own: string | null;
  readonly today: string;
}

const WORDS = ledgerWords;

/** One person's open duties, the oldest first. */
interface PersonDuties {
  readonly who: string;
  readonly name: string;
  readonly times: number;
  readonly duties: readonly [NamedDuty, ...NamedDuty[]];
}

/** Groups duties by person, those with the most washes first. */
function byPerson(duties: readonly NamedDuty[]): readonly PersonDuties[] {
  const people = new Map<string, PersonDuties>();
  for (const duty of duties) {
    const { who, name, times } = duty;
    const had = people.get(who);
    people.set(who, {
      who,
      name,
      times: times + (had?.times ?? 0),
      duties: had ? [...had.duties, duty] : [duty],
    });
  }
  return [...people.values()].toSorted((one, other) => other.times - one.times);
}

/** Who owes dishes: one row a person with a tick for the oldest, and the entries on tap. */
export function Dishes({ group, duties, players, own, today }: DishesProps) {
  const lines = useLedgerEntry(group);
  const [asked, setAsked] = useState<NamedDuty | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  /** The person whose number of done washes is asked for. */
  const [counting, setCounting] = useState<string | null>(null);
  const people = byPerson(duties);
  const tick = async (done: readonly NamedDuty[]) => {
    setCounting(null);
    for (const duty of done)
      if (!(await lines.write({ ...aboutIt(duty), deed: "done", amount: duty.times }))) return;
  };
  const sayDuty = (duty: NamedDuty) =>
    [
      sayDayHeading(duty.day, today, dayBefore(today)),
      ...(duty.times === 1 ? [] : [WORDS.washes(duty.times)]),
      ...(duty.of === duty.who ? [] : [WORDS.washesFor(duty.ofName)]),
    ].join(" · ");
  return (
    <>
      <ul aria-label={WORDS.title.dishes}>
        {people.map((person) => {
          const { who, name, times, duties: theirs } = person;
          const [oldest] = theirs;
          const isShown = shown === who;
          return (
            <li key={who} className="border-line border-b">
              <div className="flex items-center gap-2">
                {oldest.mayWrite && (
                  <TickKey
                    name={WORDS.doneName(name)}
                    going={lines.going}
                    {...(theirs.length > 1 && { expanded: counting === who })}
                    onTick={() =>
                      theirs.length === 1 ? void tick([oldest]) : setCounting(counting === who ? null : who)
                    }
                  />
                )}
                <button
                  type="button"
                  aria-expanded={isShown}
                  onClick={() => setShown(isShown ? null : who)}
                  className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-1.5 text-left"
                >
                  <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-small text-soft">{theirs.map(sayDuty).join(", ")}</span>
                  </span>
                  <span className="sr-only">{WORDS.washes(times)}</span>
                  <span aria-hidden="true" className="flex shrink-0 items-center gap-1 text-lead">
                    <Strokes count={times} />
                  </span>
                  <span
                    aria-hidden="true"
                    className={`w-4 text-center text-large text-soft leading-none transition-transform ${isShown ? "rotate-90" : ""}`}
                  >
                    ›
                  </span>
                </button>
              </div>
              {counting === who && (
                <div className="flex gap-2 pb-3">
                  <button
                    type="button"
                    aria-disabled={lines.going}
                    onClick={() => void tick([oldest])}
                    className="key min-h-12 flex-1 px-3 font-semibold"
                  >
                    {WORDS.doneOne}
                  </button>
                  <button
                    type="button"
                    aria-disabled={lines.going}
                    onClick={() => void tick(theirs)}
                    className="key min-h-12 flex-1 px-3 font-semibold"
                  >
                    {WORDS.doneAll(theirs.length)}
                  </button>
                </div>
              )}
              {isShown && (
                <ul className="pb-2 pl-2">
                  {theirs.map((duty) => (
                    <li
                      key={duty.game ?? duty.day}
                      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-1"
                    >
                      <span className="min-w-0 flex-1 basis-32 text-small [overflow-wrap:anywhere]">
                        {sayDuty(duty)}
                      </span>
                      {duty.game && <RoundLink game={duty.game} rounds={duty.rounds} />}
                      {own !== null && own !== who && (
                        <button
                          type="button"
                          aria-label={washWords.takeName(name)}
                          aria-disabled={lines.going}
                          onClick={() =>
                            void lines.write({
                              ...aboutIt(duty),
                              ...{ to: own, deed: "swapped", amount: duty.times, day: duty.day },
                            })
                          }
                          className="key min-h-12 px-3 font-semibold text-small"
                        >
                          {washWords.take(sayDutyDay(duty.day, today))}
                        </button>
                      )}
                      {(duty.mayWrite || own !== null) && (
                        <button
                          type="button"
                          aria-haspopup="dialog"
                          aria-label={WORDS.changeName(name)}
                          onClick={() => {
                            lines.clear();
                            setAsked(duty);
                          }}
                          className="key min-h-12 px-3 font-semibold text-small"
                        >
                          {WORDS.change}
                        </button>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      <LineStatus lines={lines} />
      <Sheet
        title={asked ? WORDS.changeName(asked.name) : ""}
        open={asked !== null}
        onClose={() => setAsked(null)}
      >
        {asked && (
          <DutySheet
            duty={asked}
            others={players.filter(({ id }) => id !== asked.who && (asked.mayWrite || id === own))}
            today={today}
            lines={lines}
            onDone={() => setAsked(null)}
          />
        )}
      </Sheet>
    </>
  );
}

/** "Friday"; null for today. */
const sayDutyDay = (day: string, today: string): string | null => (day === today ? null : sayWeekday(day));

/** The fields that every entry about a duty has. */
const aboutIt = ({ game, who }: NamedDuty) => ({
  ledger: "dishes" as const,
  from: who,
  to: "bank",
  ...(game !== null && { game }),
});

interface DutySheetProps {
  readonly duty: NamedDuty;
  readonly others: readonly RosterPlayer[];
  readonly today: string;
  readonly lines: Lines;
  readonly onDone: () => void;
}

/** Reassigns a duty to another player and day, or records a double or nothing. */
function DutySheet({ duty, others, today, lines, onDone }: DutySheetProps) {
  const [to, setTo] = useState(others[0]?.id ?? "");
  const [day, setDay] = useState(today > duty.day ? today : duty.day);
  const [reason, setReason] = useState("");
  const write = async (entry: Parameters<Lines["write"]>[0]) => {
    if (await lines.write(entry)) onDone();
  };
  const because = (kind: "doubled" | "cleared" | "undone") => {
    if (reason.trim() === "") return;
    void write({ ...aboutIt(duty), deed: kind, amount: duty.times, note: reason });
  };
  const key = "key min-h-14 px-4 font-semibold";
  return (
    <div className="flex flex-col gap-6 pb-1">
      <FormError sentence={lines.error} />
      {others.length > 0 && (
        <Form
          onSend={() =>
            day !== "" && void write({ ...aboutIt(duty), to, deed: "swapped", amount: duty.times, day })
          }
        >
          <SelectField
            label={WORDS.whoWashes}
            value={to}
            options={others.map(({ id, shown }) => ({ value: id, label: shown }))}
            onChoose={setTo}
          />
          <DayField label={WORDS.whichDay} value={day} onDay={setDay} />
          <SubmitKey look="sheet" ready={day !== ""} going={lines.going}>
            {WORDS.swap}
          </SubmitKey>
        </Form>
      )}
      {duty.mayWrite && (
        <Section heading={WORDS.doubleOrNothing} look="plain" level={3}>
          <div className="flex flex-col gap-3">
            <TextField
              label={WORDS.reason}
              value={reason}
              placeholder={WORDS.reasonPlaceholder}
              mostCharacters={MAX_REASON_LENGTH}
              onType={setReason}
            />
            <div className="pairs grid gap-2">
              <button
                type="button"
                aria-disabled={reason.trim() === "" || lines.going}
                onClick={() => because("doubled")}
                className={key}
              >
                {WORDS.lost}
              </button>
              <button
                type="button"
                aria-disabled={reason.trim() === "" || lines.going}
                onClick={() => because("cleared")}
                className={key}
              >
                {WORDS.won}
              </button>
            </div>
            <button
              type="button"
              aria-disabled={reason.trim() === "" || lines.going}
              aria-describedby="undone-hint"
              onClick={() => because("undone")}
              className={key}
            >
              {WORDS.undone}
            </button>
            <p id="undone-hint" className="text-small text-soft">
              {WORDS.undoneHint}
            </p>
          </div>
        </Section>
      )}
    </div>
  );
}
