import Link from "next/link";
import { sayFullDate } from "@/lib/messages/calendar";
import { caseWords } from "@/lib/messages/cases";
import type { BearingCase } from "@/lib/views/desk/bearingCases";

const WAY = "inline-flex min-h-11 items-center text-small underline underline-offset-4";

/**
 * Above the answer: past rulings of the user's groups on similar rounds. The rule book's answer stays below.
 */
export function CasesFound({ cases }: { readonly cases: readonly BearingCase[] }) {
  return (
    cases.length > 0 && (
      <section
        aria-label={caseWords.atDesk}
        className="mb-3 flex flex-col gap-3 rounded-2xl border border-brass px-4 py-3 [overflow-wrap:anywhere]"
      >
        {cases.map(({ group, settled }) => (
          <article key={`${settled.game} ${settled.round} ${settled.after}`} className="leading-snug">
            <h2 className="font-semibold">
              {caseWords[settled.kind === null ? "letStand" : "ruled"](group.name, sayFullDate(settled.day))}
            </h2>
            {settled.note !== "" && <p className="text-lead leading-snug">{caseWords.note(settled.note)}</p>}
            <p className="text-small text-soft">{caseWords.about(settled.claim, settled.from)}</p>
            <p className="flex flex-wrap gap-x-4">
              <Link
                href={`/games/${settled.game}/history?round=${settled.round}#round-${settled.round}`}
                prefetch={false}
                className={WAY}
              >
                {caseWords.toRound}
              </Link>
              <Link href={{ pathname: `/groups/${group.id}/rulings` }} prefetch={false} className={WAY}>
                {caseWords.title}
              </Link>
            </p>
          </article>
        ))}
      </section>
    )
  );
}
