import "fake-indexeddb/auto";
import { setImmediate as moment } from "node:timers/promises";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { saysSame } from "@/lib/client/optimisticActions";
import { type Action, FACES } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { database } from "@/lib/server/db/db";
import { inTransaction } from "@/lib/server/db/inTransaction";
import type { Pass } from "@/lib/server/identity/access";
import { revokeAtTable } from "@/lib/server/identity/grants/revoke";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { openTable } from "@/lib/server/table/openTable";
import { entriesAfter } from "@/lib/server/table/record/journalStore";
import { EVERY_CASE, sampled, TEST_SEED } from "../../everyCase";
import { ownDataFolder } from "../ownDataFolder";
import { guest, seatedTable } from "../table";
import { type Line, PhoneOnBadLine } from "./phoneOnBadLine";

// Phones with their real store, over the real journal. Connections are cut, lose responses, and deliver late,
// twice and in any order. Pages crash, clocks are a day apart, people are removed. Afterwards every phone
// shows the journal. For every tap shown as done, the journal has it once, or its author saw a notice.

ownDataFolder();
vi.setConfig({ testTimeout: 3_600_000 });

const DAY_MS = 86_400_000;
const SEATS = ["s1", "s2", "s3"];

interface Evening {
  readonly pass: Pass;
  readonly guests: readonly Visitor[];
  readonly phones: readonly PhoneOnBadLine[];
  readonly removed: Set<PhoneOnBadLine>;
}

type Happening = fc.AsyncCommand<object, Evening>;

/** An event on one of the phones, and the delay to the next one. */
function happening(
  name: string,
  which: number,
  pause: number,
  run: (phone: PhoneOnBadLine, evening: Evening) => unknown,
): Happening {
  return {
    check: () => true,
    run: async (_model, evening) => {
      await run(evening.phones[which % evening.phones.length] as PhoneOnBadLine, evening);
      for (let at = 0; at < pause; at++) await moment();
    },
    toString: () => `${name} (${which}, ${pause})`,
  };
}

/** Possible taps at a table, likeliest first. */
function tapsAt({ state }: OpenTable, pick: number): readonly Action[] {
  const turned = [...SEATS.slice(pick % 3), ...SEATS.slice(0, pick % 3)];
  const face = FACES[pick % FACES.length] ?? 6;
  if (pick % 11 === 0) return [{ do: "adjust", what: "bad", count: 1, from: "bank", to: "s1", note: "late" }];
  if (state.phase === "between-rounds")
    return turned.map((starter) => ({ do: "start-round", starter, wild: face }));
  if (state.phase === "claiming") {
    const bangs = turned.map((by): Action => ({ do: "challenge", by }));
    const claims = turned.flatMap((by) =>
      [1, 2, 3, 4, 5, 6].map(
        (more): Action => ({ do: "claim", by, claim: { count: ((pick + more) % 14) + 1, face } }),
      ),
    );
    return pick % 3 === 0 ? bangs : claims;
  }
  return [{ do: "reveal", outcome: pick % 2 === 0 ? "short" : "there" }];
}

const which = fc.nat({ max: 7 });
const pause = fc.nat({ max: 12 });
const pick = fc.nat({ max: 1_000 });
const lines = fc.constantFrom<Line>("there", "away", "deaf", "slow");

const tap = fc
  .tuple(which, pause, pick)
  .map(([who, long, what]) =>
    happening(`tap ${what}`, who, long, (phone) => phone.tap(tapsAt(phone.view.table, what))),
  );
const line = fc
  .tuple(which, pause, lines)
  .map(([who, long, how]) => happening(`line ${how}`, who, long, (phone) => phone.setLine(how)));
const plain = (name: string, run: (phone: PhoneOnBadLine, evening: Evening) => unknown) =>
  fc.tuple(which, pause).map(([who, long]) => happening(name, who, long, run));
const deliver = fc
  .tuple(which, pause, pick)
  .map(([who, long, one]) => happening(`deliver ${one}`, who, long, (phone) => phone.deliver(one)));

const remove = plain("remove a phone", async (phone, { pass, guests, phones, removed }) => {
  const visitor = guests[phones.indexOf(phone) - 1];
  if (visitor === undefined) return;
  removed.add(phone);
  await inTransaction((tx) => revokeAtTable(tx, pass.tableId, [holderOf(visitor)]));
});

