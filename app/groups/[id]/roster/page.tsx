import type { Metadata } from "next";
import { rosterWords } from "@/lib/messages/night";
import { playedRoster } from "@/lib/server/figures/playedRoster";
import { unlinkedMembers } from "@/lib/server/roster/rosterOf";
import { dayOf } from "@/lib/views/dayOf";
import { GroupFrame } from "../_group/GroupFrame";
import { pageGroup } from "../_group/pageGroup";
import { Roster } from "./_roster/Roster";
import { Seasons } from "./_roster/Seasons";

export const generateMetadata = (): Metadata => ({ title: rosterWords.title });

interface RosterPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** A group's roster, and its shifts or seasons. */
export default async function RosterPage({ params }: RosterPageProps) {
  const { id } = await params;
  const of = await pageGroup(id);
  const { pass, card, seasons } = of;
  const canKeep = pass.role === "owner" || pass.role === "keeper";
  const [players, members] = await Promise.all([playedRoster(of), canKeep ? unlinkedMembers(pass) : []]);
  const crew = card.kind === "crew";
  const today = dayOf(new Date(), card.timeZone);
  return (
    <GroupFrame group={card} here="more">
      <main className="flex-1 md:grid md:grid-cols-[minmax(0,1fr)_16rem] md:items-start md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_26rem]">
        <Roster
          group={id}
          players={players}
          shifts={seasons.filter(({ startsOn, retired }) => startsOn === null && !retired)}
          members={members}
          today={today}
          hasRotation={of.shifts.rotation !== null}
          canKeep={canKeep}
        />
        <Seasons group={id} crew={crew} seasons={seasons} today={today} canKeep={canKeep} />
      </main>
    </GroupFrame>
  );
}
