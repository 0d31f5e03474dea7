import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { type CupStore, openCupStore, type SavedCups, typedHere } from "@/lib/client/cupStore";
import { FACES, type Face } from "@/lib/engine";
import type { TypedCups } from "@/lib/protocol/typedCups";
import { database } from "@/lib/server/db/db";
import { access, type Pass } from "@/lib/server/identity/access";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { readCups } from "@/lib/server/table/reveal/cups";
import { typeCups } from "@/lib/server/table/reveal/typeCups";
import { type DiceDraft, EMPTY_DRAFT, goToCup, typedIn, viewDraft } from "@/lib/views/diceDraft";
import {
  allTyped,
  chooseDice,
  cupsToType,
  isPartOf,
  removeLastDie,
  type Tapped,
  tapDie,
  together,
} from "@/lib/views/typedCups";
import { bangs, says, start } from "../../engine/tableOf";
import { EVERY_CASE, runs } from "../../everyCase";
import { ownDataFolder } from "../ownDataFolder";
import { crew, entriesOf, freshId, guest } from "../table";

// Phones with the real store, and the real server: one person per phone, connections that lose requests and
// responses, and reloads. In the end all agree, and every die is included unless its author undid it, or a
// person who saw it decided against it.

ownDataFolder();
vi.setConfig({ testTimeout: EVERY_CASE ? 1_800_000 : 120_000 });

/** An event or action on a phone. */
type Step =
  | { readonly kind: "type"; readonly face: Face }
  | { readonly kind: "go to"; readonly cup: number }
  | { readonly kind: "take back" | "decide" | "load anew" | "hear" | "hear late" }
  | { readonly kind: "line"; readonly line: Line };
type Line = "there" | "away" | "loses answers";

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("type"), face: fc.constantFrom(...FACES) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("go to"), cup: fc.nat({ max: 7 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constantFrom("take back", "decide", "load anew", "hear", "hear late") }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("line"),
      line: fc.constantFrom<Line>("there", "away", "loses answers"),
    }),
  },
) as fc.Arbitrary<Step>;

interface Round {
  readonly began: string;
  readonly cups: readonly { readonly player: string; readonly dice: number }[];
}

/** A phone at the table, like its page. */
class Phone {
  private store: CupStore;
  private saved: SavedCups | null = null;
  private own: DiceDraft = EMPTY_DRAFT;
  private retries: (() => void)[] = [];
  private stop = () => {};
  /** Stream messages read and not delivered yet. */
  private coming: (TypedCups | null)[] = [];
  line: Line = "there";
  /** Readings that were seen here and rejected. */
  readonly against: string[] = [];

  constructor(
    private readonly pass: Pass,
    private readonly round: Round,
  ) {
    this.store = this.open();
  }

  private open(): CupStore {
    this.retries = [];
    this.coming = [];
    const store = openCupStore({
      send: async (sent) => {
        if (this.line === "away") throw new Error("no line");
        const done = await typeCups(this.pass, sent);
        if (this.line === "loses answers") throw new Error("no line");
        return done.ok ? { ok: true, ...done.value } : done.refusal;
      },
      saved: this.saved,
      save: (cups) => {
        this.saved = cups;
      },
      newId: freshId,
      later: (again) => this.retries.push(again),
    });
    this.stop = store.start(this.round.began);
    return store;
  }

  get here() {
    return typedHere(this.store.getView(), this.round.began, this.own);
  }

  get unsent(): number {
    return this.store.getView().unsent.size;
  }

  /** All cups as this phone shows them. */
  get shown() {
    const { draft, otherwise } = together(this.here, this.round.cups);
    return { dice: viewDraft(draft, this.round.cups, { face: 6, wild: 4 }).cups, otherwise };
  }

  private tapped(next: Tapped | null, instead?: readonly (readonly Face[])[]): void {
    if (next === null) return;
    this.own = next.own;
    const dice = typedIn(next.own, next.cup);
    void this.store.type(this.round.began, { cup: next.cup, dice, ...(instead && { instead }) });
  }

  async hear(): Promise<void> {
    const now = await readCups(database(), this.pass.gameId);
    if (this.line !== "away") for (const typed of [...this.coming.splice(0), now]) this.store.take(typed);
    for (const retry of this.retries.splice(0)) retry();
  }

  /** Messages are delivered after a delay, in order. */
  private async hearLate(): Promise<void> {
    if (this.line === "away") return;
    this.coming.push(await readCups(database(), this.pass.gameId));
    if (this.coming.length > 2) this.store.take(this.coming.shift() ?? null);
  }

  async does(step: Step): Promise<void> {
    const { cups } = this.round;
    switch (step.kind) {
      case "type":
        return this.tapped(tapDie(this.here, cups, step.face));
      case "go to": {
        this.own = goToCup(this.own, cups[step.cup % cups.length]?.player ?? "");
        return;
      }
      case "take back":
        return this.tapped(removeLastDie(this.here, cups));
      case "decide": {
        const [asked] = together(this.here, cups).otherwise;
        if (asked === undefined) return;
        const [cup, [, right]] = asked;
        if (right === undefined) return;
        const others = this.here.others.filter((one) => one.cup === cup && !isPartOf(one.dice, right.dice));
        this.against.push(
          ...others.map(({ dice }) => readingText(cup, dice)),
          readingText(cup, typedIn(this.own, cup)),
        );
        return this.tapped(
          chooseDice(this.here, cup, right.dice),
          others.map(({ dice }) => dice),
        );
      }
      case "load anew":
        this.stop();
        this.store = this.open();
        return;
      case "line":
        this.line = step.line;
        return;
      case "hear":
        return this.hear();
      case "hear late":
        return this.hearLate();
    }
  }

