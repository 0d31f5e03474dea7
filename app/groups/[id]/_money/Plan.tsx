"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { Fragment, useMemo, useRef, useState } from "react";
import { sayAmount, sayPayment } from "@/app/_night/sayNight";
import { FormError } from "@/app/ui/Form";
import { useSent } from "@/app/ui/useSent";
import { ask } from "@/lib/client/ask";
import { copyText } from "@/lib/client/copyText";
import { newId } from "@/lib/client/newId";
import { sayBalance } from "@/lib/messages/amounts";
import { groupWords } from "@/lib/messages/group";
import { moneyWords } from "@/lib/messages/money";
import { groupGamesWords, nightResultWords } from "@/lib/messages/night";
import { signed } from "@/lib/messages/signed";
import type { OpenUnit, PlannedOwed } from "@/lib/protocol/ledger";
import { GUEST } from "@/lib/protocol/nightResult";

interface PlanProps {
  readonly group: string;
  readonly open: Pick<OpenUnit, "unit" | "payments" | "changes">;
  /** Accessible name of the list. */
  readonly label: string;
}

const WORDS = moneyWords;

/** Keys for payments, with a counter: a correction can ask for an equal payment again. */
function keyed(payments: readonly PlannedOwed[]): readonly (readonly [key: string, payment: PlannedOwed])[] {
  const seen = new Map<string, number>();
  return payments.map((payment) => {
    const alike = JSON.stringify([payment.from, payment.to, payment.amount]);
    const number = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, number);
    return [`${alike} ${number}`, payment];
  });
}

