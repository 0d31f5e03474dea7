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
  /** It waited to be dropped or made anew when it was stored last. */
  readonly refused: boolean;
  /** Somebody gave it up by hand. */
  readonly dropped?: true;
  /** When the phone forgot it. */
  readonly gone?: number;
}

/** What stood above the keys, or the key to take something back that was tapped; and when. */
export interface NotedSentence {
  readonly at: number;
  /** When it stood there no longer, but for a page that was left; what is told once more while it stands is not noted once more. */
  readonly until?: number;
  readonly sentence: string;
}

/**
 * Has every page of a phone note the taps that it stores and forgets, what it tells above the keys, and what is given up or taken back by
 * hand. That is noted on the phone itself: a reload loses nothing of it.
 */
export const noteTaps = (phone: Page): Promise<unknown> =>
  phone.context().addInitScript(() => {
    const noted = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");
    const note = (key: string, what: object) => localStorage.setItem(key, JSON.stringify(what));
    const noteSentence = (sentence: string) =>
      note("sentences", [...(noted("sentences") ?? []), { at: Date.now(), sentence }]);
    const noteEnd = (sentence: string) => {
      const sentences: { sentence: string; until?: number }[] = noted("sentences") ?? [];
      const ended = sentences.findLast((one) => one.sentence === sentence);
      if (ended)
        note(
          "sentences",
          Object.assign([...sentences], { [sentences.indexOf(ended)]: { ...ended, until: Date.now() } }),
        );
    };

    const { put, delete: forget } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, ...place) {
      if (this.name === "taps")
        this.transaction.addEventListener("complete", () => {
          const { id, action, after } = value.entry;
          const { at = Date.now(), after: before = [] } = noted(`tap ${id}`) ?? {};
          const refused = value.refused !== undefined;
          note(`tap ${id}`, { id, action, at, after: [...before, after], refused });
        });
      return put.call(this, value, ...place);
    };
    IDBObjectStore.prototype.delete = function (place) {
      if (this.name === "taps") {
        const found = this.get(place as IDBValidKey);
        this.transaction.addEventListener("complete", () => {
          const key = `tap ${found.result?.entry.id}`;
          if (noted(key)) note(key, { ...noted(key), gone: Date.now() });
        });
      }
      return forget.call(this, place);
    };

    const tapped = (event: Event) => {
      const key = (event.target as Element).closest?.("button")?.textContent ?? "";
      if (key.startsWith("Undo: ")) noteSentence(key);
      if (!/^(Discard( all)?|Keep theirs)$/.test(key)) return;
      for (const one of Object.keys(localStorage).filter((name) => name.startsWith("tap ")))
        if (noted(one).refused) note(one, { ...noted(one), dropped: true });
    };
    document.addEventListener("click", tapped, true);

    let stands = "";
    new MutationObserver(() => {
      const told = [...document.querySelectorAll(".thumb-zone > [aria-live] p")];
      const sentence = told.map(({ textContent }) => textContent).join(" ");
      if (sentence === stands) return;
      if (stands !== "") noteEnd(stands);
      if (sentence !== "") noteSentence(sentence);
      stands = sentence;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** The taps that a phone has stored so far, in the order in which they were made. */
export const notedTaps = (phone: Page): Promise<readonly NotedTap[]> =>
  phone.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("tap "))
      .map(([, noted]): NotedTap => JSON.parse(noted))
      .sort((a, b) => a.at - b.at),
  );

/** What a phone has told above the keys so far, and what was taken back on it. */
export const notedSentences = (phone: Page): Promise<readonly NotedSentence[]> =>
  phone.evaluate(() => JSON.parse(localStorage.getItem("sentences") ?? "[]"));

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
