import { foldName } from "@/lib/protocol/names";
import { asJsonOrDbNull, fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import { knownAs, sameName } from "../tablePeople";
import type { ReadGame } from "./readText";

/** All names in the games, each once, in the order in which they appear. */
export function namesIn(games: readonly ReadGame[]): readonly string[] {
  const names = new Map<string, string>();
  for (const game of games)
    for (const name of Object.values(game.names))
      if (!names.has(sameName(name))) names.set(sameName(name), name);
  return [...names.values()];
}

/** The person that each name means: a roster player's id, or null for a guest; by `sameName`. */
export type People = ReadonlyMap<string, string | null>;

/** A match of a name that the importer chose. */
export interface ChosenPerson {
  readonly name: string;
  readonly player: string | null;
}

/**
 * Matches names to a group's roster: as chosen, by the names of earlier imports and guests, or as `knownAs` does.
 */
export async function matchPeople(
  db: Reader,
  groupId: string | null,
  names: readonly string[],
  chosen: readonly ChosenPerson[],
): Promise<People> {
  const people = new Map<string, string | null>(names.map((name) => [sameName(name), null]));
  if (groupId === null) return people;
  for (const [name, player] of await knownAs(db, groupId, names)) people.set(name, player);
  const players = await db.player.findMany({
    where: { groupId, mergedInto: null },
    select: { id: true, guestNames: true },
  });
  for (const { id, guestNames } of players)
    for (const name of fromJson("guestNames", guestNames) ?? [])
      if (people.has(sameName(name))) people.set(sameName(name), id);
  for (const { name, player } of chosen) if (people.has(sameName(name))) people.set(sameName(name), player);
  return people;
}

/**
 * Saves the chosen matches for later imports. Such a name counts for its person from now on, in nights and ledgers too.
 */
export async function rememberPeople(
  tx: Reader,
  groupId: string,
  chosen: readonly ChosenPerson[],
): Promise<void> {
  const players = await tx.player.findMany({
    where: { groupId },
    select: { id: true, name: true, nickname: true, guestNames: true },
  });
  for (const { id, name, nickname, guestNames } of players) {
    const before = fromJson("guestNames", guestNames) ?? [];
    const theirs = chosen.filter(
      (one) => one.player === id && ![name, nickname ?? ""].map(foldName).includes(foldName(one.name)),
    );
    const others = new Set(chosen.filter(({ player }) => player !== id).map((one) => sameName(one.name)));
    const stay = before.filter((one) => !others.has(sameName(one)));
    const added = theirs.filter((one) => !stay.some((old) => sameName(old) === sameName(one.name)));
    const now = [...stay, ...added.map((one) => one.name)];
    if (now.length === before.length && added.length === 0) continue;
    await tx.player.update({
      where: { id },
      data: { guestNames: asJsonOrDbNull(now.length === 0 ? null : now) },
    });
  }
}
