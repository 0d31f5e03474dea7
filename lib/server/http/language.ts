import type { IncomingMessage } from "node:http";
import { isDraft, isLanguage, type Language } from "@/lib/messages/language";
import { overHttps } from "../process/env";
import { cookieIn } from "./cookies";

/** The cookie with the chosen language. */
const LANGUAGE_COOKIE = "language";

/** The longest lifetime that browsers allow. */
const MAX_AGE = 400 * 24 * 60 * 60;

/** These routes answer in a format, and formats are English (formats §3). */
const FORMATS = /^\/api\/v1\/(settle|replay)([/?]|$)/;

/** The parts of a request that decide its language. */
type LanguageRequest = Pick<IncomingMessage, "headers" | "url">;

/**
 * Returns the language of an answer: the chosen one, else the first supported in Accept-Language, else
 * English.
 */
export function languageOf({ headers, url = "" }: LanguageRequest): Language {
  if (FORMATS.test(url)) return "en";
  const chosen = cookieIn({ headers: { get: (name) => headers[name]?.toString() ?? null } }, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : firstSpoken(headers["accept-language"] ?? "");
}

/**
 * "de-AT, en;q=0.7" → "de". Equal weights keep their order. It skips invalid entries and drafts, which a
 * visitor must choose explicitly.
 */
function firstSpoken(accepted: string): Language {
  const liked = accepted.split(",").flatMap((range) => {
    const [tag = "", ...told] = range.split(";").map((part) => part.trim().toLowerCase());
    const language = tag.split("-", 1)[0];
    const weight = told.find((one) => one.startsWith("q="))?.slice(2) ?? "1";
    return isLanguage(language) && !isDraft(language) && Number(weight) > 0
      ? [{ language, weight: Number(weight) }]
      : [];
  });
  return liked.sort((one, other) => other.weight - one.weight)[0]?.language ?? "en";
}

/** The `Set-Cookie` header of a language. Any script may read it. */
export function languageCookie(language: Language): string {
  const secure = overHttps() ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
}
