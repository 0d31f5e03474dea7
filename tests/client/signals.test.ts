import { afterEach, describe, expect, test, vi } from "vitest";
import { turn } from "@/lib/client/devicePreferences";
import { followSignals } from "@/lib/client/signals";
import { openTableStore, type Send } from "@/lib/client/tableStore";
import { type Action, newGame, type PlayerId } from "@/lib/engine";
import type { Entry, OpenTable } from "@/lib/protocol/entry";
import { stubBrowser } from "./browserStub";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  turn("sound", false);
  turn("buzz", true);
  vi.unstubAllGlobals();
});

/** Minimal Web Audio with a count of started voices. */
function stubAudio() {
  let started = 0;
  let contexts = 0;
  const value = { setValueAtTime: () => value, exponentialRampToValueAtTime: () => value };
  const node = () => ({ connect: (to: object) => to, start: () => started++, stop: () => {} });
  class Context {
    state = "running";
    currentTime = 0;
    sampleRate = 8_000;
    destination = {};
    constructor() {
      contexts++;
    }
    close = async () => {};
    createOscillator = () => ({ ...node(), frequency: value });
    createGain = () => ({ ...node(), gain: value });
    createBiquadFilter = () => ({ ...node(), type: "", frequency: { value: 0 } });
    createBufferSource = () => ({ ...node(), buffer: null });
    createBuffer = () => ({ copyToChannel: () => {} });
  }
  vi.stubGlobal("AudioContext", Context);
  return { heard: () => started, contexts: () => contexts };
}

/** A phone at a table of three with sound and vibration; `mine` is its seat. */
function phone(mine: PlayerId | null = null, navigator: object = {}) {
  const buzzes: number[][] = [];
  const { fire } = stubBrowser({ vibrate: (pattern: number[]) => buzzes.push(pattern), ...navigator });
  const state = newGame({ game: "firehouse", house: {}, players: ["Ann", "Bob", "Cy"] });
  if (!state.ok) throw new Error(state.refusal.code);
  const table: OpenTable = {
    ...{ id: "g", seq: 0, state: state.value, names: {}, round: [], last: null, rounds: [] },
    ...{ table: "t", next: null },
    ...{
      may: { record: true, share: true, as: ["me"] },
      told: [],
      playoffOf: null,
      group: null,
      cloth: null,
    },
  };
  let taps = 0;
  const store = openTableStore({
    table,
    send: (() => new Promise(() => {})) as Send,
    fetchTable: () => new Promise(() => {}),
    newId: () => `tap-${taps++}`,
    later: () => {},
  });
  const stop = followSignals(store, () => mine);
  stops.push(stop);
  let seq = 0;
  const fromElsewhere = (action: Action) => {
    const entry: Entry = { id: `other-${seq}`, action, after: seq, seq: seq + 1, by: "other", at: "" };
    seq++;
    store.receive(entry);
  };
  return { store, buzzes, fromElsewhere, stop, touch: () => fire("click") };
}

const START: Action = { do: "start-round", starter: "Ann", wild: 4 };
const says = (by: string, claim: string): Action => ({ do: "claim", by, claim });
const BANG: Action = { do: "challenge", by: "Cy" };

