"use client";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { DayField } from "@/app/ui/Field";
import { FormError } from "@/app/ui/Form";
import { PlayerName } from "@/app/ui/PlayerName";
import { RadioPlate } from "@/app/ui/RadioPlate";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { sendEntries } from "@/lib/client/api";
import { ask } from "@/lib/client/ask";
import { newId } from "@/lib/client/newId";
import { washWords } from "@/lib/messages/duty";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords, sayDay } from "@/lib/messages/night";
import type { RosterPlayer } from "@/lib/protocol/group";
import { dayBefore, dayOf } from "@/lib/views/dayOf";

interface LogWashProps {
  readonly group: { readonly id: string; readonly timeZone: string; readonly game: string };
  /** Active players, and those of them on duty. */
  readonly players: readonly RosterPlayer[];
  readonly present: readonly RosterPlayer[];
  /** The names of who is up next. */
  readonly due: readonly string[];
  /** The shift it counts for; null to let the server choose by the day. */
  readonly season: string | null;
  /** Called with the day of a logged wash, and with null when it is undone. */
  readonly onLogged: (day: string | null) => void;
}

/** A wash that was just logged. */
interface Logged {
  readonly game: string;
  readonly names: readonly string[];
  readonly day: string;
}

const WORDS = groupGamesWords.result;
const UNDO_MS = 10_000;
const KEY = "key min-h-16 flat:min-h-14 w-20 flex-col px-1 text-small font-semibold leading-tight";

/** Logs who washed, by a key and a name. For ten seconds the key undoes it. */
export function LogWash({ group, players, present, due, season, onLogged }: LogWashProps) {
  const router = useRouter();
  const undoing = useMutation(groupWords.noAnswer);
  const [open, setOpen] = useState(false);
  const [logged, setLogged] = useState<Logged | null>(null);
  const today = dayOf(new Date(), group.timeZone);
  const sayWhen = (day: string) => sayDay(day, today, dayBefore(today));

  useEffect(() => {
    if (logged === null) return;
    const timer = setTimeout(() => setLogged(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [logged]);

  const undo = async ({ game }: Logged) => {
    // Its journal has one entry; a correction made meanwhile shows as an error.
    const back = { id: newId(), action: null, replaces: [1], after: 1 };
    if ((await undoing.run(() => sendEntries(game, [back]))) === null) return;
    setLogged(null);
    onLogged(null);
    router.refresh();
  };

  return (
    <>
      {logged === null ? (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={KEY}>
          {washWords.log}
        </button>
      ) : (
        <button
          type="button"
          aria-disabled={undoing.going}
          onClick={() => void undo(logged)}
          aria-description={WORDS.done.losers(logged.names, sayWhen(logged.day))}
          className={KEY}
        >
          {WORDS.undo}
        </button>
      )}
      <p role="status" className="sr-only">
        {logged && WORDS.done.losers(logged.names, sayWhen(logged.day))}
      </p>
      <FormError sentence={undoing.error} className="basis-full text-small" />
      <Sheet title={washWords.who} open={open} onClose={() => setOpen(false)}>
        <WashPage
          group={group}
          players={players}
          present={present}
          due={due}
          season={season}
          today={today}
          onLogged={(done) => {
            setOpen(false);
            setLogged(done);
            onLogged(done.day);
            router.refresh();
          }}
        />
      </Sheet>
    </>
  );
}

interface WashPageProps extends Omit<LogWashProps, "onLogged"> {
  readonly today: string;
  readonly onLogged: (logged: Logged) => void;
}

type When = "today" | "yesterday" | "earlier";

function WashPage({ group, players, present, due, season, today, onLogged }: WashPageProps) {
  const id = useId();
  const { run, going, error } = useMutation(groupWords.noAnswer);
  const yesterday = dayBefore(today);
  const [when, setWhen] = useState<When>("today");
  const [earlier, setEarlier] = useState(dayBefore(yesterday));
  const [together, setTogether] = useState(false);
  const [first, setFirst] = useState<RosterPlayer | null>(null);
  const attempt = useRef({ body: "", id: "" });
  const day = { today, yesterday, earlier }[when];
  const others = players.filter((player) => !present.includes(player));

  const log = async (who: readonly RosterPlayer[]) => {
    if (day === "") return;
    const result = {
      game: group.game,
      losers: who.map((player) => player.id),
      day,
      ...(season !== null && { season }),
    };
    // A retry reuses the id, so that a lost response never logs a wash twice.
    const body = JSON.stringify(result);
    if (attempt.current.body !== body) attempt.current = { body, id: newId() };
    const { id: game } = attempt.current;
    const done = await run(() =>
      ask("POST /api/v1/groups/{group}/results", { group: group.id }, { ...result, id: game }),
    );
    if (done !== null) onLogged({ game, names: who.map(({ shown }) => shown), day });
  };

  const tap = (player: RosterPlayer) => {
    if (!together) return void log([player]);
    if (first === null) return setFirst(player);
    return first.id === player.id ? setFirst(null) : void log([first, player]);
  };

  const keys = (list: readonly RosterPlayer[]) => (
    <ul className="grid grid-cols-2 gap-2 min-[26rem]:grid-cols-3">
      {list.map((player) => (
        <li key={player.id} className="min-w-0">
          <button
            type="button"
            aria-pressed={together ? first?.id === player.id : undefined}
            aria-disabled={going}
            onClick={() => tap(player)}
            className={`key h-full min-h-14 w-full min-w-0 flex-col px-2 font-semibold leading-tight ${first?.id === player.id ? "border-ink! bg-ink! text-table!" : ""}`}
          >
            <PlayerName name={player.shown} color={player.colour} />
            {due.includes(player.shown) && (
              <span className="font-normal text-small text-soft">{washWords.upNext}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );

  return (
    <div className="flex flex-col gap-3 pb-1">
      <fieldset className="min-w-0">
        <legend className="sr-only">{WORDS.day}</legend>
        <div className="grid grid-cols-3 gap-2">
          {(["today", "yesterday", "earlier"] as const).map((one) => (
            <RadioPlate
              key={one}
              question={id}
              checked={when === one}
              onChoose={() => setWhen(one)}
              className="min-h-12 min-w-0 px-2 text-center text-small leading-tight has-checked:border-ink has-checked:bg-ink has-checked:text-table"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{WORDS[one]}</span>
            </RadioPlate>
          ))}
        </div>
      </fieldset>
      {when === "earlier" && (
        <DayField label={WORDS.day} value={earlier} from="2000-01-01" to={today} onDay={setEarlier} />
      )}
      <FormError sentence={error} />
      {first && (
        <p role="status" className="font-semibold">
          {washWords.second(first.shown)}
        </p>
      )}
      {keys(present.length > 0 ? present : players)}
      {present.length > 0 && others.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
            {washWords.others}
          </summary>
          {keys(others)}
        </details>
      )}
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          checked={together}
          onChange={({ target }) => {
            setTogether(target.checked);
            setFirst(null);
          }}
          className="size-6 shrink-0 accent-(--brass)"
        />
        {washWords.together}
      </label>
    </div>
  );
}