const evenings = fc.commands(
  [
    ...[tap, tap, tap, tap, tap, tap],
    ...[line, line, deliver],
    plain("hear", (phone) => phone.hear()),
    plain("hear", (phone) => phone.hear()),
    plain("hear late", (phone) => phone.hear(true)),
    plain("wait", (phone) => phone.wait()),
    plain("crash", (phone) => phone.crash()),
    plain("undo", (phone) => phone.undo()),
    fc.oneof(
      plain("drop", (phone) => phone.drop()),
      plain("redo", (phone) => phone.redo()),
      { weight: 1, arbitrary: remove },
    ),
  ] as fc.Arbitrary<Happening>[],
  { maxCommands: 60, size: "max" },
);

async function evening(count: number, ahead: readonly number[]): Promise<Evening> {
  const pass = await seatedTable();
  const guests = Array.from({ length: count - 1 }, guest);
  await database().grant.createMany({
    data: guests.map((one) => ({ tableId: pass.tableId, holder: holderOf(one), role: "player" })),
  });
  const phones: PhoneOnBadLine[] = [];
  for (const [at, visitor] of [pass.visitor, ...guests].entries())
    phones.push(await PhoneOnBadLine.sitDown(visitor, pass.gameId, (ahead[at] ?? 0) * DAY_MS));
  return { pass, guests, phones, removed: new Set() };
}

/** Delivers everything that can arrive. */
async function heals({ pass, phones, removed }: Evening): Promise<void> {
  for (let again = 0; again < 200; again++) {
    for (const phone of phones) await phone.heal();
    for (let at = 0; at < 20; at++) await moment();
    const now = await openTable(pass);
    const isAtRest = (phone: PhoneOnBadLine) =>
      removed.has(phone)
        ? phone.view.revoked
        : phone.view.pending === 0 && phone.view.confirmedSeq === now.seq;
    if (phones.every(isAtRest)) return;
  }
  throw new Error(
    `not at rest: ${JSON.stringify(phones.map(({ view: { pending, confirmedSeq, unsent, revoked, connection } }) => ({ pending, confirmedSeq, unsent: unsent.length, gone: revoked, connection })))}`,
  );
}

const RUNS = sampled(10_000, 30);

test("records every tap shown as done once, or notifies its author, despite connections, pages and clocks", async () => {
  const counts = { taps: 0, recorded: 0, notified: 0, stored: 0, same: 0, unseen: 0, entries: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 8 }),
      fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 8, maxLength: 8 }),
      evenings,
      async (count, ahead, story) => {
        const real = await evening(count, ahead);
        await fc.asyncModelRun(() => ({ model: {}, real }), story);
        await heals(real);

        const { pass, phones, removed } = real;
        const entries = await entriesAfter(database(), pass.gameId, 0, 10_000);
        expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1));
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        counts.entries += entries.length;

        const { state, rounds, names } = await openTable(pass);
        for (const phone of phones) {
          if (removed.has(phone)) continue;
          expect(phone.confirmed).toMatchObject({ state, rounds, names });
          expect(phone.view.table.state).toEqual(state);
          expect(phone.view.lasting).toBe(true);
        }

        for (const phone of phones) {
          const stored = await phone.storedIds();
          const hands = phone.view.unsent.map(({ entry }) => entry.id);
          if (!removed.has(phone)) expect(stored.toSorted()).toEqual(hands.toSorted());
          for (const tapped of phone.tapped) {
            counts.taps++;
            const { id, action, shown, knownReason } = tapped;
            const isRecorded = entries.some((entry) => entry.id === id);
            if (isRecorded && knownReason !== undefined)
              expect.fail(`recorded after all: ${JSON.stringify(tapped)}`);
            if (isRecorded) counts.recorded++;
            else if (stored.includes(id)) counts.stored++;
            else if (knownReason !== undefined) counts.notified++;
            else if (!shown) counts.unseen++;
            else if (entries.some((entry) => saysSame(entry, { action }))) counts.same++;
            else expect.fail(`lost: ${JSON.stringify(tapped)} of ${JSON.stringify(entries)}`);
          }
        }
      },
    ),
    // Every run plays the same evenings; the drill plays others each time.
    { numRuns: RUNS, seed: EVERY_CASE ? TEST_SEED : 18 },
  );
  console.log(`${RUNS} evenings: ${JSON.stringify(counts)}`);
  expect(counts.recorded).toBeGreaterThan(RUNS);
  for (const total of [counts.stored, counts.notified, counts.same]) expect(total).toBeGreaterThan(0);
});
