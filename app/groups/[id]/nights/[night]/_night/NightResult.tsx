import { isUnclaimed, sayPerson } from "@/app/_night/sayNight";
import { SharePicture } from "@/app/_share/SharePicture";
import { Section } from "@/app/ui/Section";
import { groupGamesWords, nightResultWords } from "@/lib/messages/night";
import { signed } from "@/lib/messages/signed";
import type { NightLine } from "@/lib/protocol/group";
import type { NightSummary } from "@/lib/protocol/nightResult";
import { Debts } from "../../../_games/Debts";
import { ChipsOverNight } from "./ChipsOverNight";
import { StrandedPots } from "./StrandedPots";

interface NightResultProps {
  readonly group: string;
  readonly night: NightLine;
  readonly result: NightSummary;
  readonly mayRecord: boolean;
  /** Chips after each game, by name. */
  readonly chips: readonly { readonly name: string; readonly after: readonly number[] }[];
}

const WORDS = nightResultWords;

/** A night's result or interim result for everyone, and the payments. */
export function NightResult({ group, night, result, mayRecord, chips }: NightResultProps) {
  const { people, debts, chipsInPlay } = result;
  const withChips = people.some(({ chips }) => chips !== null);
  return (
    <>
      <Section
        id="result"
        heading={night.endedAt === null ? WORDS.soFar : WORDS.result}
        look="title"
        level={3}
        className="pb-5 2xl:break-inside-avoid"
      >
        {people.length === 0 ? (
          <p className="pt-1 text-soft">{WORDS.none}</p>
        ) : (
          <div className="felt mt-2 p-5 print:border print:border-line print:bg-none print:[&_*]:text-black">
            <ol className="grid gap-3">
              {people.map((person) => (
                <li key={person.party} className="flex items-baseline justify-between gap-4">
                  <span className="min-w-0">
                    <span className="stamp block text-large leading-tight [overflow-wrap:anywhere]">
                      {person.name}
                    </span>
                    <span className="block text-felt-soft text-small leading-snug [overflow-wrap:anywhere]">
                      {sayPerson(person, night.unit)}
                    </span>
                  </span>
                  {withChips && (
                    <span className="stamp shrink-0 text-large leading-tight">
                      {person.chips ? signed(person.chips.out - person.chips.in) : "–"}
                    </span>
                  )}
                </li>
              ))}
            </ol>
            <NightStakes result={result} unit={night.unit} />
          </div>
        )}
        <ChipsOverNight people={chips} />
        {people.length > 0 && (
          <SharePicture
            address={`/groups/${group}/nights/${night.id}/picture.png`}
            file="night.png"
            words={{ share: WORDS.share, shareName: WORDS.shareName, drawing: WORDS.drawing }}
          />
        )}
      </Section>
      {(debts.length > 0 || chipsInPlay || result.stranded.length > 0) && (
        <Section id="debts" heading={WORDS.debts} look="title" level={3} className="pb-5">
          <p className="pb-2 text-small text-soft">{chipsInPlay ? WORDS.waits : WORDS.debtsHint}</p>
          <StrandedPots pots={result.stranded} mayRecord={mayRecord} />
          <Debts
            group={group}
            night={{ id: night.id, unit: night.unit }}
            debts={debts}
            label={groupGamesWords.nightCalled(night.name)}
          />
          {debts.length > 0 && !chipsInPlay && debts.every(({ payment }) => payment !== null) && (
            <p className="pt-2">{WORDS.settled}</p>
          )}
        </Section>
      )}
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
