import Link from "next/link";
import { isUnclaimed, sayGain, sayPerson } from "@/app/_night/sayNight";
import { SharePicture } from "@/app/_share/SharePicture";
import { Section } from "@/app/ui/Section";
import { sayMoney } from "@/lib/messages/amounts";
import { moneyWords } from "@/lib/messages/money";
import { nightResultWords } from "@/lib/messages/night";
import { gameName } from "@/lib/messages/terms";
import type { NightLine } from "@/lib/protocol/group";
import type { OpenUnit } from "@/lib/protocol/ledger";
import type { NightSummary } from "@/lib/protocol/nightResult";
import { OpenPlans } from "../../../_money/OpenPlans";
import { ChipsOverNight } from "./ChipsOverNight";
import { HowItAddsUp } from "./HowItAddsUp";
import { StrandedPots } from "./StrandedPots";

interface NightResultProps {
  readonly group: string;
  readonly night: NightLine;
  readonly result: NightSummary;
  readonly canRecord: boolean;
  /** True if a lost game means dishes. */
  readonly washes: boolean;
  /** Everyone's open balances. */
  readonly open: readonly OpenUnit[];
  /** Chips after each game, by name. */
  readonly chips: readonly { readonly name: string; readonly after: readonly number[] }[];
}

const WORDS = nightResultWords;

/** A night's result or interim result for everyone, and the payments, which are first once the night is over. */
export function NightResult({ group, night, result, canRecord, open, chips, washes }: NightResultProps) {
  const { people, inPlay, stranded } = result;
  const withGain = people.some((person) => (person.total ?? person.chips) !== null);
  const payments = <OpenPlans group={group} open={open} level={3} />;
  const pots = stranded.length > 0 && <StrandedPots pots={stranded} canRecord={canRecord} />;
  const isOver = night.endedAt !== null;
  return (
    <>
      {isOver && payments}
      {isOver && pots}
      <Section
        id="result"
        heading={isOver ? WORDS.result : WORDS.soFar}
        look="title"
        level={3}
        className="pb-5 2xl:break-inside-avoid"
      >
        {people.length === 0 ? (
          <p className="pt-1 text-soft">{WORDS.none}</p>
        ) : (
          <div className="not-wide:lit-felt mt-2 not-wide:rounded-[1.25rem] not-wide:p-5 print:border print:border-line print:bg-none print:[&_*]:text-black">
            <ol className="grid gap-3">
              {people.map((person) => (
                <li key={person.party} className="flex items-baseline justify-between gap-4">
                  <span className="min-w-0">
                    <span className="stamp block text-large leading-tight [overflow-wrap:anywhere]">
                      {person.name}
                    </span>
                    <span className="block text-felt-soft text-small leading-snug [overflow-wrap:anywhere]">
                      {sayPerson(person, { ...night, washes })}
                    </span>
                  </span>
                  {withGain && (
                    <span className="stamp shrink-0 text-large leading-tight">{sayGain(person, night)}</span>
                  )}
                </li>
              ))}
            </ol>
            <NightStakes result={result} unit={night.unit} />
          </div>
        )}
        {night.chipValue !== null && (
          <p className="pt-2 text-small text-soft">
            {moneyWords.chipIs(sayMoney(night.chipValue, night.unit))}
          </p>
        )}
        <HowItAddsUp night={night} result={result} />
        {people.length > 0 && (
          <SharePicture
            address={`/groups/${group}/nights/${night.id}/picture.png`}
            file="night.png"
            words={{ share: WORDS.share, shareName: WORDS.shareName, drawing: WORDS.drawing }}
          />
        )}
      </Section>
      {inPlay.map(({ game, name, forChips }) => (
        <p key={game} className="pb-2">
          <Link
            href={{ pathname: `/games/${game}` }}
            prefetch={false}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {moneyWords.inPlay(gameName(name), forChips)}
          </Link>
        </p>
      ))}
      {!isOver && pots}
      {!isOver && payments}
      <ChipsOverNight people={chips} />
    </>
  );
}

/** Chips in the bank and the pot: including them, each kind sums to zero. */
function NightStakes({ result, unit }: { readonly result: NightSummary; readonly unit: string }) {
  const lines = isUnclaimed(result, unit);
  if (lines.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-1 border-felt-soft/40 border-t pt-3">
      {lines.map(({ called, what }) => (
        <div key={called} className="flex items-baseline justify-between gap-4 text-felt-soft">
          <dt className="min-w-0 [overflow-wrap:anywhere]">{called}</dt>
          <dd className="stamp max-w-[50%] shrink-0 text-right text-lead leading-tight [overflow-wrap:anywhere]">
            {what}
          </dd>
        </div>
      ))}
    </dl>
  );
}
