import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { START_WORDS } from "@/lib/messages/start";
import { type LinkedGame, readLinkedGame, readLinkedNames } from "@/lib/protocol/houseLink";
import { changedRules } from "@/lib/protocol/houseRules";
import { RULE_GROUPS } from "@/lib/protocol/ruleGroups";
import { database } from "@/lib/server/db/db";
import { tablesOf } from "@/lib/server/groups/groupTables";
import { presetsOf } from "@/lib/server/groups/presets";
import { access, accessGroup, accessTable, canKeep } from "@/lib/server/identity/access";
import { readVisitor, type Visitor } from "@/lib/server/identity/visitor";
import { offToday } from "@/lib/server/roster/crewDuty";
import { groupContext } from "@/lib/server/roster/groupContext";
import { lastNightCrew } from "@/lib/server/roster/lastCrew";
import { rosterIn } from "@/lib/server/roster/rosterOf";
import { openTable } from "@/lib/server/table/openTable";
import { scoreOnlyGames } from "@/lib/server/table/record/lastMode";
import { type TableCard, tableCard } from "@/lib/server/table/tables";
import { shiftAt } from "@/lib/views/rotation";
import { viewTable } from "@/lib/views/table";
import { NewGame, type Playoff } from "./NewGame";
import type { StartingGroup } from "./useGame";

export const generateMetadata = (): Metadata => ({ title: START_WORDS.newGame });

// With the keyboard open, Start stays above it.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

interface NewGamePageProps {
  /**
   * `group`: the group; `table`: its table. `playoff`: the tied game. Without them, a new guest table.
   * `house`: a saved set of the group's rules;
   * the usual ones by default. `game`, `rules` and `players` fill in the form: `game=bar&rules=wild.ones&players=Ann,Bob`.
   */
  readonly searchParams: Promise<{
    readonly group?: string | readonly string[];
    readonly table?: string | readonly string[];
    readonly playoff?: string | readonly string[];
    readonly house?: string | readonly string[];
    readonly game?: string | readonly string[];
    readonly rules?: string | readonly string[];
    readonly players?: string | readonly string[];
  }>;
}

/** Starts a game. */
export default async function NewGamePage({ searchParams }: NewGamePageProps) {
  const { group, table, playoff, house, game, rules, players } = await searchParams;
  const visitor = await readVisitor(await cookies());
  if (typeof playoff === "string") {
    const { linked, ...tied } = await startingPlayoff(visitor, playoff);
    return (
      <main>
        <NewGame group={null} table={null} playoff={tied} linked={linked} />
      </main>
    );
  }
  const at = typeof table === "string" ? await startingTable(visitor, table) : null;
  return (
    <main>
      <NewGame
        group={
          at !== null
            ? at.group && (await startingGroup(visitor, at.group.id, house))
            : typeof group === "string"
              ? ((await startingGroup(visitor, group, house)) ?? notFound())
              : null
        }
        table={at?.id ?? null}
        linked={group === undefined && at?.group == null ? readLinkedGame(game, rules) : null}
        names={readLinkedNames(players)}
      />
    </main>
  );
}

/** The tied game with its rules and players; 404 without access or without a tie. */
async function startingPlayoff(
  visitor: Visitor,
  id: string,
): Promise<Playoff & { readonly linked: LinkedGame }> {
  const pass = await access(visitor, id, "record");
  if (!pass.ok) notFound();
  const table = await openTable(pass.value);
  const { seats, tied } = viewTable(table);
  if (tied.length < 2) notFound();
  const { game, house } = table.state;
  return {
    of: id,
    names: seats.filter(({ player }) => tied.includes(player)).map(({ name }) => name),
    linked: { game, house: changedRules(game, house) },
  };
}

/** The table for the new game; 404 without access. */
async function startingTable(visitor: Visitor, id: string): Promise<TableCard> {
  const pass = await accessTable(visitor, id, "record");
  if (!pass.ok) notFound();
  return tableCard(pass.value);
}

/** The group for the new game; null for guests of the table, who cannot see its roster. */
async function startingGroup(visitor: Visitor, id: string, preset: unknown): Promise<StartingGroup | null> {
  const pass = await accessGroup(visitor, id, "play");
  if (!pass.ok) return null;
  const of = await groupContext(pass.value);
  const { card, seasons } = of;
  const [tables, presets, scoreOnly, lastNight] = await Promise.all([
    tablesOf(pass.value),
    presetsOf(pass.value),
    scoreOnlyGames(database(), id),
    lastNightCrew(of),
  ]);
  return {
    id,
    name: card.name,
    game: card.ruleSet,
    house: card.house,
    presets,
    first: presets.find((one) => one.id === preset) ?? null,
    tonight: canKeep(pass.value.role) ? RULE_GROUPS : card.tonight,
    players: rosterIn(of).filter(({ retired }) => !retired),
    lastNight,
    shifts:
      card.kind === "crew"
        ? seasons.flatMap(({ id, name, startsOn, retired }) =>
            startsOn === null && !retired ? { id, name } : [],
          )
        : [],
    onDuty: shiftAt(of.shifts, new Date()).shift,
    off: offToday(of),
    tables,
    scoreOnly,
  };
}
