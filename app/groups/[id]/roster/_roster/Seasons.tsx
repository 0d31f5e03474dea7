"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { DayField, TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { Section } from "@/app/ui/Section";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { type Answer, ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { sayMoment } from "@/lib/messages/moments";
import { rosterWords } from "@/lib/messages/night";
import type { SeasonLine } from "@/lib/protocol/group";

interface SeasonsProps {
  readonly group: string;
  readonly crew: boolean;
  readonly seasons: readonly SeasonLine[];
  readonly today: string;
  readonly canKeep: boolean;
}

const WORDS = rosterWords.seasons;

/** A crew's shifts, or the seasons of a bar or of friends. */
export function Seasons({ group, crew, seasons, today, canKeep }: SeasonsProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  /** The item being edited; "new" for a new one. */
  const [asked, setAsked] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const season = seasons.find(({ id }) => id === asked);
  const open = (one: string) => {
    mutation.clear();
    setMessage("");
    setAsked(one);
  };
  const change = async (send: () => Promise<Answer>, done: string) => {
    if ((await mutation.run(send)) === null) return;
    setAsked(null);
    setMessage(done);
    router.refresh();
  };
  const addWord = crew ? WORDS.addShift : WORDS.addSeason;
  return (
    <Section id="seasons" heading={crew ? WORDS.shifts : WORDS.seasons} look="title" className="pt-8 md:pt-0">
      <p className="pb-2 text-small text-soft">
        {seasons.length === 0 ? `${WORDS.none} ` : ""}
        {crew ? WORDS.shiftsHint : WORDS.seasonsHint}
      </p>
      <p role="status" className={message === "" ? "sr-only" : "pb-2 text-good"}>
        {message}
      </p>
      <ul>
        {seasons.map((one) => (
          <li key={one.id} className="border-line border-b">
            {canKeep ? (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={WORDS.change(one.name)}
                onClick={() => open(one.id)}
                className={`${LINE} w-full text-left`}
              >
                <SeasonName season={one} />
                <span aria-hidden="true" className="text-large text-soft leading-none">
                  ›
                </span>
              </button>
            ) : (
              <div className={LINE}>
                <SeasonName season={one} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {canKeep && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => open("new")}
          className="min-h-12 text-soft underline underline-offset-4"
        >
          {addWord}
        </button>
      )}
      <Sheet
        title={season ? WORDS.change(season.name) : addWord}
        open={asked !== null}
        onClose={() => setAsked(null)}
      >
        <SeasonFields
          key={asked}
          label={crew ? WORDS.shift : WORDS.season}
          name={season?.name ?? ""}
          startsOn={season ? season.startsOn : crew ? null : today}
          done={season ? rosterWords.save : rosterWords.addDone}
          error={mutation.error}
          onDone={(name, startsOn) =>
            void change(
              () =>
                season
                  ? ask(
                      "PATCH /api/v1/groups/{group}/seasons/{season}",
                      { group, season: season.id },
                      { name, ...(startsOn && { starts_on: startsOn }) },
                    )
                  : ask(
                      "POST /api/v1/groups/{group}/seasons",
                      { group },
                      { name, ...(startsOn !== null && { starts_on: startsOn }) },
                    ),
              season ? WORDS.isSaved(name) : WORDS.isAdded(name),
            )
          }
        />
        {season && (
          <button
            type="button"
            onClick={() =>
              void change(
                () =>
                  ask(
                    "PATCH /api/v1/groups/{group}/seasons/{season}",
                    { group, season: season.id },
                    { retired: !season.retired },
                  ),
                WORDS.isSaved(season.name),
              )
            }
            className="key mt-3 min-h-14 w-full px-4 font-semibold"
          >
            {season.retired ? WORDS.restore : WORDS.retire}
          </button>
        )}
      </Sheet>
    </Section>
  );
}

const LINE = "flex min-h-14 items-center gap-4 py-2";

function SeasonName({ season: { name, startsOn, retired } }: { readonly season: SeasonLine }) {
  const details = [
    ...(startsOn === null ? [] : [WORDS.since(sayMoment(new Date(startsOn), "day", "UTC"))]),
    ...(retired ? [WORDS.retired] : []),
  ];
  return (
    <span className="min-w-0 flex-1">
      <span className={`block font-semibold [overflow-wrap:anywhere] ${retired ? "text-soft" : ""}`}>
        {name}
      </span>
      {details.length > 0 && (
        // Browsers format dates differently than the server.
        <span suppressHydrationWarning className="block text-small text-soft">
          {details.join(" · ")}
        </span>
      )}
    </span>
  );
}

interface SeasonFieldsProps {
  readonly label: string;
  readonly name: string;
  /** A season's first day; null for a shift. */
  readonly startsOn: string | null;
  readonly done: string;
  readonly error: string | null;
  readonly onDone: (name: string, startsOn: string | null) => void;
}

/** The fields of a shift or season. */
function SeasonFields({ label, name, startsOn, done, error, onDone }: SeasonFieldsProps) {
  const [typed, setTyped] = useState(name);
  const [day, setDay] = useState(startsOn);
  const ready = typed.trim() !== "" && day !== "";
  return (
    <Form onSend={() => ready && onDone(typed.trim(), day)}>
      <TextField label={label} value={typed} mostCharacters={20} onType={setTyped} />
      {day !== null && <DayField label={rosterWords.seasons.day} value={day} onDay={setDay} />}
      <FormError sentence={error} />
      <SubmitKey look="sheet" ready={ready}>
        {done}
      </SubmitKey>
    </Form>
  );
}
