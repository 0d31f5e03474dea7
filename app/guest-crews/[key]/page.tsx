import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PageHeader, PageName } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { When } from "@/app/ui/When";
import { plainWords } from "@/lib/messages/anyPage";
import { sayPastGame } from "@/lib/messages/endings";
import { moveWords } from "@/lib/messages/night";
import { countWords, crewWords, sayCrew, sayPhase } from "@/lib/messages/start";
import { tableWords } from "@/lib/messages/table";
import { gameName } from "@/lib/messages/terms";
import { addressOf } from "@/lib/protocol/addressOf";
import { groupsOf } from "@/lib/server/groups/ownGroups";
import { type AccountPass, access, accessAccount, canRecord } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { type CrewGame, crewOf, ownTablesOf } from "@/lib/server/table/crewOf";
import { countsByGame, type GameCounts } from "@/lib/views/counts";
import { mostDrunk } from "@/lib/views/drunk";
import { MakeGroup } from "./MakeGroup";

export const generateMetadata = (): Metadata => ({ title: crewWords.title });

interface CrewPageProps {
  /** `key`: any game the crew started. */
  readonly params: Promise<{ readonly key: string }>;
  readonly searchParams: Promise<{ readonly from?: string | readonly string[] }>;
}

/** A running game has no loser yet. */
const CONTINUES = { losers: [], winners: [] };

/** A crew's totals and games, for phones that were there. */
export default async function CrewPage({ params, searchParams }: CrewPageProps) {
  const [{ key }, { from }] = await Promise.all([params, searchParams]);
  const visitor = await readVisitor(await cookies());
  const pass = await access(visitor, key, "read");
  if (!pass.ok) notFound();
  const { names, games, next } = await crewOf(pass.value, typeof from === "string" ? from : undefined);
  const { tables } = await ownTablesOf(pass.value);
  const account = accessAccount(visitor);
  const canMove = tables.length > 0 && account.ok && (await playsInGroup(account.value));
  const counts = countsByGame(
    games.map(({ game, finished, drunk }) => ({ game, ...(finished ?? CONTINUES), drunk })),
  );
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <PageHeader href="/" label={plainWords.home}>
        <PageName>{crewWords.title}</PageName>
      </PageHeader>
      <main className="flex-1">
        <PageTitle className="pb-5">{sayCrew(names, 12)}</PageTitle>
        {counts.length > 0 && (next !== null || from !== undefined) && (
          <p className="pb-2 text-soft">{crewWords.below}</p>
        )}
        <ResultTotals counts={counts} level={2} />
        {counts.length === 0 && (
          <p className="felt p-5">
            <strong className="font-semibold">{crewWords.noneOver}</strong> {crewWords.noneOverHint}
          </p>
        )}
        {tables.length > 0 &&
          (account.ok ? (
            <MakeGroup
              names={names}
              tables={tables}
              game={games[0]?.game ?? ""}
              washing={counts.some(({ by }) => by === "washed")}
            />
          ) : (
            <Link href={`/guest-crews/${key}/move`} prefetch={false} className={`${LINK} mt-3 font-semibold`}>
              {moveWords.makeGroup}
            </Link>
          ))}
        {canMove && (
          <Link href={`/guest-crews/${key}/move`} prefetch={false} className={`${LINK} mt-3 text-soft`}>
            {moveWords.open}
          </Link>
        )}
        {games.length > 0 && (
          <section aria-labelledby="games" className="pt-6">
            <h2 id="games" className="text-base text-soft">
              {crewWords.games}
            </h2>
            <ul>
              {games.map((game) => (
                <GameOfCrew key={game.id} game={game} names={names} />
              ))}
            </ul>
            {next && (
              <Link
                href={{ pathname: `/guest-crews/${key}`, query: { from: next } }}
                prefetch={false}
                className="flex min-h-14 items-center text-soft underline underline-offset-4"
              >
                {crewWords.older}
              </Link>
            )}
          </section>
        )}
      </main>
    </div>
  );
}

/** True if the user plays in a group. */
async function playsInGroup(account: AccountPass): Promise<boolean> {
  const { groups } = await groupsOf(account);
  return groups.some(({ role }) => canRecord(role));
}

interface GameOfCrewProps {
  readonly game: CrewGame;
  /** The crew's names. */
  readonly names: readonly string[];
}

function GameOfCrew({ game: line, names }: GameOfCrewProps) {
  const { id, game, startedAt, phase, rounds, finished, playoff, drunk } = line;
  return (
    <li className="border-line border-b py-3">
      <p className="text-small text-soft">
        <When at={startedAt} as="date" />
        {` · ${gameName(game)} · ${crewWords.rounds(rounds)}`}
      </p>
      <p className="font-semibold text-lead leading-snug">
        {finished
          ? sayPastGame(game, finished, playoff?.against, mostDrunk(drunk, names))
          : sayPhase(phase, rounds + 1)}
      </p>
      <p className="-mb-1 flex flex-wrap gap-x-5">
        <Link href={`/games/${id}/history`} prefetch={false} className={LINK}>
          {crewWords.history}
        </Link>
        <a href={addressOf("GET /api/v1/games/{game}/record", { game: id })} download className={LINK}>
          {crewWords.record}
        </a>
        {playoff && (
          <Link href={`/games/${playoff.id}/history`} prefetch={false} className={LINK}>
            {crewWords.playoff}
          </Link>
        )}
        <Link href={`/games/${id}`} prefetch={false} className={LINK}>
          {crewWords.toTable}
        </Link>
      </p>
    </li>
  );
}

const LINK = "inline-flex min-h-11 min-w-11 items-center underline underline-offset-4";

interface ResultTotalsProps {
  /** One entry per kind of game. */
  readonly counts: readonly GameCounts[];
  readonly level: 2 | 3;
}

/** Totals of several games, per kind: who washed, who won, how many drinks. */
function ResultTotals({ counts, level }: ResultTotalsProps) {
  const Heading = `h${level}` as const;
  return counts.map(({ game, by, people }) => {
    const heading = countWords[by](counts.length > 1 ? game : null);
    return (
      <section key={game} aria-label={heading} className="felt mb-4 p-5">
        <Heading className="pb-2 text-base text-felt-soft">{heading}</Heading>
        <ol className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
          {people.map(({ name, times }) => (
            <li key={name} className="flex items-baseline justify-between gap-3">
              <span className="stamp min-w-0 text-large [overflow-wrap:anywhere] leading-tight">{name}</span>
              <span className="shrink-0">
                {by === "drunk" ? tableWords.stakeCount("drink", times) : countWords.times(times)}
              </span>
            </li>
          ))}
        </ol>
      </section>
    );
  });
}
