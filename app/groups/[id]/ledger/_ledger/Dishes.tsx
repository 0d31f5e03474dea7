"use client";
import { useState } from "react";
import { DayField, SelectField, TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { Section } from "@/app/ui/Section";
import { Sheet } from "@/app/ui/Sheet";
import { sayWeekday } from "@/lib/messages/calendar";
import { washWords } from "@/lib/messages/duty";
import { ledgerWords } from "@/lib/messages/ledger";
import { sayDayHeading } from "@/lib/messages/night";
import type { RosterPlayer } from "@/lib/protocol/group";
import { MAX_REASON_LENGTH, type NamedDuty } from "@/lib/protocol/ledger";
import { dayBefore } from "@/lib/views/dayOf";
import { RoundLink } from "./RoundLink";
import { LineStatus } from "./SettleList";
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

/** Open dish duties, with keys to mark one as done or swap it. */
export function Dishes({ group, duties, players, own, today }: DishesProps) {
  const lines = useLedgerEntry(group);
  const [asked, setAsked] = useState<NamedDuty | null>(null);
  return (
    <>
      {duties.length === 0 && <p className="felt p-5 text-lead">{WORDS.noDuty}</p>}
      <ul aria-label={WORDS.title.dishes} className="grid gap-3">
        {duties.map((duty) => (
          <li key={`${duty.game} ${duty.who}`} className="felt p-4">
            <p className="stamp text-title leading-tight [overflow-wrap:anywhere]">{duty.name}</p>
            <p className="text-felt-soft leading-snug [overflow-wrap:anywhere]">
              {[
                WORDS.washes(duty.times),
                ...(duty.of === duty.who ? [] : [WORDS.washesFor(duty.ofName)]),
                sayDayHeading(duty.day, today, dayBefore(today)),
              ].join(" · ")}
            </p>
            {duty.game && <RoundLink game={duty.game} rounds={duty.rounds} className="text-felt-soft!" />}
            {(duty.mayWrite || own !== null) && (
              <div className="flex flex-wrap gap-2 pt-2">
                {duty.mayWrite && (
                  <button
                    type="button"
                    aria-label={WORDS.doneName(duty.name)}
                    aria-disabled={lines.going}
                    onClick={() => void lines.write({ ...aboutIt(duty), deed: "done", amount: duty.times })}
                    className="key key-next stamp min-h-14 flex-auto px-3 text-large"
                  >
                    {WORDS.done}
                  </button>
                )}
                {own !== null && own !== duty.who && (
                  <button
                    type="button"
                    aria-label={washWords.takeName(duty.name)}
                    aria-disabled={lines.going}
                    onClick={() =>
                      void lines.write({
                        ...aboutIt(duty),
                        ...{ to: own, deed: "swapped", amount: duty.times, day: duty.day },
                      })
                    }
                    className={`key min-h-14 flex-auto px-3 font-semibold ${duty.mayWrite ? "text-ink" : "key-next"}`}
                  >
                    {washWords.take(sayDutyDay(duty.day, today))}
                  </button>
                )}
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={WORDS.changeName(duty.name)}
                  onClick={() => {
                    lines.clear();
                    setAsked(duty);
                  }}
                  className="key min-h-14 flex-auto px-3 font-semibold text-ink"
                >
                  {WORDS.change}
                </button>
              </div>
            )}
          </li>
        ))}
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
