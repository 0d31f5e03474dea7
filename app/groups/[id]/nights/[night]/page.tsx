import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AutoRefresh } from "@/app/ui/AutoRefresh";
import { PrintKey } from "@/app/ui/PrintKey";
import { Section } from "@/app/ui/Section";
import { ledgerWords } from "@/lib/messages/ledger";
import { groupGamesWords, sayDayHeading } from "@/lib/messages/night";
import { lookBackWords } from "@/lib/messages/stories";
import { cookWords } from "@/lib/messages/wall";
import { GUEST } from "@/lib/protocol/nightResult";
import { byTable } from "@/lib/server/api/costs";
import { canRecord } from "@/lib/server/identity/roles";
import { washesDishes, withNights } from "@/lib/server/roster/groupContext";
import { gamesOfNight } from "@/lib/server/roster/groupGames";
import { cooksOf } from "@/lib/server/roster/ledger/cookedMeals";
import { unservedAfter } from "@/lib/server/roster/ledger/drinks";
import { readNight } from "@/lib/server/roster/nightResult";
import { rosterIn } from "@/lib/server/roster/rosterOf";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { GamesByDay } from "../../_games/GamesByDay";
import { COLUMNS, GroupFrame } from "../../_group/GroupFrame";
import { pageGroup } from "../../_group/pageGroup";
import { AddRound } from "../../_money/AddRound";
import { GroupHighlights } from "../../_review/GroupHighlights";
import { Drinks } from "../../ledger/_ledger/Drinks";
import { NightDesk } from "./_night/NightDesk";
import { NightResult } from "./_night/NightResult";

export const generateMetadata = (): Metadata => ({ title: groupGamesWords.night });

const WORDS = groupGamesWords.nights;

interface NightPageProps {
  readonly params: Promise<{ readonly id: string; readonly night: string }>;
}

/** One night: carried-over debts, buy-ins, everyone's result, and its games. */
export default async function NightPage({ params }: NightPageProps) {
  const { id, night: nightId } = await params;
  const of = await withNights(await pageGroup(id));
  const { pass, card } = of;
  const players = rosterIn(of);
  const [read, games] = await Promise.all([readNight(of, nightId), gamesOfNight(of, nightId)]);
  if (!read.ok) notFound();
  const cooks = await cooksOf(of, read.value.night.day);
  const { night, result, chips, open } = read.value;
  // Only for a finished night: a running one re-renders often, and this replays games.
  const resultProps = {
    ...{ group: id, night, result, chips, open },
    ...{ canRecord: canRecord(pass.role), washes: washesDishes(of) },
  };
  const highlights =
    night.endedAt === null
      ? null
      : await byTable(pass.visitor, "nightHighlights", { groupId: pass.groupId, nightId });
  // Unserved drinks stand below the payments once the night is over.
  const unserved = night.endedAt === null ? [] : await unservedAfter(of, result);
  const guests = new Map(
    [
      ...night.buyIns.map(({ player, name }) => [player, name] as const),
      ...result.people.map(({ party, name }) => [party, name] as const),
    ].filter(([party]) => party.startsWith(GUEST)),
  );
  const known = new Set(night.buyIns.map(({ player }) => player));
  const here = new Set([...known, ...result.people.map(({ party }) => party)]);
  // Before the first game, each buy-in adds to the result: above the keys it would move them under the thumb.
  const isBefore = night.endedAt === null && result.people.every((person) => person.games === 0);
  const today = dayOf(new Date(), card.timeZone);
  const yesterday = dayBefore(today);
  return (
    <GroupFrame group={card} here={null} hasColumns>
      <main
        className={`${COLUMNS.main} md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-start md:gap-x-10 print:block`}
      >
        <div className={`${COLUMNS.aside} md:col-span-2 wide:col-span-1`}>
          <div className="flex flex-wrap items-start gap-3 pb-4 not-wide:pt-4">
            <div className="min-w-0 flex-1 basis-48">
              <p className="hidden text-soft print:block">{card.name}</p>
              <h2 className="stamp text-balance text-title leading-none [overflow-wrap:anywhere]">
                {groupGamesWords.nightCalled(night.name)}
              </h2>
              <p className="pt-1 text-soft">
                <span className="print:hidden">{sayDayHeading(night.day, today, yesterday)}</span>
                {/* A printed "today" would be wrong tomorrow. */}
                <span className="hidden print:inline">{sayDayHeading(night.day, "", "")}</span>
                {night.endedAt !== null && ` · ${WORDS.ended}`}
              </p>
            </div>
            {night.endedAt !== null && <PrintKey />}
          </div>
          {/* A night that is over may be reopened. It refreshes rarely, because of its highlights. */}
          <AutoRefresh every={night.endedAt === null ? 20_000 : 120_000} />
          {cooks.length > 0 && (
            <p className="pb-3 font-semibold [overflow-wrap:anywhere]">{cookWords.ofDay(cooks)}</p>
          )}
          {!isBefore && <NightResult {...resultProps} />}
          {unserved.length > 0 && (
            <Section
              id="drinks"
              heading={ledgerWords.title.drinks}
              look="title"
              level={3}
              className="pb-5 print:hidden"
            >
              <Drinks group={id} currency={card.money.currency} open={{ tonight: [], owed: unserved }} />
            </Section>
          )}
        </div>
        <div className={`${COLUMNS.side} md:col-start-2 md:row-start-2`}>
          <div className="pb-6 print:hidden">
            <NightDesk
              group={id}
              night={night}
              games={result.inPlay}
              // Players with buy-ins stay visible, even if they are retired.
              players={[
                ...players.filter((player) => !player.retired || known.has(player.id)),
                ...[...guests].map(([id, shown]) => ({ id, shown, colour: "slate" as const })),
              ]}
              canKeep={pass.role === "owner" || pass.role === "keeper"}
            />
          </div>
          {night.endedAt === null && canRecord(pass.role) && (
            <div className="pb-5 print:hidden">
              <AddRound
                group={id}
                unit={night.unit}
                drinks={card.money.drinks}
                people={[
                  ...players
                    .filter((player) => !player.retired || known.has(player.id))
                    .map((player) => ({
                      party: player.id,
                      name: player.shown,
                      isHere: here.has(player.id),
                      isOwn: player.account === "yours",
                    })),
                  ...[...guests].map(([party, name]) => ({ party, name, isHere: true, isOwn: false })),
                ]}
              />
            </div>
          )}
        </div>
        <div className={`${COLUMNS.content} md:col-start-1 md:row-start-2`}>
          {isBefore && <NightResult {...resultProps} />}
          {highlights?.ok && highlights.value.length > 0 && (
            <Section id="stories" heading={lookBackWords.evening} look="title" level={3} className="pb-5">
              <GroupHighlights stories={highlights.value} />
            </Section>
          )}
          <Section id="games" heading={WORDS.games} look="title" level={3}>
            {games.length === 0 && <p className="pt-1 text-soft">{WORDS.noGames}</p>}
            <GamesByDay
              group={id}
              usual={card.ruleSet}
              games={games}
              today={today}
              yesterday={yesterday}
              withNight={false}
              ofDay={night.day}
            />
          </Section>
        </div>
      </main>
    </GroupFrame>
  );
}
