import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { Section } from "@/app/ui/Section";
import { groupGamesWords, sayDayHeading } from "@/lib/messages/night";
import { accessGroup } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { groupCard } from "@/lib/server/roster/groupCard";
import { gamesOfNight } from "@/lib/server/roster/groupGames";
import { nightNamed } from "@/lib/server/roster/nightsOf";
import { rosterOf } from "@/lib/server/roster/rosterOf";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { washedTally } from "@/lib/views/washedTally";
import { GamesByDay } from "../../_games/GamesByDay";
import { GroupHeader } from "../../_group/GroupHeader";
import { NightDesk } from "./_night/NightDesk";

export const generateMetadata = (): Metadata => ({ title: groupGamesWords.night });

const WORDS = groupGamesWords.nights;

interface NightPageProps {
  readonly params: Promise<{ readonly id: string; readonly night: string }>;
}

/** One night: who bought in, its games, and who washed how often. */
export default async function NightPage({ params }: NightPageProps) {
  const { id, night: nightId } = await params;
  const access = await accessGroup(await readVisitor(await cookies()), id, "read");
  if (!access.ok) notFound();
  const pass = access.value;
  const [card, night, games, players] = await Promise.all([
    groupCard(pass),
    nightNamed(pass, nightId),
    gamesOfNight(pass, nightId),
    rosterOf(pass),
  ]);
  if (night === null) notFound();
  const today = dayOf(new Date(), card.timeZone);
  const yesterday = dayBefore(today);
  const lost = washedTally(games.map(({ losers }) => ({ washers: losers })));
  const won = washedTally(
    games.map(({ losers, winners }) => ({ washers: losers.length === 0 ? winners : [] })),
  );
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <GroupHeader id={id} name={card.name} role={pass.role} here={null} />
      <main className="flex-1">
        <h2 className="stamp text-balance text-3xl leading-none [overflow-wrap:anywhere]">
          {groupGamesWords.nightCalled(night.name)}
        </h2>
        <p className="pt-1 pb-4 text-soft">{sayDayHeading(night.day, today, yesterday)}</p>
        <NightDesk
          group={id}
          night={night}
          // Whoever has paid stays in sight, retired or not.
          players={players.filter((player) => !player.retired || night.paid.includes(player.id))}
          mayKeep={pass.role === "owner" || pass.role === "keeper"}
        />
        {[[WORDS.lost, lost] as const, [WORDS.won, won] as const].map(
          ([heading, tally]) =>
            tally.length > 0 && (
              <section key={heading} aria-label={heading} className="felt mt-6 p-5">
                <h3 className="pb-1 text-aside text-felt-soft">{heading}</h3>
                <ol className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
                  {tally.map(({ name, times }) => (
                    <li key={name} className="flex items-baseline justify-between gap-3">
                      <span className="stamp min-w-0 text-2xl [overflow-wrap:anywhere] leading-tight">
                        {name}
                      </span>
                      <span className="shrink-0">{groupGamesWords.times(times)}</span>
                    </li>
                  ))}
                </ol>
              </section>
            ),
        )}
        <Section id="games" heading={WORDS.games} look="title" level={3} className="pt-6">
          {games.length === 0 && <p className="pt-1 text-soft">{WORDS.noGames}</p>}
          <GamesByDay group={id} games={games} today={today} yesterday={yesterday} withNight={false} />
        </Section>
      </main>
    </div>
  );
}
