import type { Page } from "playwright-core";
import type { Action } from "@/lib/engine";

/** A tap that a phone has stored, as it was noted while the phone was used. */
export interface NotedTap {
  readonly id: string;
  readonly action: Action;
  /** When it was stored first, in milliseconds. */
  readonly at: number;
  /** The entries that it was to answer, one after the other. */
  readonly after: readonly number[];
}

/** What stood above the keys, and since when. */
export interface NotedSentence {
  readonly at: number;
  readonly sentence: string;
}

/**
 * Has every page of a phone note the taps that it stores, and what it tells above the keys. That is noted on the phone itself: a reload
 * loses nothing of it.
 */
export const noteTaps = (phone: Page): Promise<unknown> =>
  phone.context().addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, ...place) {
      if (this.name === "taps")
        this.transaction.addEventListener("complete", () => {
          const { id, action, after } = value.entry;
          const before = JSON.parse(localStorage.getItem(`noted ${id}`) ?? "null");
          const noted = before ?? { id, action, at: Date.now(), after: [] };
          localStorage.setItem(`noted ${id}`, JSON.stringify({ ...noted, after: [...noted.after, after] }));
        });
      return put.call(this, value, ...place);
    };
    let stands = "";
    new MutationObserver(() => {
      const told = [...document.querySelectorAll(".thumb-zone > [aria-live] p")];
      const sentence = told.map(({ textContent }) => textContent).join(" ");
      if (sentence === stands) return;
      stands = sentence;
      if (sentence === "") return;
      const before = JSON.parse(localStorage.getItem("noted sentences") ?? "[]");
      localStorage.setItem("noted sentences", JSON.stringify([...before, { at: Date.now(), sentence }]));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** The taps that a phone has stored so far. */
export const notedTaps = (phone: Page): Promise<readonly NotedTap[]> =>
  phone.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("noted ") && key !== "noted sentences")
      .map(([, noted]) => JSON.parse(noted)),
  );

/** What a phone has told above the keys so far. */
export const notedSentences = (phone: Page): Promise<readonly NotedSentence[]> =>
  phone.evaluate(() => JSON.parse(localStorage.getItem("noted sentences") ?? "[]"));

/** What a phone keeps of a table: how far it has seen it confirmed, and the taps that are stored. */
interface Kept {
  readonly seq: number;
  readonly pending: readonly string[];
  /** Those that were not recorded, and wait for somebody to say what shall become of them. */
  readonly unsent: readonly string[];
}

/** What lies on a phone's disk of the one table that it knows. */
export const keptOnPhone = (phone: Page): Promise<Kept> =>
  phone.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open("waiting-taps");
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    const reading = opened.transaction(["taps", "tables"]);
    const taps = reading.objectStore("taps").getAll();
    const tables = reading.objectStore("tables").getAll();
    await new Promise((done) => reading.addEventListener("complete", done));
    opened.close();
    const idsOf = (refused: boolean): string[] =>
      taps.result.filter((tap) => (tap.refused !== undefined) === refused).map(({ entry }) => entry.id);
    return { seq: tables.result[0]?.table.seq ?? 0, pending: idsOf(false), unsent: idsOf(true) };
  });
