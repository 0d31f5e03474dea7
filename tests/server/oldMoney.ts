import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { emptyFolder } from "../emptyFolder";

// A database from before money was kept in the smallest unit, and what becomes of it.

/** The migration that changed it. */
const MONEY = /_money_in_smallest_units$/;

/** A folder's migrations before that one. */
export function beforeMoney(migrations: string): string {
  const folder = path.join(emptyFolder(), "migrations");
  cpSync(migrations, folder, { recursive: true });
  const names = readdirSync(folder).toSorted();
  const from = names.findIndex((name) => MONEY.test(name));
  for (const name of names.slice(from))
    if (/^\d/.test(name)) rmSync(path.join(folder, name), { recursive: true });
  return folder;
}

const line = (
  id: string,
  ledger: string,
  deed: string,
  from: string,
  to: string,
  amount: number,
  takes = "NULL",
) =>
  `INSERT INTO "LedgerLine" ("id", "groupId", "ledger", "deed", "from", "to", "amount", "takesBack", "at", "by")
   VALUES ('${id}', 'g', '${ledger}', '${deed}', '${from}', '${to}', ${amount}, ${takes}, '2026-11-22 12:00:00', 'kim')`;
const payment = (id: string, kind: string, from: string, to: string, amount: number, night = "friday") =>
  `INSERT INTO "Payment" ("id", "nightId", "kind", "from", "to", "amount", "at", "by")
   VALUES ('${id}', '${night}', '${kind}', '${from}', '${to}', ${amount}, '2026-11-21 12:00:00', 'kim')`;
const night = (id: string, buyIn: number, unit: string, startedAt: string) =>
  `INSERT INTO "Night" ("id", "groupId", "buyIn", "unit", "startedAt", "endedAt")
   VALUES ('${id}', 'g', ${buyIn}, '${unit}', '${startedAt}', '${startedAt}')`;
const buyIn = (player: string, times: number, shares: number, of = "friday") =>
  `INSERT INTO "BuyIn" ("nightId", "playerId", "times", "shares") VALUES ('${of}', '${player}', ${times}, ${shares})`;
const group = (id: string, timeZone: string) =>
  `INSERT INTO "Group" ("id", "name", "kind", "timeZone", "ruleSet", "house")
   VALUES ('${id}', 'The Anchor', 'bar', '${timeZone}', 'firehouse', '{}')`;
const player = (id: string, mergedInto = "NULL") =>
  `INSERT INTO "Player" ("id", "groupId", "name", "colour", "mergedInto") VALUES ('${id}', 'g', '${id}', 'amber', ${mergedInto})`;

export const OLD_MONEY: readonly string[] = [
  group("g", "America/Chicago"),
  group("other", "Europe/London"),
  ...["ann", "bob"].map((id) => player(id)),
  player("twin", "'bob'"),
  // Four buy-ins of 5 €: two thirds of 20 for Ann, one for Bob, in whole units.
  night("friday", 5, "€", "2026-11-20 20:00:00"),
  buyIn("ann", 2, 2),
  buyIn("bob", 1, 1),
  buyIn("twin", 1, 0),
  payment("pot-to-ann", "money", "pot", "ann", 13),
  payment("chips-to-ann", "chips", "bob", "ann", 4),
  payment("chips-to-pot", "chips", "bob", "pot", 2),
  payment("carried", "chips", "ann", "bob", 7),
  line("carried", "chips", "carried", "ann", "bob", 7),
  line("carried-too", "money:€", "carried", "ann", "bob", 7),
  line("taken", "money:€", "taken-back", "ann", "bob", 7, "'carried-too'"),
  // Someone gave a payment the id of an entry.
  payment("bet", "money", "pot", "bob", 1),
  line("bet", "money:$", "owed", "ann", "bob", 5),
  line("yen", "money:¥", "owed", "ann", "bob", 500),
  line("dinar", "money:KWD", "owed", "ann", "bob", 5),
  line("huge", "money:€", "owed", "ann", "bob", 1_000_000),
  line("own", "money:beers", "owed", "bob", "ann", 3),
  line("drink", "drinks", "owed", "bob", "ann", 2),
  night("beers", 2, "beers", "2026-11-21 20:00:00"),
  buyIn("ann", 3, 0, "beers"),
];

/** A query of the new database, and its rows. */
export const NEW_MONEY: readonly (readonly [sql: string, rows: readonly (readonly unknown[])[]])[] = [
  [
    `SELECT "id", "ledger", "deed", "from", "to", "amount" FROM "LedgerLine" ORDER BY "id"`,
    [
      ["bet", "money:USD", "owed", "ann", "bob", 500],
      ["chips-to-ann", "chips", "repaid", "bob", "ann", 4],
      ["dinar", "money:KWD", "owed", "ann", "bob", 5000],
      ["drink", "drinks", "owed", "bob", "ann", 2],
      ["huge", "money:EUR", "owed", "ann", "bob", 100_000_000],
      ["own", "money:beers", "owed", "bob", "ann", 3],
      ["payment-bet", "money:EUR", "repaid", "pot", "bob", 100],
      ["pot-friday-ann", "money:EUR", "owed", "pot", "ann", 1300],
      ["pot-friday-bob", "money:EUR", "owed", "pot", "bob", 600],
      ["pot-to-ann", "money:EUR", "repaid", "pot", "ann", 1300],
      ["yen", "money:JPY", "owed", "ann", "bob", 500],
    ],
  ],
  [
    `SELECT "id", "buyIn", "unit", CASE WHEN "paidIn" THEN 1 ELSE 0 END, "chipValue" FROM "Night" ORDER BY "id"`,
    [
      ["beers", 2, "beers", 1, null],
      ["friday", 500, "EUR", 1, null],
    ],
  ],
  [
    `SELECT "nightId", "party", "times", "shares" FROM "BuyIn" ORDER BY "nightId", "party"`,
    [
      ["beers", "ann", 3, 0],
      ["friday", "ann", 2, 2],
      ["friday", "bob", 1, 1],
      ["friday", "twin", 1, 0],
    ],
  ],
  [
    `SELECT "id", "currency", "buyIn", "chipValue" FROM "Group" ORDER BY "id"`,
    [
      ["g", "EUR", 500, null],
      ["other", "GBP", 0, null],
    ],
  ],
];
