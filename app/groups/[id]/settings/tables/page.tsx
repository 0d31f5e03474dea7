import type { Metadata } from "next";
import { groupWords } from "@/lib/messages/group";
import { gamesAtTables, tablesOf } from "@/lib/server/groups/groupTables";
import { groupCard } from "@/lib/server/roster/groupContext";
import { GroupFrame } from "../../_group/GroupFrame";
import { pagePass } from "../../_group/pageGroup";
import { Tables } from "../_settings/Tables";

export const generateMetadata = (): Metadata => ({ title: groupWords.settings.tables });

interface TablesPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** A group's tables, for those who keep it; 404 for others. */
export default async function TablesPage({ params }: TablesPageProps) {
  const { id } = await params;
  const pass = await pagePass(id, "keep");
  const [group, tables, games] = await Promise.all([groupCard(pass), tablesOf(pass), gamesAtTables(pass)]);
  return (
    <GroupFrame group={group} here="more">
      <main className="max-w-2xl flex-1">
        <Tables group={id} tables={tables.map((table) => ({ ...table, games: games.get(table.id) ?? 0 }))} />
      </main>
    </GroupFrame>
  );
}
