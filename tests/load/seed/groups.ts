import { gameIds, houseOf } from "@/lib/engine";
import { COLOR_NAMES } from "@/lib/messages/colors";
import { tableNames } from "@/lib/messages/group";
import { GROUP_KINDS, type GroupKind } from "@/lib/protocol/membership";
import { database } from "@/lib/server/db/db";
import { asJson } from "@/lib/server/db/json";
import { ANY_BROWSER } from "@/lib/server/table/grants/arrive";
import { makeTable } from "@/lib/server/table/tables";
import type { Chance } from "../crew/chance";
import type { Temper } from "../crew/crewGame";

/** A roster player. */
export interface Regular {
  readonly id: string;
  readonly name: string;
  readonly temper: Temper;
  /** Their shift, in a crew. */
  readonly shift: string | null;
}

/** A group with games. */
export interface SeededGroup {
  readonly id: string;
  readonly kind: GroupKind;
  /** Its main game. */
  readonly game: string;
  /** Two more games it sometimes plays. */
  readonly others: readonly string[];
  readonly table: string;
  /** The account that owns it and starts its games. */
  readonly owner: string;
  readonly players: readonly Regular[];
  /** For a crew. */
  readonly shifts: readonly string[];
}

const NAMES = (
  "Hale Diaz Moro Okafor Reyes Brandt Lindqvist Tran Novak Silva Weber Haddad Kim Rossi " +
  "Olsen Baker Costa Dubois Ferro Gruber Ito Jansen Keller Lopez Meyer Nagy Ortiz Popov"
).split(" ");

const PLAYERS = 14;

/** The main game per kind of group. */
const FIRST: Readonly<Record<GroupKind, string>> = {
  crew: "firehouse",
  bar: "pass-the-cup",
  friends: "perudo",
};

const HALF_YEARS = 12;

/** Seasons of bars and friends are half years, back to the first game. */
const halfYears = (now: Date) =>
  Array.from({ length: HALF_YEARS }, (_, back) => {
    const half = now.getUTCFullYear() * 2 + Math.floor(now.getUTCMonth() / 6) - back;
    const year = Math.floor(half / 2);
    const [name, month] = half % 2 === 0 ? ["spring", "01"] : ["autumn", "07"];
    return { name: `${year} ${name}`, startsOn: `${year}-${month}-01` };
  });

/** Creates the server owner's account. */
export async function makeOwner(chance: Chance): Promise<string> {
  const id = chance.id();
  await database().account.create({ data: { id, name: "Olive", createdAt: new Date() } });
  await database().installation.upsert({
    where: { id: 1 },
    create: { ownerId: id },
    update: { ownerId: id },
  });
  return id;
}

/**
 * Creates a group with its roster, its seasons or shifts, a table and two members with accounts.
 * @param number From 0: crews, bars and friends alternate.
 * @param owned Its owner's account; null for a new one.
 */
export async function makeGroup(
  number: number,
  owned: string | null,
  now: Date,
  chance: Chance,
): Promise<SeededGroup> {
  const id = chance.id();
  const kind = GROUP_KINDS[number % GROUP_KINDS.length] as GroupKind;
  const game = FIRST[kind];
  const rest = gameIds.filter((other) => other !== game);
  const others = [0, 1].map((more) => rest[(2 * number + more) % rest.length] as string);
  const house = houseOf(game, {});
  if (!house.ok) throw new Error(house.refusal.code);
  const began = new Date(now.getTime() - 6 * 365 * 24 * 60 * 60 * 1000);
  const shifts = kind === "crew" ? ["A", "B", "C"].map((name) => ({ id: chance.id(), name })) : [];
  const seasons = kind === "crew" ? [] : halfYears(now).map((one) => ({ id: chance.id(), ...one }));
  const players = chance.some(NAMES, PLAYERS).map(
    (name, at): Regular => ({
      id: chance.id(),
      name,
      shift: shifts[at % 3]?.id ?? null,
      temper: {
        bluff: 0.15 + chance.next() * 0.4,
        challenge: 0.2 + chance.next() * 0.25,
        outOfTurn: chance.next() * 0.06,
      },
    }),
  );
  const table = chance.id();
  const [owner, member] = [owned ?? chance.id(), chance.id()];
  await database().$transaction(async (tx) => {
    const accounts = owned === null ? [owner, member] : [member];
    await tx.account.createMany({
      data: accounts.map((account) => ({
        id: account,
        name: players[account === owner ? 0 : 1]?.name ?? "",
        createdAt: began,
      })),
    });
    await tx.group.create({
      data: {
        id,
        name: `${{ crew: "Engine", bar: "The Anchor", friends: "Thursday" }[kind]} ${number + 1}`,
        kind,
        timeZone: "Europe/Berlin",
        currency: "EUR",
        ruleSet: game,
        house: asJson(house.value),
        createdAt: began,
        memberships: {
          create: [
            { accountId: owner, role: "owner" },
            { accountId: member, role: "keeper" },
          ],
        },
      },
    });
    await tx.season.createMany({
      data: [
        ...shifts.map((one, at) => ({
          ...one,
          groupId: id,
          startsOn: null,
          createdAt: new Date(began.getTime() + at),
        })),
        ...seasons.map((one) => ({ ...one, groupId: id, createdAt: began })),
      ],
    });
    await tx.player.createMany({
      data: players.map(({ id: playerId, name, shift }, at) => ({
        id: playerId,
        groupId: id,
        name,
        colour: COLOR_NAMES[at % COLOR_NAMES.length] as string,
        accountId: [owner, member][at] ?? null,
        seasonId: shift,
        createdAt: began,
      })),
    });
    await makeTable(tx, { id: table, groupId: id, name: tableNames[kind] });
    await tx.visit.create({
      data: { tableId: table, holder: owner, browser: ANY_BROWSER, by: "started", at: began },
    });
  });
  return { id, kind, game, others, table, owner, players, shifts: shifts.map((shift) => shift.id) };
}
