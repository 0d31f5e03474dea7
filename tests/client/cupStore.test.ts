import { expect, test } from "vitest";
import { openCupStore, typedHere } from "@/lib/client/cupStore";
import type { Face } from "@/lib/engine";
import type { CupsSent } from "@/lib/protocol/liveStateSchemas";
import type { CupReading, TypedCups } from "@/lib/protocol/typedCups";
import type { DiceDraft } from "@/lib/views/diceDraft";
import { together } from "@/lib/views/typedCups";

// Entries go to the server by one connection, and all entries come back by another: they do not wait for each
// other.

const CUPS = [{ player: "s1", dice: 3 }];

const reading = (phone: string, ...dice: Face[]): CupReading => ({ cup: "s1", dice, phone, seat: null });
const typedCups = (version: number, ...readings: CupReading[]): TypedCups => ({
  began: "first",
  version,
  readings,
});

/** A phone that enters one cup; the test decides when a response arrives. */
function phone() {
  const answers: ((typed: TypedCups) => Promise<void>)[] = [];
  const store = openCupStore({
    send: (_: CupsSent) =>
      new Promise((answer) =>
        answers.push(async (typed) => {
          answer({ ok: true, kept: true, typed, phone: "mine", last: false });
          await new Promise((done) => setTimeout(done));
        }),
      ),
    saved: null,
    save: () => {},
    newId: () => "page",
    later: () => {},
  });
  store.start("first");
  let own: DiceDraft = { puts: [], cup: null };
  return {
    store,
    types: (...dice: Face[]) => {
      own = { puts: dice.map((face, place) => ({ player: "s1", place, face })), cup: null };
      void store.type("first", { cup: "s1", dice });
    },
    answered: (typed: TypedCups) => answers.shift()?.(typed),
    /** The displayed dice, and the number of readings of its cup. */
    get shows() {
      const { draft, otherwise } = together(typedHere(store.getView(), "first", own), CUPS);
      return [draft.puts.map(({ face }) => face).join(""), otherwise.get("s1")?.length ?? 1];
    },
  };
}

test("keeps a die when an older state arrives before the response", async () => {
  const here = phone();
  here.store.take(null);
  here.types(6);
  await here.answered(typedCups(1, reading("mine", 6)));
  here.types(6, 4);
  await here.answered(typedCups(2, reading("mine", 6, 4)));
  expect(here.shows).toEqual(["64", 1]);
  for (const late of [null, typedCups(1, reading("mine", 6)), typedCups(2, reading("mine", 6, 4))]) {
    here.store.take(late);
    expect(here.shows).toEqual(["64", 1]);
  }
});

test("ignores a late response after the cup was decided", async () => {
  const here = phone();
  here.store.take(null);
  here.types(6);
  await here.answered(typedCups(1, reading("mine", 6)));
  here.types(6, 4);
  here.store.take(typedCups(3, reading("other", 1, 2)));
  await here.answered(typedCups(2, reading("mine", 6, 4)));
  expect(here.shows).toEqual(["12", 1]);
});

test("ignores an older state with a reading that lost", async () => {
  const here = phone();
  here.store.take(typedCups(1, reading("other", 1, 1, 1)));
  here.types(6);
  await here.answered(typedCups(2, reading("other", 1, 1, 1), reading("mine", 6)));
  expect(here.shows).toEqual(["6", 2]);
  void here.store.type("first", { cup: "s1", dice: [6], instead: [[1, 1, 1]] });
  await here.answered(typedCups(3, reading("mine", 6)));
  here.store.take(typedCups(1, reading("other", 1, 1, 1)));
  expect(here.shows).toEqual(["6", 1]);
});
