import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { START_WORDS } from "@/lib/messages/start";
import { presetsOf } from "@/lib/server/groups/presets";
import { accessGroup } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { groupCard } from "@/lib/server/roster/groupCard";
import { rosterOf } from "@/lib/server/roster/rosterOf";
import { seasonsOf } from "@/lib/server/table/record/seasonsOf";
import { NewGame } from "./NewGame";
import type { StartingGroup } from "./useGame";

export const generateMetadata = (): Metadata => ({ title: START_WORDS.newGame });

// With the keyboard up, Start stays above it.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

interface NewGamePageProps {
  /** `group`: in which group; without it, a table of guests. `house`: by which of its house rules, the usual ones unless it is said. */
  readonly searchParams: Promise<{
    readonly group?: string | readonly string[];
    readonly house?: string | readonly string[];
  }>;
}

/** Starting a game. */
export default async function NewGamePage({ searchParams }: NewGamePageProps) {
  const { group, house } = await searchParams;
  return (
    <main>
      <NewGame group={typeof group === "string" ? await startingGroup(group, house) : null} />
    </main>
  );
}

/** The group a game is to be started in; no page for whoever may not. */
async function startingGroup(id: string, preset: unknown): Promise<StartingGroup> {
  const pass = await accessGroup(await readVisitor(await cookies()), id, "play");
  if (!pass.ok) notFound();
  const [card, presets, players, seasons] = await Promise.all([
    groupCard(pass.value),
    presetsOf(pass.value),
    rosterOf(pass.value),
    seasonsOf(pass.value),
  ]);
  return {
    id,
    name: card.name,
    game: card.ruleSet,
    house: card.house,
    presets,
    first: presets.find((one) => one.id === preset) ?? null,
    players: players.filter(({ retired }) => !retired),
    shifts:
      card.kind === "crew"
        ? seasons.flatMap(({ id, startsOn, retired }) => (startsOn === null && !retired ? id : []))
        : [],
  };
}
