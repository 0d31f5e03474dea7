import type { Metadata } from "next";
import Link from "next/link";
import { SearchField } from "@/app/ui/SearchField";
import { sayFullDate } from "@/lib/messages/calendar";
import { caseWords } from "@/lib/messages/cases";
import { sayParts } from "@/lib/messages/night";
import { gameName } from "@/lib/messages/terms";
import { type Case, MAX_CASES } from "@/lib/protocol/cases";
import { casesOf } from "@/lib/server/groups/cases";
import { canKeep } from "@/lib/server/identity/access";
import { groupCard } from "@/lib/server/roster/groupContext";
import { casesSaying } from "@/lib/views/caseSearch";
import { dayOf } from "@/lib/views/dayOf";
import { optionOf } from "@/lib/views/desk/bearingCases";
import { GroupFrame } from "../_group/GroupFrame";
import { pagePass } from "../_group/pageGroup";
import { MarkKey } from "./_rulings/MarkKey";

export const generateMetadata = (): Metadata => ({ title: caseWords.title });

const allSummaries = ({ note, claim, from, ruleSet, by }: Case): string =>
  [note, caseWords.about(claim, from), gameName(ruleSet), by ?? ""].join(" ");

interface CasesPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly words?: string | readonly string[] }>;
}

/** A group's past rulings with a text search, for its members. */
export default async function CasesPage({ params, searchParams }: CasesPageProps) {
  const [{ id }, asked] = await Promise.all([params, searchParams]);
  const pass = await pagePass(id);
  const { role } = pass;
  const [card, cases] = await Promise.all([groupCard(pass), casesOf(pass)]);
  const words = typeof asked.words === "string" ? asked.words.trim() : "";
  const found = casesSaying(cases, words, allSummaries);
  return (
    <GroupFrame group={card} here="more">
      <main className="flex max-w-2xl flex-1 flex-col gap-5">
        <header>
          <h2 className="stamp text-large leading-tight">{caseWords.title}</h2>
          <p className="text-small text-soft">{caseWords.hint}</p>
        </header>
        {cases.length > 0 && <WordsForm key={words} group={id} words={words} />}
        <section aria-label={caseWords.found}>
          <ul>
            {found.map((one) => (
              <li key={`${one.game} ${one.round} ${one.after}`} className="border-line border-b py-3">
                <CaseLine group={card} settled={one} keeps={canKeep(role)} />
              </li>
            ))}
          </ul>
          {found.length === 0 && <Nothing empty={cases.length === 0} />}
          {words !== "" && (
            <Link
              href={{ pathname: `/groups/${id}/rulings` }}
              prefetch={false}
              className="inline-flex min-h-14 items-center text-soft underline underline-offset-4"
            >
              {caseWords.all}
            </Link>
          )}
          {cases.length === MAX_CASES && <p className="pt-4 text-soft">{caseWords.full(MAX_CASES)}</p>}
        </section>
      </main>
    </GroupFrame>
  );
}

const Nothing = ({ empty }: { readonly empty: boolean }) =>
  empty ? (
    <p className="text-soft">
      <strong className="font-semibold text-ink">{caseWords.none}</strong> {caseWords.noneHint}
    </p>
  ) : (
    <p className="font-semibold">{caseWords.nothing}</p>
  );

interface WordsFormProps {
  readonly group: string;
  readonly words: string;
}

/** Searches the notes. A plain GET form: it works without scripts, and the URL holds the query. */
const WordsForm = ({ group, words }: WordsFormProps) => (
  <search>
    <form action={`/groups/${group}/rulings`} className="flex gap-2">
      <SearchField
        name="words"
        label={caseWords.search}
        placeholder={caseWords.search}
        defaultValue={words}
        maxLength={200}
        enterKeyHint="search"
      />
      <button type="submit" className="key min-h-12 px-4 font-semibold">
        {caseWords.searchGo}
      </button>
    </form>
  </search>
);

interface CaseLineProps {
  readonly group: { readonly id: string; readonly timeZone: string };
  readonly settled: Case;
  /** True if the reader is an Owner or Admin. */
  readonly keeps: boolean;
}

const WAY = "inline-flex min-h-11 items-center text-small text-soft underline underline-offset-4";

const sayAuthor = ({ kind, by }: Case): string =>
  kind === null ? caseWords.allowedBy(by ?? caseWords.recorder) : caseWords.by(by ?? caseWords.someone);

/** A past ruling: its text, its round, when and by whom, and its keys. */
function CaseLine({ group, settled, keeps }: CaseLineProps) {
  const { game, round, struck, ruleSet } = settled;
  // A player who allows something need not give a reason.
  const note = settled.note || caseWords.noReason;
  const option = optionOf(settled);
  return (
    <article className="[overflow-wrap:anywhere]">
      <h3 className="font-semibold text-lead leading-snug">
        {struck ? <s className="text-soft">{note}</s> : note}
      </h3>
      <p className="leading-snug">
        {sayParts([gameName(ruleSet), caseWords.about(settled.claim, settled.from)])}
      </p>
      <p className="text-small text-soft leading-snug">
        {sayParts([sayFullDate(settled.day), sayAuthor(settled)])}
      </p>
      {struck && (
        <p className="text-small leading-snug">
          {caseWords.struck(
            struck.by ?? caseWords.someone,
            sayFullDate(dayOf(new Date(struck.at), group.timeZone)),
            struck.reason,
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-x-4">
        <Link
          href={`/games/${game}/history?round=${round}#round-${round}`}
          prefetch={false}
          aria-label={caseWords.toRoundOf(note)}
          className={WAY}
        >
          {caseWords.toRound}
        </Link>
        {keeps && !struck && (
          <Link
            href={{
              pathname: `/groups/${group.id}/rules`,
              query: { game: ruleSet, ...(option !== null && { option }) },
            }}
            prefetch={false}
            aria-label={caseWords.promoteName(note)}
            className={WAY}
          >
            {caseWords.promote}
          </Link>
        )}
        {keeps && <MarkKey group={group.id} settled={{ ...settled, note }} className={WAY} />}
      </div>
    </article>
  );
}
