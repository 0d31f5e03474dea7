import { setImmediate as moment } from "node:timers/promises";
import { type Outbox, outbox } from "@/lib/client/outbox";
import { openTableStore, type StoreView, type TableStore } from "@/lib/client/tableStore";
import type { Action } from "@/lib/engine";
import type { ApiError, Entry, NewEntry, OpenTable, Recorded } from "@/lib/protocol/entry";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { openTable } from "@/lib/server/table/openTable";
import { entriesAfter } from "@/lib/server/table/record/journalStore";
import { record } from "@/lib/server/table/record/record";
import { freshId } from "../table";

/**
 * The connection: "deaf" loses the responses, "slow" delivers requests in any order, some twice, or never.
 */
export type Line = "there" | "away" | "deaf" | "slow";

/** A tap that was legal when made, with its author's notices. */
export interface Tapped {
  readonly id: string;
  readonly action: Action;
  /** True once a screen showed it as done. */
  shown: boolean;
  /** Why it may be missing from the journal, as its author knows. */
  knownReason?: "dropped" | "taken back" | "refused" | "too late";
}

/** A page of a table. A crashed one does nothing more, but its requests may still arrive. */
interface Page {
  readonly store: TableStore;
  /** The taps on it. */
  readonly made: Tapped[];
  crashed: boolean;
  /** Its timers. */
  later: (() => void)[];
  /** Its requests on a slow connection. */
  transit: (() => Promise<unknown>)[];
  /** Stream entries in transit. */
  coming: Entry[];
}

const never = new Promise<never>(() => {});

/** A slow disk: writes that have not started are lost with the page. */
async function disk(): Promise<void> {
  for (let at = 0; at < 3; at++) await moment();
}

/**
 * One phone at a table: its pages' store, over IndexedDB transactions and the server's functions, with a
 * connection and a clock under the test's control.
 */
export class PhoneOnBadLine {
  line: Line = "there";
  readonly tapped: Tapped[] = [];
  private page!: Page;
  private newest = "";
  private seen: OpenTable | null = null;
  private redone: StoreView | null = null;
  private readonly queue: Outbox;

  private constructor(
    private readonly visitor: Visitor,
    private readonly game: string,
    /** Its clock's offset in milliseconds. */
    private readonly ahead: number,
  ) {
    this.queue = outbox(`${freshId()} ${game}`);
  }

  static async sitDown(visitor: Visitor, game: string, ahead: number): Promise<PhoneOnBadLine> {
    const phone = new PhoneOnBadLine(visitor, game, ahead);
    const table = await phone.read();
    if (table === null) throw new Error("not let in");
    await phone.open(table);
    return phone;
  }

  get view(): StoreView {
    return this.page.store.getView();
  }

  get confirmed(): OpenTable {
    return this.page.store.getConfirmed();
  }

  /** The ids stored on its disk. */
  async storedIds(): Promise<readonly string[]> {
    return (await this.queue.load()).map(({ entry }) => entry.id);
  }

  private async read(): Promise<OpenTable | null> {
    const pass = await access(this.visitor, this.game, "read");
    return pass.ok ? openTable(pass.value) : null;
  }

  private async arrive(entries: readonly NewEntry[]): Promise<Recorded | ApiError> {
    const pass = await access(this.visitor, this.game, "record");
    if (!pass.ok) return pass.refusal;
    const done = await record(pass.value, entries);
    return done.ok ? { ok: true, entries: done.value } : done.refusal;
  }

  private async open(table: OpenTable): Promise<void> {
    const { queue } = this;
    const page: Page = {
      ...{ made: [], crashed: false, later: [], transit: [], coming: [] },
      store: openTableStore({
        table,
        send: (entries) => this.send(page, entries),
        fetchTable: async () => {
          if (this.line === "away") throw new Error("no line");
          const fresh = await this.read();
          return page.crashed ? never : fresh;
        },
        newId: () => {
          this.newest = freshId();
          return this.newest;
        },
        queue: {
          load: queue.load,
          store: (tap, table) => disk().then(() => (page.crashed ? never : queue.store(tap, table))),
          delete: (id, table) => disk().then(() => (page.crashed ? never : queue.delete(id, table))),
        },
        later: (again) => page.later.push(again),
      }),
    };
    this.page = page;
    page.store.subscribe(() => this.look(page));
    page.store.setConnection(this.line === "away" ? "offline" : "live");
    await page.store.restore();
  }

