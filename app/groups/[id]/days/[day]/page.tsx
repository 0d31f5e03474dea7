import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { sayDayInFull, sayMonth } from "@/lib/messages/calendar";
import { groupGamesWords, sayDayHeading } from "@/lib/messages/night";
import { cookWords, dayWords } from "@/lib/messages/wall";
import { gamesOfDay } from "@/lib/server/roster/groupGames";
import { cooksOf } from "@/lib/server/roster/ledger/cookedMeals";
import { isDay, monthOf } from "@/lib/views/calendar";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { GamesByDay } from "../../_games/GamesByDay";
import { GroupFrame } from "../../_group/GroupFrame";
import { pageGroup } from "../../_group/pageGroup";

interface DayPageProps {
  readonly params: Promise<{
    readonly id: string;
    /** As "2026-11-20". */
    readonly day: string;
  }>;
}

export async function generateMetadata({ params }: DayPageProps): Promise<Metadata> {
  const { day } = await params;
  return { title: isDay(day) ? sayDayInFull(day) : groupGamesWords.games };
}

/** The games that count for one day of a group. */
export default async function DayPage({ params }: DayPageProps) {
  const { id, day } = await params;
  const of = await pageGroup(id);
  if (!isDay(day)) notFound();
  const { card } = of;
  const [games, cooks] = await Promise.all([gamesOfDay(of, day, card.timeZone), cooksOf(of, day)]);
  const today = dayOf(new Date(), card.timeZone);
  const yesterday = dayBefore(today);
  return (
    <GroupFrame group={card} here={null}>
      <main className="max-w-2xl flex-1">
        <h2 className="stamp text-balance text-title leading-none [overflow-wrap:anywhere]">
          {sayDayHeading(day, today, yesterday)}
        </h2>
        {cooks.length > 0 && (
          <p className="pt-3 font-semibold [overflow-wrap:anywhere]">{cookWords.ofDay(cooks)}</p>
        )}
        {games.length === 0 && <p className="pt-3 text-soft">{dayWords.none}</p>}
        <GamesByDay
          group={id}
          usual={card.ruleSet}
          games={games}
          today={today}
          yesterday={yesterday}
          ofDay={day}
        />
        <Link
          href={{ pathname: `/groups/${id}`, query: { month: monthOf(day) } }}
          prefetch={false}
          className="mt-3 flex min-h-14 items-center text-soft underline underline-offset-4"
        >
          {dayWords.toMonth(sayMonth(monthOf(day)))}
        </Link>
      </main>
    </GroupFrame>
  );
}
