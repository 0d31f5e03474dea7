"use client";
import { useRouter } from "next/navigation";
import { useMemo, useRef } from "react";
import { sayAmount, sayPaying } from "@/app/_night/sayNight";
import { FormError } from "@/app/ui/Form";
import { useSent } from "@/app/ui/useSent";
import { ask } from "@/lib/client/ask";
import { newId } from "@/lib/client/newId";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords, nightResultWords } from "@/lib/messages/night";
import type { NamedDebt } from "@/lib/protocol/nightResult";

interface DebtsProps {
  readonly group: string;
  readonly night: { readonly id: string; readonly unit: string };
  readonly debts: readonly NamedDebt[];
  /** Accessible name of the list. */
  readonly label: string;
}

const WORDS = nightResultWords;

/** Keys for debts, with a counter: a correction can create an equal debt again. */
function keyed(debts: readonly NamedDebt[]): readonly (readonly [key: string, debt: NamedDebt])[] {
  const seen = new Map<string, number>();
  return debts.map((debt) => {
    const alike = JSON.stringify([debt.kind, debt.from, debt.to, debt.amount]);
    const number = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, number);
    return [`${alike} ${number}`, debt];
  });
}

/** Payments, each with a checkbox for its receiver. */
export function Debts({ group, night, debts, label }: DebtsProps) {
  const router = useRouter();
  const lines = keyed(debts);
  const serverValues = useMemo(
    () => Object.fromEntries(keyed(debts).map(([key, { payment }]) => [key, payment !== null])),
    [debts],
  );
  /** The entry id for a payment that was just ticked, until the server confirms it. */
  const ticked = useRef(new Map<string, string>());
  const sent = useSent({
    serverValues,
    none: false,
    send: async (key, paid: boolean) => {
      const debt = lines.find(([one]) => one === key)?.[1];
      if (debt === undefined) return { ok: true };
      const at = { group, night: night.id };
      const { kind, from, to, amount } = debt;
      if (!paid) {
        const payment = ticked.current.get(key) ?? debt.payment ?? "";
        return ask("DELETE /api/v1/groups/{group}/nights/{night}/payments/{payment}", { ...at, payment });
      }
      const id = newId();
      ticked.current.set(key, id);
      return ask("POST /api/v1/groups/{group}/nights/{night}/payments", at, { id, kind, from, to, amount });
    },
    refresh: () => router.refresh(),
    noAnswer: groupWords.noAnswer,
  });
  return (
    <>
      <ul aria-label={label} className="grid gap-2">
        {lines.map(([key, debt]) => {
          const paid = sent.of(key);
          const what = sayAmount(debt, night.unit);
          const inside = (
            <>
              <Tick on={paid} />
              <span className="min-w-0 flex-1 text-left leading-snug [overflow-wrap:anywhere]">
                <Paying debt={debt} />
              </span>
              <span className="stamp max-w-[45%] shrink-0 text-right text-lead leading-tight [overflow-wrap:anywhere]">
                {what}
              </span>
            </>
          );
          const look = `flex min-h-13 w-full min-w-0 items-center gap-3 px-3 py-2 ${paid ? "text-soft" : ""}`;
          return (
            <li key={key} className="min-w-0">
              {debt.mayTick ? (
                <button
                  type="button"
                  aria-pressed={paid}
                  aria-label={`${sayPaying(debt).join(" ")}, ${what}`}
                  onClick={() => sent.set(key, !paid)}
                  className={`key border-solid! ${look}`}
                >
                  {inside}
                </button>
              ) : (
                <div className={`rounded-xl border border-line ${look}`}>
                  {inside}
                  {paid && <span className="sr-only">{`, ${WORDS.paid}`}</span>}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="min-h-6 text-small text-soft">
        {sent.going ? groupGamesWords.nights.sending : ""}
      </p>
      <FormError sentence={sent.error} />
    </>
  );
}

/** "Bob pays Cruz": the names in bold. */
function Paying({ debt }: { readonly debt: NamedDebt }) {
  const [who, does, whom] = sayPaying(debt);
  return (
    <>
      <strong className="font-semibold">{who}</strong>
      <span className="opacity-80">{` ${does} `}</span>
      <strong className="font-semibold">{whom}</strong>
    </>
  );
}

/** Not by color alone. */
function Tick({ on }: { readonly on: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className="size-5 shrink-0" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="1" y="1" width="14" height="14" rx="3" strokeWidth="1.5" />
      {on && <path d="M4 8.5l3 3 5-6" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />}
    </svg>
  );
}
