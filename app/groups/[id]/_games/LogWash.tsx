"use client";
import { useRouter } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { DayField } from "@/app/ui/Field";
import { FormError } from "@/app/ui/Form";
import { lazy } from "@/app/ui/lazy";
import { OneOf } from "@/app/ui/OneOf";
import { PlayerName } from "@/app/ui/PlayerName";
import { RadioPlate } from "@/app/ui/RadioPlate";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { sendEntries } from "@/lib/client/api";
import { ask } from "@/lib/client/ask";
import { newId } from "@/lib/client/newId";
import { namedAtEnd } from "@/lib/engine";
import { washWords } from "@/lib/messages/duty";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords, sayDay } from "@/lib/messages/night";
import { gameName } from "@/lib/messages/terms";
import { cookWords, standingWords } from "@/lib/messages/wall";
import type { RosterPlayer } from "@/lib/protocol/group";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { type GroupOfResults, resultSays } from "@/lib/views/resultSays";
import { useRequestId } from "../_group/useRequestId";

const ResultSheet = lazy(async () => (await import("./ResultSheet")).ResultSheet);

interface LogWashProps {
  readonly group: GroupOfResults;
  /** Active players, and those of them on duty. */
  readonly players: readonly RosterPlayer[];
  readonly present: readonly RosterPlayer[];
  /** The names of who is up next. */
  readonly due: readonly string[];
  /** The names of who cooks next; null if the group does not log who cooked. */
  readonly cooks: readonly string[] | null;
  /** The shift it counts for; null to let the server choose by the day. */
  readonly season: string | null;
  /** A key of the bar below, a text key beside a heading, or a line on felt that logs who cooked. */
  readonly look: "key" | "text" | "line";
  /** The names of who washed after that day’s games, of those that count on the page. */
  readonly washedOn: (day: string) => readonly string[];
  /** The text of a line. */
  readonly children: React.ReactNode;
  /** Called with the day of a logged wash, and with null when it is undone. */
  readonly onLogged: (day: string | null) => void;
}

/** A wash or a meal that was just logged. */
interface Logged {
  /** Its game; null for a meal. */
  readonly game: string | null;
  /** The entry of a meal. */
  readonly line?: string;
  /** "Saved: Baker washed, today." */
  readonly sentence: string;
}

const WORDS = groupGamesWords.result;
const UNDO_MS = 10_000;
const KEYS = {
  key: "key min-h-16 flat:min-h-14 w-20 flex-col px-1 text-small font-semibold leading-tight",
  text: "min-h-11 text-soft underline underline-offset-4",
  line: "mx-auto flex min-h-11 w-fit items-center px-4 text-center font-semibold text-small leading-snug [overflow-wrap:anywhere]",
};

/** Logs who washed or won, by a key and a name. For ten seconds the key undoes it. */
export function LogWash(props: LogWashProps) {
  const { group, players, present, season, look, cooks, onLogged, children } = props;
  const router = useRouter();
  const undoing = useMutation(groupWords.noAnswer);
  const [open, setOpen] = useState(false);
  const [detailed, setDetailed] = useState<RosterPlayer | null>(null);
  const [logged, setLogged] = useState<Logged | null>(null);
  const [message, setMessage] = useState("");
  const [what, setWhat] = useState<"washed" | "cooked">(look === "line" ? "cooked" : "washed");
  const names = namedAtEnd(group.game);
  const says = resultSays(names, group);

  useEffect(() => {
    if (logged === null) return;
    const timer = setTimeout(() => setLogged(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [logged]);

  const undo = async ({ game, line = "" }: Logged) => {
    // Its journal has one entry; a correction made meanwhile shows as an error.
    const back = { id: newId(), action: null, replaces: [1], after: 1 };
    const done = await undoing.run<unknown>(() =>
      game === null
        ? ask(
            "POST /api/v1/groups/{group}/ledger/{line}/take-back",
            { group: group.id, line },
            { id: newId(), note: cookWords.note },
          )
        : sendEntries(game, [back]),
    );
    if (done === null) return;
    setLogged(null);
    setMessage(WORDS.undone);
    onLogged(null);
    router.refresh();
  };
  const done = (result: Logged, day: string | null) => {
    setOpen(false);
    setDetailed(null);
    setLogged(result);
    setMessage(result.sentence);
    if (day !== null) onLogged(day);
  };

  return (
    <>
      {logged === null ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            setWhat(look === "line" ? "cooked" : "washed");
            setOpen(true);
          }}
          className={KEYS[look]}
        >
          {look === "line" ? (
            <>
              {children}
              <span aria-hidden="true" className="pl-2">
                ›
              </span>
            </>
          ) : says === "losers" ? (
            washWords.log
          ) : (
            WORDS.log
          )}
        </button>
      ) : (
        <button
          type="button"
          aria-disabled={undoing.going}
          onClick={() => void undo(logged)}
          aria-description={logged.sentence}
          className={KEYS[look]}
        >
          {WORDS.undo}
        </button>
      )}
      <p
        role="status"
        className={
          logged === null
            ? "sr-only"
            : "order-first basis-full text-center text-small leading-snug [overflow-wrap:anywhere]"
        }
      >
        {message}
      </p>
      <FormError sentence={undoing.error} className="basis-full text-small" />
      <Sheet
        title={
          what === "cooked"
            ? cookWords.who
            : { losers: washWords.who, lost: WORDS.whoLost, winners: standingWords.who.won }[says]
        }
        open={open}
        onClose={() => setOpen(false)}
      >
        {cooks !== null && names === "losers" && (
          <div className="pb-3">
            <OneOf
              legend={cookWords.what}
              options={(["washed", "cooked"] as const).map((value) => ({ value, name: cookWords[value] }))}
              chosen={what}
              onChoose={setWhat}
              inRow
            />
          </div>
        )}
        {what === "washed" && says !== "losers" && (
          <p className="pb-3 text-small text-soft">{gameName(group.game)}</p>
        )}
        <NamesPage
          key={what}
          {...props}
          what={what}
          names={names}
          onDetails={(player) => {
            setOpen(false);
            setDetailed(player);
          }}
          onDone={(result, day) => {
            done(result, day);
            router.refresh();
          }}
        />
      </Sheet>
      {detailed && (
        <ResultSheet
          key={detailed.id}
          who={detailed}
          players={players}
          present={present}
          group={group}
          season={season}
          onClose={() => setDetailed(null)}
          onRecorded={(result) => done(result, null)}
        />
      )}
    </>
  );
}

