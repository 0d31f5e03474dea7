import type { Page } from "playwright-core";
import type { Action } from "@/lib/engine";

/** A tap that a phone stored, noted during use. */
export interface NotedTap {
  readonly id: string;
  readonly action: Action;
  /** When it was first stored, in milliseconds. */
  readonly at: number;
  /** The entries it was based on, in order. */
  readonly after: readonly number[];
  /** True if it last waited to be dropped or redone. */
  readonly refused: boolean;
  /** True if it was dropped by hand. */
  readonly dropped?: true;
  /** When the phone deleted it. */
  readonly deletedAt?: number;
}

/** A notice above the keys, or an undo on this phone, with its time. */
export interface NotedSentence {
  readonly at: number;
  /** When it disappeared, except by leaving the page; a repeated notice is not noted again. */
  readonly until?: number;
  readonly sentence: string;
}

/**
 * Makes every page of a phone note its stored and deleted taps, its notices, and manual drops and
 * undos. The notes are on the phone: a reload keeps them.
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
          if (noted(key)) note(key, { ...noted(key), deletedAt: Date.now() });
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
      const paragraphs = [...document.querySelectorAll(".thumb-zone > [aria-live] p")];
      const sentence = paragraphs.map(({ textContent }) => textContent).join(" ");
      if (sentence === stands) return;
      if (stands !== "") noteEnd(stands);
      if (sentence !== "") noteSentence(sentence);
      stands = sentence;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** A phone's stored taps so far, in order. */
export const notedTaps = (phone: Page): Promise<readonly NotedTap[]> =>
  phone.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("tap "))
      .map(([, noted]): NotedTap => JSON.parse(noted))
      .sort((a, b) => a.at - b.at),
  );

/** A phone's notices and undos so far. */
export const notedSentences = (phone: Page): Promise<readonly NotedSentence[]> =>
  phone.evaluate(() => JSON.parse(localStorage.getItem("sentences") ?? "[]"));

/** A phone's copy of a table: the last confirmed entry, and the stored taps. */
interface PhoneCopy {
  readonly seq: number;
  readonly pending: readonly string[];
  /** The refused ones that wait for a decision. */
  readonly unsent: readonly string[];
}

/** The phone's stored data of its one table. */
export const copyOnPhone = (phone: Page): Promise<PhoneCopy> =>
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