describe("sounds", () => {
  test("play for another phone's claim and the bang, not for a round's start or a verdict before its stamp", () => {
    turn("sound", true);
    const { heard } = stubAudio();
    const { fromElsewhere, touch } = phone();
    touch();
    fromElsewhere(START);
    expect(heard()).toBe(0);
    const after = [says("Ann", "3 fives"), BANG, { do: "reveal", outcome: "short" } as const].map(
      (action) => {
        const before = heard();
        fromElsewhere(action);
        return heard() - before > 0;
      },
    );
    expect(after).toEqual([true, true, false]);
  });

  test("do not play for this phone’s own claim", () => {
    turn("sound", true);
    const { heard } = stubAudio();
    const { store, touch } = phone();
    touch();
    store.tap(START);
    store.tap(says("Ann", "3 fives"));
    expect(heard()).toBe(0);
    store.tap({ do: "challenge", by: "Bob" });
    expect(heard()).toBeGreaterThan(0);
  });

  test("play a turn sound on a phone that cannot vibrate", () => {
    turn("sound", true);
    const { heard } = stubAudio();
    const soundsOfClaim = (navigator: object) => {
      const { fromElsewhere, touch } = phone("Bob", navigator);
      touch();
      fromElsewhere(START);
      const before = heard();
      fromElsewhere(says("Ann", "3 fives"));
      return heard() - before;
    };
    expect(soundsOfClaim({ vibrate: undefined })).toBe(soundsOfClaim({}) + 2);
  });

  test("play nothing before the first touch, when switched off, or after leaving the table", () => {
    turn("sound", true);
    const { heard, contexts } = stubAudio();
    const { fromElsewhere, touch, stop } = phone();
    fromElsewhere(START);
    fromElsewhere(says("Ann", "3 fives"));
    expect([heard(), contexts()]).toEqual([0, 0]);
    touch();
    turn("sound", false);
    fromElsewhere(says("Bob", "4 fives"));
    turn("sound", true);
    stop();
    fromElsewhere(says("Cy", "5 fives"));
    expect(heard()).toBe(0);
  });

  test("do not play unless turned on", () => {
    const { heard, contexts } = stubAudio();
    const { fromElsewhere, touch } = phone();
    touch();
    fromElsewhere(START);
    fromElsewhere(says("Ann", "3 fives"));
    expect([heard(), contexts()]).toEqual([0, 0]);
  });
});

describe("vibrations", () => {
  test("play for this phone's own bang, not another’s", () => {
    const { store, buzzes, fromElsewhere } = phone();
    fromElsewhere(START);
    fromElsewhere(says("Ann", "3 fives"));
    expect(buzzes).toEqual([]);
    store.tap(BANG);
    expect(buzzes).toHaveLength(1);
    const other = phone();
    other.fromElsewhere(START);
    other.fromElsewhere(says("Ann", "3 fives"));
    other.fromElsewhere(BANG);
    expect(other.buzzes).toEqual([]);
  });

  test("play once when another’s entry makes it this phone’s turn", () => {
    const { store, buzzes, fromElsewhere } = phone("Bob");
    fromElsewhere(START);
    expect(buzzes).toEqual([]);
    fromElsewhere(says("Ann", "3 fives"));
    expect(buzzes).toHaveLength(1);
    store.setConnection("live");
    expect(buzzes).toHaveLength(1);
    const own = phone("Ann");
    own.store.tap(START);
    expect(own.buzzes).toEqual([]);
  });

  test("do not play once turned off, or before the page is touched", () => {
    turn("buzz", false);
    const { buzzes, fromElsewhere } = phone("Ann");
    fromElsewhere(START);
    expect(buzzes).toEqual([]);
    turn("buzz", true);
    const untouched = phone("Ann", { userActivation: { hasBeenActive: false } });
    untouched.fromElsewhere(START);
    expect(untouched.buzzes).toEqual([]);
  });
});

test("works on a phone without sound and vibration", () => {
  turn("sound", true);
  const { store, fromElsewhere, touch } = phone("Bob", { vibrate: undefined });
  touch();
  fromElsewhere(START);
  fromElsewhere(says("Ann", "3 fives"));
  store.tap({ do: "challenge", by: "Bob" });
  expect(store.getView().table.state.phase).toBe("revealing");
});

test("keeps every entry when a sound fails", () => {
  turn("sound", true);
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        throw new Error("no such device");
      }
    },
  );
  const { store, fromElsewhere, touch } = phone();
  touch();
  fromElsewhere(START);
  fromElsewhere(says("Ann", "3 fives"));
  expect(store.getView().table.seq).toBe(2);
});
