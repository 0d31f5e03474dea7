"use client";

import { useEffect, useState } from "react";
import { Section } from "@/app/ui/Section";
import {
  clearReceived,
  type Received as Found,
  importTable,
  isSameTaking,
  type Taking,
  takeOver,
} from "@/lib/client/transfer/importTable";
import type { ToRecord } from "@/lib/client/transfer/records";
import { laterWords, plainWords } from "@/lib/messages/anyPage";
import { waitingWords } from "@/lib/messages/notices";
import { passWords } from "@/lib/messages/sheets";
import { sayCrew } from "@/lib/messages/start";
import { sayAction } from "@/lib/messages/table";
import { gameName } from "@/lib/messages/terms";

const WORDS = passWords.received;

/** Collects QR codes from another phone; a tap imports them, never automatically. */
export function Received() {
  const [found, setFound] = useState<Found | "looking" | "not-stored">("looking");
  useEffect(() => {
    const read = () => void importTable(location.hash).then(setFound);
    read();
    // The camera can open the next code in this same page.
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);

  const [isTaking, setIsTaking] = useState(false);
  const take = async (taking: Taking) => {
    if (isTaking) return;
    setIsTaking(true);
    // The table may have moved on while the user read the list: only what was shown is imported.
    const now = await importTable(location.hash);
    setIsTaking(false);
    if (now.fit !== "takes" || !isSameTaking(now.taking, taking)) return setFound(now);
    if (!(await takeOver(now.taking))) return setFound("not-stored");
    toTable(now.taking.game);
  };

  return (
    <>
      <Outcome found={found} isTaking={isTaking} onTake={(taking) => void take(taking)} />
      <a href="/" className="key min-h-14 px-5 text-lead font-semibold">
        {plainWords.home}
      </a>
    </>
  );
}

/** A full page load, so that the table picks up its outbox. */
function toTable(game: string): void {
  clearReceived();
  location.replace(`/games/${game}`);
}

interface OutcomeProps {
  readonly found: Found | "looking" | "not-stored";
  readonly isTaking: boolean;
  readonly onTake: (taking: Taking) => void;
}

function Outcome({ found, isTaking, onTake }: OutcomeProps) {
  if (found === "looking") return <p role="status">{laterWords.coming}</p>;
  if (found === "not-stored") return <Sentence text={WORDS.notStored} />;
  switch (found.fit) {
    case "some":
      return <Sentence text={WORDS.some(found.have, found.of)} />;
    case "takes":
      return <Takes taking={found.taking} isTaking={isTaking} onTake={onTake} />;
    case "here":
    case "disagrees":
      return (
        <>
          <Sentence text={found.fit === "here" ? WORDS.here : WORDS.not.disagrees} />
          <button type="button" onClick={() => toTable(found.game)} className={KEY}>
            {waitingWords.look}
          </button>
        </>
      );
    default:
      return <Sentence text={WORDS.not[found.fit]} />;
  }
}

const Sentence = ({ text }: { readonly text: string }) => (
  <p role="status" className="text-lead leading-snug">
    {text}
  </p>
);

interface TakesProps extends Omit<OutcomeProps, "found"> {
  readonly taking: Taking;
}

function Takes({ taking, isTaking, onTake }: TakesProps) {
  const { shown, giveUp, game, records } = taking;
  const { names, state } = shown;
  const isApart = giveUp.length > 0;
  return (
    <div className="grid gap-5 flat:grid-cols-2 flat:items-start flat:gap-x-8">
      <div className="flex min-w-0 flex-col gap-5">
        <p className="text-lead leading-snug [overflow-wrap:anywhere]">
          <strong>{sayCrew(Object.values(names), 5)}</strong>
          <span className="block text-soft">
            {gameName(state.game)} · {WORDS.round(state.settledRounds)}
          </span>
        </p>
        {isApart && (
          <p className="leading-snug [overflow-wrap:anywhere]">
            {WORDS.apart(giveUp.map(({ entry }) => sayAction(entry.action, names)))}
          </p>
        )}
        <Records records={records} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <button
          type="button"
          aria-disabled={isTaking}
          onClick={() => onTake(taking)}
          className={isApart ? KEY : `${KEY} key-next`}
        >
          {isApart ? WORDS.takeTheirs : WORDS.take}
        </button>
        {isApart && (
          <button type="button" onClick={() => toTable(game)} className={KEY}>
            {WORDS.keepOwn}
          </button>
        )}
        <p className="text-soft leading-snug">{passWords.one}</p>
      </div>
    </div>
  );
}

/** Every entry that the import records, manual ones first. A long list scrolls. */
function Records({ records }: { readonly records: readonly ToRecord[] }) {
  const byHand = records.filter((record) => record.byHand);
  const rest = records.slice(byHand.length);
  return (
    <Section id="records" heading={WORDS.records(records.length)} look="bold">
      {records.length > 0 && (
        <section
          aria-labelledby="records"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keys
          tabIndex={0}
          className="max-h-[45dvh] overflow-y-auto rounded-xl border border-edge bg-raised px-3.5 py-2 leading-snug [overflow-wrap:anywhere]"
        >
          {byHand.length > 0 && (
            <>
              <h3 className="text-small font-semibold text-fire-ink">{WORDS.readFirst(byHand.length)}</h3>
              <Lines lines={byHand} className="font-bold" />
            </>
          )}
          {byHand.length > 0 && rest.length > 0 && (
            <h3 className="border-line border-t pt-2 text-small font-semibold text-soft">
              {WORDS.rest(rest.length)}
            </h3>
          )}
          <Lines lines={rest} />
        </section>
      )}
    </Section>
  );
}

const Lines = ({
  lines,
  className = "",
}: {
  readonly lines: readonly ToRecord[];
  readonly className?: string;
}) => (
  <ol className={className}>
    {lines.map(({ sentence }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and none moves
      <li key={at} className="py-1">
        {sentence}
      </li>
    ))}
  </ol>
);

const KEY = "key min-h-16 px-3 text-lead font-semibold";
