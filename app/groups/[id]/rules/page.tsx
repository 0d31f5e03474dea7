import type { Metadata } from "next";
import Link from "next/link";
import { gameIds, ownRules } from "@/lib/engine";
import { caseWords } from "@/lib/messages/cases";
import { presetWords } from "@/lib/messages/group";
import { sayRule } from "@/lib/messages/rules";
import { gameLine, gameName } from "@/lib/messages/terms";
import { presetsOf } from "@/lib/server/groups/presets";
import { canKeep } from "@/lib/server/identity/access";
import { groupCard } from "@/lib/server/roster/groupContext";
import { GroupFrame } from "../_group/GroupFrame";
import { pagePass } from "../_group/pageGroup";
import { CompareTwo } from "./_rules/CompareTwo";
import { type About, NewPreset } from "./_rules/NewPreset";
import { type HouseSet, setsOf, USUAL } from "./_rules/sets";

export const generateMetadata = (): Metadata => ({ title: presetWords.title });

interface HousePageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{
    /** The game and option to prefill in a new set. */
    readonly game?: string | readonly string[];
    readonly option?: string | readonly string[];
  }>;
}

/** A group's house rules, by game. */
export default async function HousePage({ params, searchParams }: HousePageProps) {
  const [{ id }, asked] = await Promise.all([params, searchParams]);
  const pass = await pagePass(id);
  const { role } = pass;
  const keeps = canKeep(role);
  const [card, presets] = await Promise.all([groupCard(pass), presetsOf(pass)]);
  return (
    <GroupFrame group={card} here="more" hasBottomBar>
      <main className="flex flex-1 flex-col gap-8 pb-8 md:grid md:grid-cols-2 md:content-start md:gap-x-10 2xl:grid-cols-3">
        <header className="col-span-full">
          <h2 className="stamp text-large leading-tight">{presetWords.title}</h2>
          <p className="text-small text-soft">{presetWords.hint}</p>
          <Link
            href={{ pathname: `/groups/${id}/rulings` }}
            prefetch={false}
            className="inline-flex min-h-11 items-center text-soft underline underline-offset-4"
          >
            {caseWords.toBook}
          </Link>
        </header>
        {setsOf(card, presets).map(({ game, sets }, at) => (
          <section key={game} aria-labelledby={`game-${at}`}>
            <h3 id={`game-${at}`} className="border-line border-b pb-1.5 font-semibold text-soft">
              {gameName(game)}
            </h3>
            <ul>
              {sets.map((set) => (
                <li key={set.key} className="border-line border-b">
                  <SetLine group={id} game={game} set={set} />
                </li>
              ))}
            </ul>
            {ownRules(game) === null && <CompareTwo game={game} sets={sets} />}
          </section>
        ))}
        {presets.length === 0 && (
          <p className="col-span-full text-soft">
            <strong className="font-semibold text-ink">{presetWords.none}</strong>{" "}
            {keeps ? presetWords.noneSaved : presetWords.noneSee}
          </p>
        )}
      </main>
      {keeps && (
        <NewPreset
          group={id}
          usual={{ ruleSet: card.ruleSet, house: card.house }}
          about={aboutAsked(asked)}
        />
      )}
    </GroupFrame>
  );
}

/** The game and option in the URL; null without a game. */
function aboutAsked({ game, option }: Awaited<HousePageProps["searchParams"]>): About | null {
  const named = gameIds.find((one) => one === game);
  return named === undefined ? null : { game: named, option: typeof option === "string" ? option : null };
}

interface SetLineProps {
  readonly group: string;
  readonly game: string;
  readonly set: HouseSet;
}

/** One set of house rules: its name, and the values that differ from the defaults. */
function SetLine({ group, game, set: { key, name, house } }: SetLineProps) {
  const rules = Object.entries(house).map(([option, value]) => sayRule(option, value));
  const book = ownRules(game) === null ? presetWords.ruleBook : gameLine(game);
  const summary = rules.length === 0 ? book : rules.join(" · ");
  return (
    <Link
      href={{ pathname: `/groups/${group}/rules/${key}` }}
      prefetch={false}
      className="flex min-h-16 items-center gap-4 py-2"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-lead leading-snug [overflow-wrap:anywhere]">{name}</span>
        {key === USUAL && <span className="block text-small">{presetWords.usualHint}</span>}
        <span className="line-clamp-2 text-small text-soft leading-snug [overflow-wrap:anywhere]">
          {summary}
        </span>
      </span>
      <span aria-hidden="true" className="text-large text-soft leading-none">
        ›
      </span>
    </Link>
  );
}
