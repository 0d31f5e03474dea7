import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { Counts } from "@/app/_counts/Counts";
import { Section } from "@/app/ui/Section";
import { groupGamesWords, sayDayHeading } from "@/lib/messages/night";
import { accessGroup } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { groupCard } from "@/lib/server/roster/groupCard";
import { gamesOfNight } from "@/lib/server/roster/groupGames";
import { nightNamed } from "@/lib/server/roster/nightsOf";
import { rosterOf } from "@/lib/server/roster/rosterOf";
import { countsByGame } from "@/lib/views/counts";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
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
        <div className="pt-6">
          <Counts counts={countsByGame(games)} level={3} />
        </div>
        <Section id="games" heading={WORDS.games} look="title" level={3} className="pt-6">
          {games.length === 0 && <p className="pt-1 text-soft">{WORDS.noGames}</p>}
          <GamesByDay group={id} games={games} today={today} yesterday={yesterday} withNight={false} />
        </Section>
      </main>
    </div>
  );
}
