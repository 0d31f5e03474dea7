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
 * Returns the locale of an answer, as "de-AT" or "de": the chosen language, else the first supported in Accept-Language, else English.
 * The region is the one that the browser names for that language.
 */
export function localeOf({ headers, url = "" }: LanguageRequest): string {
  if (FORMATS.test(url)) return "en";
  const chosen = cookieIn({ headers: { get: (name) => headers[name]?.toString() ?? null } }, LANGUAGE_COOKIE);
  const accepted = acceptedLocales(headers["accept-language"] ?? "");
  const language = isLanguage(chosen) ? chosen : accepted.find((one) => !isDraft(one.language))?.language;
  const region = accepted.find((one) => one.language === language && one.region !== null)?.region;
  return region ? `${language}-${region}` : (language ?? "en");
}

/** "de-AT, en;q=0.7" → de with AT, then en. Equal weights keep their order; invalid entries are skipped. */
function acceptedLocales(accepted: string): readonly { language: Language; region: string | null }[] {
  const liked = accepted.split(",").flatMap((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    // Extensions, after a single letter, do not reach `Intl`: they might name another calendar.
    const [language, ...subtags] = (tag.split(/-.-/)[0] ?? "").split("-");
    const region = subtags.find((subtag) => /^([a-z]{2}|\d{3})$/.test(subtag))?.toUpperCase() ?? null;
    const weight = Number(parameters.find((one) => one.startsWith("q="))?.slice(2) ?? "1");
    return isLanguage(language) && weight > 0 ? [{ language, region, weight }] : [];
  });
  return liked.sort((one, other) => other.weight - one.weight);
}

/** The `Set-Cookie` header of a language. */
export function languageCookie(language: Language): string {
  const secure = overHttps() ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
}
