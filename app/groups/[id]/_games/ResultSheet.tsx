"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { games } from "@/app/groups/choices";
import { DayField, SelectField } from "@/app/ui/Field";
import { FormError } from "@/app/ui/Form";
import { PlayerName } from "@/app/ui/PlayerName";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { namedAtEnd, ownRules } from "@/lib/engine";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords, sayDay } from "@/lib/messages/night";
import { gameName } from "@/lib/messages/terms";
import type { RosterPlayer } from "@/lib/protocol/group";
import type { SentOf } from "@/lib/protocol/routes";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { type GroupOfResults, hasResult, resultSays } from "@/lib/views/resultSays";
import { useRequestId } from "../_group/useRequestId";

interface ResultSheetProps {
  /** The tapped player. */
  readonly who: RosterPlayer;
  /** All players, and those assumed present. */
  readonly players: readonly RosterPlayer[];
  readonly present: readonly RosterPlayer[];
  readonly group: GroupOfResults;
  /** The shift it counts for; null if the day decides. */
  readonly season: string | null;
  readonly onClose: () => void;
  /** Called with the game, and with the sentence that it was saved. */
  readonly onRecorded: (result: { readonly game: string; readonly sentence: string }) => void;
}

const WORDS = groupGamesWords.result;

/** Logs a result with its details: who was there, the game, the day. */
export function ResultSheet({ who, players, present, group, season, onClose, onRecorded }: ResultSheetProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const today = dayOf(new Date(), group.timeZone);
  const yesterday = dayBefore(today);
  const [day, setDay] = useState(yesterday);
  const [earlier, setEarlier] = useState(false);
  const [game, setGame] = useState(group.game);
  const [there, setThere] = useState([...new Set([...present.map(({ id }) => id), who.id])]);
  const [together, setTogether] = useState<readonly string[]>([]);
  const { idFor } = useRequestId();
  const options = games().filter(({ value }) => hasResult(value));
  if (ownRules(group.game) !== null) options.unshift({ value: group.game, label: gameName(group.game) });
  const names = namedAtEnd(game);
  const says = resultSays(names, group);
  const it = [who.id, ...together.filter((id) => id !== who.id && there.includes(id))];
  const shown = (id: string) => players.find((player) => player.id === id)?.shown ?? id;

  const record = async (on: string) => {
    const result: Omit<SentOf<"POST /api/v1/groups/{group}/results">, "id"> = {
      game,
      players: players.flatMap(({ id }) => (there.includes(id) ? id : [])),
      [names]: it,
      day: on,
      ...(season !== null && { season }),
    };
    const id = idFor(result);
    if (
      (await mutation.run(() =>
        ask("POST /api/v1/groups/{group}/results", { group: group.id }, { ...result, id }),
      )) === null
    )
      return;
    onRecorded({ game: id, sentence: WORDS.done[says](it.map(shown), sayDay(on, today, yesterday)) });
    router.refresh();
  };

  return (
    <Sheet title={WORDS[says](who.shown)} open onClose={onClose}>
      <div className="flex flex-col gap-3 pb-1">
        <div className="flex flex-col gap-4 pt-1">
          <SelectField label={WORDS.game} value={game} options={options} onChoose={setGame} />
          <NamePicker
            legend={WORDS.there}
            players={players}
            picked={there}
            always={who.id}
            onPicked={setThere}
          />
          <NamePicker
            legend={{ losers: WORDS.together, lost: WORDS.lostTogether, winners: WORDS.wonTogether }[says]}
            players={players.filter(({ id }) => there.includes(id))}
            picked={it}
            always={who.id}
            onPicked={setTogether}
          />
        </div>
        <FormError sentence={mutation.error} />
        <div className="pairs grid gap-2">
          {[today, yesterday].map((on, at) => (
            <button
              key={on}
              type="button"
              aria-disabled={mutation.going}
              onClick={() => void record(on)}
              className="key key-next stamp min-h-16 px-3 text-large"
            >
              {at === 0 ? WORDS.today : WORDS.yesterday}
            </button>
          ))}
        </div>
        {earlier ? (
          <div className="flex flex-wrap items-end gap-2">
            <div className="min-w-40 flex-1">
              <DayField label={WORDS.day} value={day} from="2000-01-01" to={today} onDay={setDay} />
            </div>
            <button
              type="button"
              aria-disabled={mutation.going || day === ""}
              onClick={() => day !== "" && void record(day)}
              className="key key-next min-h-14 flex-1 px-4 font-semibold"
            >
              {mutation.going ? WORDS.recording : WORDS.record}
            </button>
          </div>
        ) : (
          <button type="button" onClick={() => setEarlier(true)} className="key min-h-14 px-4 font-semibold">
            {WORDS.earlier}
          </button>
        )}
      </div>
    </Sheet>
  );
}

interface NamePickerProps {
  readonly legend: string;
  readonly players: readonly RosterPlayer[];
  /** Player ids. */
  readonly picked: readonly string[];
  /** A player who is always included. */
  readonly always?: string;
  readonly onPicked: (picked: string[]) => void;
}

/** Multiple selection from a roster. */
function NamePicker({ legend, players, picked, always, onPicked }: NamePickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      <div className="pairs grid gap-2">
        {players.map(({ id, shown, colour }) => {
          const isIn = picked.includes(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isIn}
              aria-disabled={id === always}
              onClick={() => {
                if (id === always) return;
                onPicked(isIn ? picked.filter((one) => one !== id) : [...picked, id]);
              }}
              className={`key min-h-12 min-w-0 justify-start! gap-2 border-solid! px-3 font-semibold ${isIn ? "border-ink! bg-ink! text-table!" : "text-soft"}`}
            >
              <Tick on={isIn} />
              <PlayerName name={shown} color={colour} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Not by color alone. */
function Tick({ on }: { readonly on: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="1" y="1" width="14" height="14" rx="3" strokeWidth="1.5" />
      {on && <path d="M4 8.5l3 3 5-6" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />}
    </svg>
  );
}
