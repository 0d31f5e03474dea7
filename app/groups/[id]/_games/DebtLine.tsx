import Link from "next/link";
import { sayPayment } from "@/app/_night/sayNight";
import { sayParts } from "@/lib/messages/night";
import { answerWords } from "@/lib/messages/wall";
import type { NamedDuty, OpenUnit } from "@/lib/protocol/ledger";

interface DebtLineProps {
  readonly group: string;
  readonly duties: readonly NamedDuty[];
  readonly units: readonly OpenUnit[];
}

const WORDS = answerWords;
/** Debts that fit in two lines. */
const SHOWN = 2;

/** Washes owed, by person: "Diaz owes 3 washes". */
function dutiesOwed(duties: readonly NamedDuty[]): readonly string[] {
  const people = new Map<string, { name: string; times: number }>();
  for (const { who, name, times } of duties)
    people.set(who, { name, times: (people.get(who)?.times ?? 0) + times });
  return [...people.values()]
    .toSorted((a, b) => b.times - a.times)
    .map(({ name, times }) => WORDS.owesWash(name, times));
}

/** Who owes whom, in one line that opens the ledger. */
export function DebtLine({ group, duties, units }: DebtLineProps) {
  const owed = [
    ...dutiesOwed(duties),
    ...units.flatMap(({ unit, payments }) =>
      payments.flatMap((one) => (one.paid === null ? sayPayment(one, unit) : [])),
    ),
  ];
  const shown = owed.length > SHOWN ? [...owed.slice(0, SHOWN), WORDS.more(owed.length - SHOWN)] : owed;
  return (
    <Link
      href={{ pathname: `/groups/${group}/ledger` }}
      prefetch={false}
      className="mx-auto flex min-h-11 w-fit items-center gap-2 px-4 text-center font-semibold text-small leading-snug"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {owed.length > 0 && <span className="sr-only">{`${WORDS.debts}: `}</span>}
        {owed.length === 0 ? WORDS.noDebts : sayParts(shown)}
      </span>
      <span aria-hidden="true">›</span>
    </Link>
  );
}
