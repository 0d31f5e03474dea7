import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { RulesCard } from "@/app/rules/[game]/_card/RulesCard";
import { PrintKey } from "@/app/ui/PrintKey";
import { presetWords } from "@/lib/messages/group";
import { gameName } from "@/lib/messages/terms";
import { presetsOf } from "@/lib/server/groups/presets";
import { accessGroup, canKeep } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { groupCard } from "@/lib/server/roster/groupContext";
import { rulesCard } from "@/lib/views/rules/card";
import { GroupFrame } from "../../_group/GroupFrame";
import { setsOf, USUAL } from "../_rules/sets";
import { PresetKeys } from "./_preset/PresetKeys";

interface PresetPageProps {
  readonly params: Promise<{ readonly id: string; readonly preset: string }>;
}

/** The addressed rules, if the visitor can read the group; cached for the page and its title. */
const read = cache(async (id: string, preset: string) => {
  const access = await accessGroup(await readVisitor(await cookies()), id, "read");
  if (!access.ok) return null;
  const [group, presets] = await Promise.all([groupCard(access.value), presetsOf(access.value)]);
  const ofGame = setsOf(group, presets).find(({ sets }) => sets.some(({ key }) => key === preset));
  const set = ofGame?.sets.find(({ key }) => key === preset);
  const card = ofGame && set && rulesCard(ofGame.game, set.house);
  return card ? { group, role: access.value.role, game: ofGame.game, sets: ofGame.sets, set, card } : null;
});

export async function generateMetadata({ params }: PresetPageProps): Promise<Metadata> {
  const { id, preset } = await params;
  const found = await read(id, preset);
  return found ? { title: presetWords.called(found.set.name, gameName(found.game)) } : {};
}

/** The rules card of a game with a group's saved or standard rules; it prints on one page. */
export default async function PresetPage({ params }: PresetPageProps) {
  const { id, preset } = await params;
  const found = await read(id, preset);
  if (!found) notFound();
  const { group, role, game, sets, set, card } = found;
  return (
    <GroupFrame group={group} here="more">
      <main>
        <Link
          href={{ pathname: `/groups/${id}/rules` }}
          prefetch={false}
          className="-mt-2 inline-flex min-h-11 items-center text-soft underline underline-offset-4 print:hidden"
        >
          {presetWords.toAll}
        </Link>
        <p className="hidden text-soft print:block print:text-[11pt]">{group.name}</p>
        <h2 className="stamp text-balance text-huge leading-[0.95] [overflow-wrap:anywhere] print:text-[26pt]">
          {set.name}
        </h2>
        <p className="pt-1 pb-4 text-lead text-soft print:pb-2 print:text-[11pt]">{gameName(game)}</p>
        <PresetKeys
          group={id}
          game={game}
          set={set}
          sets={sets}
          may={{ play: role !== "viewer", keep: canKeep(role), delete: canKeep(role) && preset !== USUAL }}
        >
          <PrintKey />
        </PresetKeys>
        <RulesCard card={card} />
      </main>
    </GroupFrame>
  );
}