interface NamesPageProps extends LogWashProps {
  readonly what: "washed" | "cooked";
  readonly names: "losers" | "winners";
  /** Called with the first name, to enter who was there or another game. */
  readonly onDetails: (player: RosterPlayer) => void;
  readonly onDone: (logged: Logged, day: string) => void;
}

type When = "today" | "yesterday" | "earlier";

function NamesPage(props: NamesPageProps) {
  const { group, players, present, season, what, names, onDetails, onDone } = props;
  const due = what === "cooked" ? (props.cooks ?? []) : props.due;
  const id = useId();
  const { run, going, error } = useMutation(groupWords.noAnswer);
  const today = dayOf(new Date(), group.timeZone);
  const yesterday = dayBefore(today);
  const [when, setWhen] = useState<When>("today");
  const [earlier, setEarlier] = useState(dayBefore(yesterday));
  const [way, setWay] = useState<"one" | "two" | "details">("one");
  const [first, setFirst] = useState<RosterPlayer | null>(null);
  const { idFor } = useRequestId();
  const day = { today, yesterday, earlier }[when];
  const others = players.filter((player) => !present.includes(player));
  const isWash = what === "washed" && resultSays(names, group) === "losers";
  const washed = isWash ? props.washedOn(day) : [];

  const log = async (who: readonly RosterPlayer[]) => {
    if (day === "") return;
    const result = {
      game: group.game,
      [names]: who.map((player) => player.id),
      day,
      ...(season !== null && { season }),
    };
    const game = idFor(result);
    const done = await run(() =>
      ask("POST /api/v1/groups/{group}/results", { group: group.id }, { ...result, id: game }),
    );
    const called = who.map(({ shown }) => shown);
    if (done !== null)
      onDone(
        { game, sentence: WORDS.done[resultSays(names, group)](called, sayDay(day, today, yesterday)) },
        day,
      );
  };

  const logMeal = async (player: RosterPlayer) => {
    if (day === "") return;
    const meal = {
      ledger: "dishes" as const,
      deed: "cooked" as const,
      from: player.id,
      ...{ to: "bank", amount: 1, day },
      ...(season !== null && { season }),
    };
    const line = idFor(meal);
    const done = await run(() =>
      ask("POST /api/v1/groups/{group}/ledger", { group: group.id }, { ...meal, id: line }),
    );
    const sentence = cookWords.saved(player.shown, sayDay(day, today, yesterday));
    if (done !== null) onDone({ game: null, line, sentence }, day);
  };

  const tap = (player: RosterPlayer) => {
    if (what === "cooked") return void logMeal(player);
    if (way === "details") return onDetails(player);
    if (way === "one") return void log([player]);
    if (first === null) return setFirst(player);
    return first.id === player.id ? setFirst(null) : void log([first, player]);
  };

  const keys = (list: readonly RosterPlayer[]) => (
    <ul className="grid grid-cols-2 gap-2 min-[26rem]:grid-cols-3">
      {list.map((player) => (
        <li key={player.id} className="min-w-0">
          <button
            type="button"
            aria-pressed={way === "two" ? first?.id === player.id : undefined}
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
  const check = (one: "two" | "details", label: string) => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={way === one}
        onChange={({ target }) => {
          setWay(target.checked ? one : "one");
          setFirst(null);
        }}
        className="size-6 shrink-0 accent-(--brass)"
      />
      {label}
    </label>
  );

  return (
    <div className="flex flex-col gap-3 pb-1">
      {way !== "details" && (
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
      )}
      {way !== "details" && when === "earlier" && (
        <DayField label={WORDS.day} value={earlier} from="2000-01-01" to={today} onDay={setEarlier} />
      )}
      <p
        role="status"
        className="text-balance text-small text-soft leading-snug empty:hidden [overflow-wrap:anywhere]"
      >
        {way !== "details" && washed.length > 0 && washWords.another(washed, when)}
      </p>
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
      <div hidden={what === "cooked"}>
        {check(
          "two",
          { losers: washWords.together, lost: WORDS.twoLost, winners: WORDS.twoWon }[
            resultSays(names, group)
          ],
        )}
        {check("details", WORDS.more)}
      </div>
    </div>
  );
}
