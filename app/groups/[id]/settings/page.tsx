import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { PublicLinks } from "@/app/_share/PublicLinks";
import { groupWords } from "@/lib/messages/group";
import { gamesAtTables, tablesOf } from "@/lib/server/groups/groupTables";
import { membersOf } from "@/lib/server/groups/members";
import { presetsOf } from "@/lib/server/groups/presets";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { accessGroup } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { publicLinksOf, withoutPaths } from "@/lib/server/publicLinks/publicLinks";
import { groupContext } from "@/lib/server/roster/groupContext";
import { GroupFrame } from "../_group/GroupFrame";
import { DeleteGroup } from "./_settings/DeleteGroup";
import { HandOver } from "./_settings/HandOver";
import { Settings } from "./_settings/Settings";
import { Tables } from "./_settings/Tables";

export const generateMetadata = (): Metadata => ({ title: groupWords.settings.title });

interface SettingsPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** A group's name and defaults for new games; owners transfer or delete it here. */
export default async function SettingsPage({ params }: SettingsPageProps) {
  const { id } = await params;
  const pass = await accessGroup(await readVisitor(await cookies()), id, "keep");
  if (!pass.ok) notFound();
  const { role } = pass.value;
  const [{ card: group, seasons }, tables, games, members, presets, links, origin] = await Promise.all([
    groupContext(pass.value),
    tablesOf(pass.value),
    gamesAtTables(pass.value),
    membersOf(pass.value),
    presetsOf(pass.value),
    publicLinksOf(pass.value),
    originForOthers(),
  ]);
  return (
    <GroupFrame group={group} role={role} here="settings" barred>
      <main className="flex flex-1 flex-col gap-10 md:grid md:grid-cols-2 md:items-start md:gap-x-12">
        <Settings group={group} presets={presets} />
        <div className="flex min-w-0 flex-col gap-10">
          <Tables
            group={id}
            tables={tables.map((table) => ({ ...table, games: games.get(table.id) ?? 0 }))}
          />
          <PublicLinks
            of={{ group: id, seasons: seasons.map((season) => ({ id: season.id, name: season.name })) }}
            links={withoutPaths(links)}
            origin={origin}
          />
          {role === "owner" && (
            <section aria-label={groupWords.settings.group} className="flex flex-col gap-3 pb-8">
              <HandOver group={id} members={members} />
              <DeleteGroup group={id} name={group.name} members={members.length} />
            </section>
          )}
        </div>
      </main>
    </GroupFrame>
  );
}
