import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PageHeader, PageName } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { PrintKey } from "@/app/ui/PrintKey";
import { presetWords } from "@/lib/messages/group";
import { bookWords, cardWords } from "@/lib/messages/rules";
import { START_WORDS } from "@/lib/messages/start";
import { gameLine, gameName } from "@/lib/messages/terms";
import { newGamePath, readHouse, readHouseName } from "@/lib/protocol/houseLink";
import { changedRules, houseWith } from "@/lib/protocol/houseRules";
import { housesOf } from "@/lib/server/groups/presets";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { readVisitor } from "@/lib/server/identity/visitor";
import { rulesCard } from "@/lib/views/rules/card";
import { BookRule } from "../_book/BookRule";
import { chapterOf } from "../_book/chapterOf";
import { BOOK_RULES, bookEntry, isBookRule, sayBookRule } from "../_book/entry";
import { OwnHouse } from "./_card/OwnHouse";
import { RulesCard } from "./_card/RulesCard";
import { SaveToGroup } from "./_card/SaveToGroup";
import { WallArguments } from "./_card/WallArguments";

interface RulesPageProps {
  readonly params: Promise<{ readonly game: string }>;
  /** `rules`: the values that differ from the defaults; `name`: the name in the link. */
  readonly searchParams: Promise<{
    readonly rules?: string | readonly string[];
    readonly name?: string | readonly string[];
  }>;
}

export async function generateMetadata({ params, searchParams }: RulesPageProps): Promise<Metadata> {
  const [{ game }, { name: nameParam }] = await Promise.all([params, searchParams]);
  const rule = ruleAt(game);
  if (rule) return { title: bookWords.rule(rule), description: sayBookRule(rule) };
  const name = readHouseName(typeof nameParam === "string" ? nameParam : "");
  const title = name ? presetWords.called(name, gameName(game)) : cardWords.title(gameName(game));
  return { title, description: gameLine(game) };
}

/** The rule id in the URL, `/rules/H2`; null if there is none. */
const ruleAt = (named: string): string | null => {
  const id = named.toUpperCase();
  return isBookRule(id) ? id : null;
};

/** The rules of a game with the house rules in the URL, or one rule by its number. Public. */
export default async function RulesPage({ params, searchParams }: RulesPageProps) {
  const [{ game }, { rules, name: nameParam }] = await Promise.all([params, searchParams]);
  const rule = ruleAt(game);
  if (rule) return <OneRule id={rule} />;
  const house = readHouse(typeof rules === "string" ? rules : "");
  const card = house && rulesCard(game, house);
  if (!card) notFound();
  const name = readHouseName(typeof nameParam === "string" ? nameParam : "");
  const changed = changedRules(game, houseWith(game, house));
  const own = name !== "" || Object.keys(changed).length > 0;
  const houses = own ? await housesOf(await readVisitor(await cookies())) : [];
  return (
    <div className="mx-auto max-w-4xl px-4 pb-8 print:max-w-none print:p-0">
      <PageHeader href="/rules" label={cardWords.allGames} className="print:hidden!">
        <PageName>{cardWords.allGames}</PageName>
        <PrintKey />
      </PageHeader>
      <main>
        <PageTitle className="pt-2 print:pt-0 print:text-[26pt]">{gameName(game)}</PageTitle>
        <p className="pb-4 text-lead text-soft print:pb-2 print:text-[11pt]">{gameLine(game)}</p>
        {name && (
          <p className="stamp pb-3 text-large leading-tight [overflow-wrap:anywhere] print:text-[16pt]">
            {name}
          </p>
        )}
        <Link
          href={newGamePath(game, changed)}
          prefetch={false}
          className="key key-next stamp mb-3 min-h-16 px-4 text-large print:hidden"
        >
          {own ? presetWords.play : START_WORDS.newGame}
        </Link>
        <OwnHouse game={game} house={changed} name={name} />
        <SaveToGroup
          game={game}
          house={changed}
          name={name}
          groups={houses.flatMap(({ id, name, keeps }) => (keeps ? { id, name } : []))}
        />
        <RulesCard card={card} />
        <WallArguments game={game} house={changed} origin={await originForOthers()} />
      </main>
    </div>
  );
}

const KEY = "key min-h-12 flex-1 justify-center px-3 font-semibold";

/** One rule at its short URL, with the previous and next one. The id must exist. */
function OneRule({ id }: { readonly id: string }) {
  const at = BOOK_RULES.indexOf(id);
  const [before, after] = [BOOK_RULES[at - 1], BOOK_RULES[at + 1]];
  return (
    <div className="mx-auto max-w-xl px-4 pb-8">
      <PageHeader href="/rules/book" label={bookWords.whole}>
        <PageName>{chapterOf(id)}</PageName>
      </PageHeader>
      <main className="text-lead">
        <PageTitle className="pt-2 pb-2">
          <span className="sr-only">{bookWords.rule(id)}</span>
          <span aria-hidden="true">{id}</span>
        </PageTitle>
        <BookRule entry={bookEntry(id)} />
        <nav aria-label={bookWords.title} className="flex flex-wrap gap-2 pt-6">
          {before && (
            <Link href={{ pathname: `/rules/${before}` }} prefetch={false} className={KEY}>
              {bookWords.before(before)}
            </Link>
          )}
          {after && (
            <Link href={{ pathname: `/rules/${after}` }} prefetch={false} className={KEY}>
              {bookWords.after(after)}
            </Link>
          )}
          <Link
            href={{ pathname: "/rules/book", hash: id }}
            prefetch={false}
            className="key min-h-12 w-full justify-center px-3 font-semibold"
          >
            {bookWords.whole}
          </Link>
        </nav>
      </main>
    </div>
  );
}
