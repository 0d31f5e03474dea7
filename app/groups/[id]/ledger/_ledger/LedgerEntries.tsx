"use client";
import Link from "next/link";
import { useState } from "react";
import { TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { Section } from "@/app/ui/Section";
import { Sheet } from "@/app/ui/Sheet";
import { When } from "@/app/ui/When";
import { ledgerWords } from "@/lib/messages/ledger";
import {
  type LedgerEntry,
  type LedgerPage,
  type LedgerEntries as LoadedEntries,
  MAX_REASON_LENGTH,
} from "@/lib/protocol/ledger";
import { RoundLink } from "./RoundLink";
import { sayLedgerEntry } from "./sayLedger";
import { useLedgerEntry } from "./useLedgerEntry";

interface LedgerEntriesProps extends LoadedEntries {
  readonly group: string;
  readonly page: LedgerPage;
  readonly older: boolean;
  readonly today: string;
}

const WORDS = ledgerWords;
const WAY = "flex min-h-14 items-center text-soft underline underline-offset-4";

/** Ledger entries, newest first, each linked to its source; canceled ones stay readable. */
export function LedgerEntries({ group, page, lines, next, older, today }: LedgerEntriesProps) {
  const [asked, setAsked] = useState<LedgerEntry | null>(null);
  const [reason, setReason] = useState("");
  const writing = useLedgerEntry(group);
  const back = async () => {
    if (asked === null || reason.trim() === "") return;
    if (await writing.cancel(asked.id, reason)) setAsked(null);
  };
  return (
    <Section id="lines" heading={WORDS.lines} look="title" level={2} className="pt-6 wide:pt-0">
      {lines.length === 0 && <p className="pt-1 text-soft">{WORDS.noLines}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="border-line border-b py-2">
            <Entry group={group} line={line} today={today} />
            {line.mayTakeBack && (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={WORDS.cancelName(sayLedgerEntry(line, today))}
                onClick={() => {
                  writing.clear();
                  setReason("");
                  setAsked(line);
                }}
                className="min-h-11 text-small text-soft underline underline-offset-4"
              >
                {WORDS.cancel}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={writing.message === "" ? "sr-only" : "pt-2 text-good"}>
        {writing.message}
      </p>
      {next && (
        <Link
          href={{ pathname: `/groups/${group}/ledger`, query: { of: page, from: next } }}
          prefetch={false}
          className={WAY}
        >
          {WORDS.older}
        </Link>
      )}
      {older && (
        <Link
          href={{ pathname: `/groups/${group}/ledger`, query: { of: page } }}
          prefetch={false}
          className={WAY}
        >
          {WORDS.latest}
        </Link>
      )}
      <Sheet title={WORDS.cancel} open={asked !== null} onClose={() => setAsked(null)}>
        {asked && (
          <Form className="gap-4 pb-1" onSend={() => void back()}>
            <p className="font-semibold leading-snug [overflow-wrap:anywhere]">
              {sayLedgerEntry(asked, today)}
            </p>
            <p className="text-soft leading-snug">{WORDS.cancelHint}</p>
            <TextField
              label={WORDS.reason}
              value={reason}
              mostCharacters={MAX_REASON_LENGTH}
              onType={setReason}
            />
            <FormError sentence={writing.error} />
            <SubmitKey look="sheet" ready={reason.trim() !== ""} going={writing.going}>
              {WORDS.cancel}
            </SubmitKey>
          </Form>
        )}
      </Sheet>
    </Section>
  );
}

interface EntryProps {
  readonly group: string;
  readonly line: LedgerEntry;
  readonly today: string;
}

function Entry({ group, line, today }: EntryProps) {
  const sentence = sayLedgerEntry(line, today);
  return (
    <>
      <p className="font-semibold leading-snug [overflow-wrap:anywhere]">
        {line.takenBack ? (
          <>
            <s className="text-soft">{sentence}</s>
            <span className="font-normal text-soft">{` · ${WORDS.isCanceled}`}</span>
          </>
        ) : (
          sentence
        )}
      </p>
      {line.note !== null && <p className="leading-snug [overflow-wrap:anywhere]">{line.note}</p>}
      <p className="text-small text-soft leading-snug [overflow-wrap:anywhere]">
        <When at={line.at} as="moment" />
        {` · ${WORDS.by(line.byName ?? WORDS.someone)}`}
      </p>
      {line.game && <RoundLink game={line.game.id} rounds={line.game.rounds} className="mr-4" />}
      {line.night !== null && (
        <Link
          href={{ pathname: `/groups/${group}/nights/${line.night}` }}
          prefetch={false}
          className="mr-4 inline-flex min-h-11 min-w-11 items-center text-small text-soft underline underline-offset-4"
        >
          {WORDS.toNight}
        </Link>
      )}
    </>
  );
}