  /** Notes the screen at every change. */
  private look({ crashed, store, made }: Page): void {
    if (crashed) return;
    const { notice, table, revoked } = store.getView();
    // The no-access page covers everything.
    if (revoked) return;
    if (table !== this.seen) for (const tap of made) tap.shown = true;
    this.seen = table;
    if (notice?.notice !== "too-late" && notice?.notice !== "not-done") return;
    const about = this.tapped.find(({ action }) => action === notice.action);
    if (about) about.knownReason = notice.notice === "too-late" ? "too late" : "refused";
  }

  private async send(page: Page, entries: readonly NewEntry[]): Promise<Recorded | ApiError> {
    if (page.crashed) return never;
    if (this.line === "away") throw new Error("no line");
    if (this.line === "slow")
      return new Promise((answer, lost) => {
        const once = () => this.arrive(entries);
        page.transit.push(() => once().then((done) => page.crashed || answer(done)), once);
        page.later.push(() => lost(new Error("no answer")));
      });
    const isDeaf = this.line === "deaf";
    const done = await this.arrive(entries);
    if (page.crashed) return never;
    if (isDeaf) throw new Error("no answer");
    return done;
  }

  /** Taps the first legal one of some actions, with its own clock. */
  tap(actions: readonly Action[]): void {
    const { now } = Date;
    Date.now = () => now() + this.ahead;
    for (const one of actions) {
      const action = { ...one };
      const before = this.view.table;
      this.newest = "";
      const isLegal = this.page.store.tap(action);
      // The same again is a bounced finger.
      if (!isLegal || this.newest === "") continue;
      const tap = { id: this.newest, action, shown: this.view.table !== before };
      this.tapped.push(tap);
      this.page.made.push(tap);
      break;
    }
    Date.now = now;
  }

  /** Undoes the last entry that this phone knows. */
  undo(): void {
    const { last } = this.view.table;
    if (last === null) return;
    const tap = this.tapped.find(({ id }) => id === last.entry.id);
    void this.page.store.record([last.undo]).then(
      (done) => {
        if (tap && done.ok && done.entries.length === 0) tap.knownReason = "taken back";
      },
      () => undefined,
    );
  }

  drop(): void {
    // Redone taps are still listed as unsent for a moment: no thumb is that fast.
    if (this.view === this.redone) return;
    for (const { entry } of this.view.unsent) {
      const tap = this.tapped.find(({ id }) => id === entry.id);
      if (tap) tap.knownReason = "dropped";
    }
    this.page.store.drop();
  }

  redo(): void {
    this.redone = this.view;
    this.page.store.redo();
  }

  setLine(line: Line): void {
    this.line = line;
    this.page.store.setConnection(line === "away" ? "offline" : "live");
  }

  /** Lets time pass: runs the timers. */
  wait(): void {
    for (const again of this.page.later.splice(0)) again();
  }

  /** Delivers one request on a slow connection, possibly an abandoned one. */
  async deliver(which: number): Promise<void> {
    const [one] = this.page.transit.splice(which % Math.max(1, this.page.transit.length), 1);
    await one?.();
  }

  /** Reads missed stream entries: at once, or late, out of order and twice. */
  async hear(late = false): Promise<void> {
    const { page } = this;
    if (this.line === "away" || this.view.revoked) return;
    const pass = await access(this.visitor, this.game, "read");
    if (!pass.ok) return page.store.leave();
    page.coming.push(...(await entriesAfter(database(), this.game, this.confirmed.seq, 1_000)));
    if (late && page.coming.length < 4) return;
    const heard = page.coming.splice(0);
    for (const entry of late ? [...heard.toReversed(), ...heard] : heard) page.store.receive(entry);
  }

  /** Crashes and reopens the page: offline from the phone's copy. */
  async crash(): Promise<void> {
    const { page } = this;
    page.crashed = true;
    // Taps that the disk had not deleted yet are back.
    const stored = await this.storedIds();
    for (const tap of this.tapped) if (stored.includes(tap.id)) delete tap.knownReason;
    const table = this.line === "away" ? this.confirmed : await this.read();
    if (table === null) return page.store.leave();
    await this.open(table);
    this.page.transit.push(...page.transit);
  }

  /** Restores the connection, and delivers everything in transit. */
  async heal(): Promise<void> {
    if (this.line !== "there") this.setLine("there");
    while (this.page.transit.length > 0) await this.deliver(0);
    await this.hear();
    this.wait();
  }
}