/** "Nov 27 · guest", "$7.50 from Nov 27, $2.00 from Nov 20": why a payment is due, or when it was paid. */
function sayWhy({ from, since, paid }: PlannedOwed, unit: string | null): string {
  if (paid) return WORDS.paidOn(paid.day, paid.byName);
  const [newest, older] = since;
  return [
    newest && !older
      ? WORDS.since(newest.day)
      : since.map((one) => WORDS.partSince(sayAmount(one.amount, unit), one.day)).join(", "),
    from.startsWith(GUEST) ? WORDS.guest : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The fewest payments of one account, each with a check box for its receiver, and the text to send around. */
export function Plan({ group, open: { unit, payments, changes }, label }: PlanProps) {
  const router = useRouter();
  const lines = keyed(payments);
  const serverValues = useMemo(
    () => Object.fromEntries(keyed(payments).map(([key, { paid }]) => [key, paid !== null])),
    [payments],
  );
  /** The entry of a payment that was just ticked, until the server confirms it. */
  const ticked = useRef(new Map<string, string>());
  const sent = useSent({
    serverValues,
    none: false,
    send: async (key, paid: boolean) => {
      const payment = lines.find(([one]) => one === key)?.[1];
      if (payment === undefined) return { ok: true };
      if (!paid) {
        const line = ticked.current.get(key) ?? payment.paid?.line ?? "";
        return ask(
          "POST /api/v1/groups/{group}/ledger/{line}/take-back",
          { group, line },
          { id: newId(), note: WORDS.unticked },
        );
      }
      const id = newId();
      ticked.current.set(key, id);
      const { from, to, amount } = payment;
      return ask(
        "POST /api/v1/groups/{group}/ledger",
        { group },
        {
          ...{ id, deed: "repaid", from, to, amount },
          ...(unit === null ? { ledger: "chips" } : { ledger: "money", unit }),
        },
      );
    },
    refresh: () => router.refresh(),
    noAnswer: groupWords.noAnswer,
  });
  return (
    <>
      <ul aria-label={label} className="border-line border-t">
        {lines.map(([key, payment]) => (
          <li key={key} className="flex min-w-0 items-center gap-2 border-line border-b">
            <Payment
              payment={payment}
              unit={unit}
              paid={sent.of(key)}
              onTick={payment.maySettle ? (paid) => sent.set(key, paid) : null}
            />
            {payment.link !== null && !sent.of(key) && (
              <a
                href={payment.link}
                target="_blank"
                rel="noreferrer"
                aria-label={WORDS.payNowName(payment.toName, sayAmount(payment.amount, unit))}
                className="key key-next flex min-w-16 items-center px-4 font-semibold"
              >
                {WORDS.payNow}
              </a>
            )}
          </li>
        ))}
      </ul>
      <Changes group={group} unit={unit} changes={changes} />
      <p role="status" className="min-h-6 text-small text-soft">
        {sent.going ? groupGamesWords.nights.sending : ""}
      </p>
      <FormError sentence={sent.error} />
      <CopyKey
        lines={lines.filter(([key]) => !sent.of(key)).map(([, payment]) => sayPayment(payment, unit))}
      />
    </>
  );
}

/** "Changed after closing: Ann +$1.00": why the plan differs from the one at closing time. */
function Changes({ group, unit, changes }: Pick<PlanProps, "group"> & Pick<OpenUnit, "unit" | "changes">) {
  if (changes.length === 0) return null;
  const say = (amount: number) => (unit === null ? signed(amount) : sayBalance(amount, unit));
  return (
    <ul className="grid gap-2 pt-2">
      {changes.map(({ night, day, why, game, people }) => (
        <li
          key={`${night} ${why} ${game ?? people.map(({ party }) => party).join(" ")}`}
          className="min-w-0 rounded-xl border border-line border-dashed px-3 py-2 leading-snug [overflow-wrap:anywhere]"
        >
          {WORDS.changed}
          {people.map(({ party, name, amount }, at) => (
            <Fragment key={party}>
              {" "}
              {/* The sign stays with its amount. */}
              <span className="inline-block max-w-full">{`${name} ${say(amount)}${at < people.length - 1 ? "," : ""}`}</span>
            </Fragment>
          ))}
          <span className="block text-small text-soft">
            {`${WORDS.why[why]} · `}
            <Link
              href={
                game !== null && why !== "deleted"
                  ? `/games/${game}/history`
                  : `/groups/${group}/nights/${night}`
              }
              prefetch={false}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {WORDS.since(day)}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PaymentProps {
  readonly payment: PlannedOwed;
  readonly unit: string | null;
  readonly paid: boolean;
  /** Null if the reader may not tick it. */
  readonly onTick: ((paid: boolean) => void) | null;
}

function Payment({ payment, unit, paid, onTick }: PaymentProps) {
  const { fromName, toName, amount } = payment;
  const why = sayWhy(paid ? payment : { ...payment, paid: null }, unit);
  const inside = (
    <>
      <Tick on={paid} />
      <span className="min-w-0 flex-1 text-left leading-snug [overflow-wrap:anywhere]">
        <span className={paid ? "line-through" : ""}>
          <strong className="font-semibold">{fromName}</strong>
          <span className="opacity-80">{` ${nightResultWords.pays} `}</span>
          <strong className="font-semibold">{toName}</strong>
        </span>
        {why !== "" && <span className="block font-normal text-small text-soft">{why}</span>}
      </span>
      <span className="stamp max-w-[45%] shrink-0 text-right text-lead leading-tight [overflow-wrap:anywhere]">
        {sayAmount(amount, unit)}
      </span>
    </>
  );
  const look = `flex min-h-14 w-full min-w-0 items-center gap-3 py-2 ${paid ? "text-soft" : ""}`;
  return onTick ? (
    <button
      type="button"
      aria-pressed={paid}
      aria-label={WORDS.tick(sayPayment(payment, unit))}
      onClick={() => onTick(!paid)}
      className={`flex-1 ${look}`}
    >
      {inside}
    </button>
  ) : (
    <div className={look}>
      {inside}
      {paid && <span className="sr-only">{`, ${nightResultWords.paid}`}</span>}
    </div>
  );
}

/** Copies one payment per line, for a chat. */
function CopyKey({ lines }: { readonly lines: readonly string[] }) {
  const [message, setMessage] = useState("");
  const shown = useRef<HTMLPreElement>(null);
  if (lines.length === 0) return null;
  const text = lines.join("\n");
  return (
    <div className="print:hidden">
      <button
        type="button"
        onClick={() => {
          void copyText(text, shown.current).then((done) =>
            setMessage(done ? WORDS.copied : WORDS.notCopied),
          );
        }}
        className="key min-h-13 px-5 font-semibold"
      >
        {WORDS.copy}
      </button>
      <pre ref={shown} aria-hidden="true" className="sr-only">
        {text}
      </pre>
      <p role="status" className="min-h-6 text-small text-soft">
        {message}
      </p>
    </div>
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