  /** Cups with entries of this phone that do not count. */
  get lost(): readonly string[] {
    return this.own.puts.map(({ player }) => player).filter((player) => !this.here.counts(player));
  }

  /** This phone's counting entries, by cup. */
  get typed(): readonly string[] {
    return this.round.cups.flatMap(({ player }) => {
      const dice = this.here.counts(player) ? typedIn(this.own, player) : [];
      return dice.length > 0 ? [readingText(player, dice)] : [];
    });
  }
}

const readingText = (cup: string, dice: readonly Face[]): string => `${cup} ${[...dice].sort().join("")}`;

/** Firehouse with some phones, nine sixes banged. */
async function table(phones: number) {
  const keeper = guest();
  const names = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal"].slice(0, Math.max(2, phones));
  const game = crew(...names);
  const started = await startGame(keeper, game);
  if (!started.ok) throw new Error(started.refusal.message);
  const passOf = async (visitor = keeper): Promise<Pass> => {
    const pass = await access(visitor, game.id, "record");
    if (!pass.ok) throw new Error(pass.refusal.message);
    return pass.value;
  };
  const pass = await passOf();
  const done = await record(pass, entriesOf([start("s1", 4), says("s1", "9 sixes"), bangs("s2")]));
  if (!done.ok) throw new Error(done.refusal.message);
  const { sit } = await tableLinks(pass);
  const passes = [pass];
  while (passes.length < phones) {
    const visitor = guest();
    await joinByLink(visitor, sit.slice(sit.lastIndexOf("/") + 1));
    passes.push(await passOf(visitor));
  }
  const round = { began: done.value[0]?.id ?? "", cups: cupsToType((await openTable(pass)).state) };
  return { round, phones: passes.map((one) => new Phone(one, round)), pass };
}

/** Delivers everything in transit. */
async function settles(phones: readonly Phone[]): Promise<void> {
  for (const phone of phones) phone.line = "there";
  await vi.waitFor(
    async () => {
      for (const phone of phones) await phone.hear();
      expect(phones.map(({ unsent }) => unsent)).toEqual(phones.map(() => 0));
    },
    { timeout: 20_000, interval: 1 },
  );
  for (const phone of phones) await phone.hear();
}

test("ends the same on all phones, with no die lost unseen, after any entries, undos, decisions, disconnections and reloads", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 8 }),
      fc.array(fc.tuple(fc.nat({ max: 7 }), steps), { minLength: 10, maxLength: 60 }),
      async (count, story) => {
        const { round, phones, pass } = await table(count);
        for (const [who, step] of story) {
          await phones[who % count]?.does(step);
          if (phones.every(({ against }) => against.length === 0))
            expect(phones.flatMap(({ lost }) => lost)).toEqual([]);
        }
        // Each phone's last entries, before it receives the others'.
        const typed = phones.flatMap((phone) => phone.typed);
        await settles(phones);

        const dice = (phone: Phone | undefined) =>
          phone?.shown.dice.map((cup) => cup.dice.map((die) => die?.face));
        const asked = (phone: Phone) => [...phone.shown.otherwise.keys()].toSorted();
        for (const phone of phones) expect(asked(phone)).toEqual(asked(phones[0] as Phone));
        // Cups without conflict are equal on all phones, with the same dice.
        const settled = round.cups.filter(({ player }) => !phones[0]?.shown.otherwise.has(player));
        for (const phone of phones)
          for (const { player } of settled) {
            const at = round.cups.findIndex((cup) => cup.player === player);
            expect(dice(phone)?.[at]?.toSorted()).toEqual(dice(phones[0])?.[at]?.toSorted());
          }
        // Every entered die is in a reading, or its reading was rejected.
        const readings = (await readCups(database(), pass.gameId))?.readings ?? [];
        const against = phones.flatMap((phone) => phone.against);
        for (const one of typed) {
          const [cup = "", faces = ""] = one.split(" ");
          const isIn = readings.some(
            (reading) => reading.cup === cup && isPartOf([...faces].map(Number) as Face[], reading.dice),
          );
          expect(isIn || against.includes(one), `${one} is in ${JSON.stringify(readings)}`).toBe(true);
        }

        // One phone decides the conflicts, and enters what is missing, which can cause more questions: then
        // there is one reveal, the same for all.
        const [first] = phones;
        if (first === undefined) return;
        const isDone = () =>
          first.shown.otherwise.size === 0 &&
          first.shown.dice.every((cup) => cup.dice.every((die) => die !== null));
        for (let again = 0; !isDone() && again < 120; again++) {
          await first.does(first.shown.otherwise.size > 0 ? { kind: "decide" } : { kind: "type", face: 2 });
          await settles(phones);
        }
        const all = allTyped(round.cups, (await readCups(database(), pass.gameId))?.readings ?? []);
        expect(all).not.toBeNull();
        for (const phone of phones) {
          expect(phone.shown.otherwise.size).toBe(0);
          expect(phone.shown.dice.map((cup) => cup.dice.map((die) => die?.face).toSorted())).toEqual(
            round.cups.map(({ player }) => all?.[player]?.toSorted()),
          );
        }
        const done = await record(pass, entriesOf([{ do: "reveal", dice: all ?? {} }], 3));
        expect(done.ok).toBe(true);
      },
    ),
    runs(200, 5),
  );
});
