import { describe, expect, test, vi } from "vitest";
import { ownLanguage, plainWords } from "@/lib/messages/anyPage";
import { German } from "@/lib/messages/de";
import * as account from "@/lib/messages/de/account";
import type { Dictionary, Draft } from "@/lib/messages/dictionary";
import { faceWord, sayWashers } from "@/lib/messages/terms";
import { setLocale } from "@/lib/messages/translated";
import { localeOf } from "@/lib/server/http/language";
import { restoresLanguage } from "../speaking";

vi.mock("@/lib/messages/language", async (original) => ({
  ...(await original<typeof import("@/lib/messages/language")>()),
  isDraft: (language: string) => language === "es",
}));

restoresLanguage();

/** A possible start of German. */
const BEGUN: Draft = {
  anyPage: {
    ownLanguage: { ...German.anyPage.ownLanguage },
    list: German.anyPage.list,
    plainWords: { home: "Startseite" },
  },
  terms: { faceWord: German.terms.faceWord },
};

describe("an unfinished language", () => {
  test("uses its sentences, and English for the rest", () => {
    setLocale(() => BEGUN);
    expect(ownLanguage.code).toBe("de");
    expect(plainWords.home).toBe("Startseite");
    expect(plainWords.notFound.title).toBe("Nothing under this cup");
    expect(faceWord(6, 2)).toBe("Sechsen");
  });

  test("mixes no words of its own into an English sentence", () => {
    setLocale(() => BEGUN);
    expect(sayWashers(["s1", "s2"], { s1: "Ann", s2: "Bob" })).toBe("Ann and Bob wash the dishes together.");
    expect(() => sayWashers(undefined as never, {})).toThrow();
    expect(faceWord(6, 1)).toBe("Sechs");
  });

  test("is used by people who chose it, and by no one else", () => {
    expect(localeOf({ headers: { "accept-language": "es, de;q=0.5" } })).toBe("de");
    expect(localeOf({ headers: { "accept-language": "es" } })).toBe("en");
    expect(localeOf({ headers: { "accept-language": "de", cookie: "language=es" } })).toBe("es");
  });
});

test("allows gaps in a draft, and does not compile with gaps in a finished language", () => {
  const { sayWay, ...less } = account;
  const draft: Draft = { ...BEGUN, account: less };
  // @ts-expect-error: `sayWay` is missing.
  const finished: Dictionary = { ...German, account: less };
  // @ts-expect-error: a draft must describe itself.
  const silent: Draft = { account: { sayWay } };
  // @ts-expect-error: English has no `sayMoo`.
  const foreign: Draft = { ...BEGUN, account: { sayMoo: () => "Moo" } };
  for (const one of [draft, finished, silent, foreign]) expect(one).toBeDefined();
});
