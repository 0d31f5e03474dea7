import type { IncomingMessage } from "node:http";
import { isDraft, isLanguage, type Language } from "@/lib/messages/language";
import { overHttps } from "../process/env";
import { cookieIn } from "./cookies";

/** Where a browser keeps the language that somebody chose on it. */
const LANGUAGE_COOKIE = "language";

/** As long as browsers keep any cookie. */
const MAX_AGE = 400 * 24 * 60 * 60;

/** What these answer is a format, and formats are English (formats §3). */
const FORMATS = /^\/api\/v1\/(settle|replay)([/?]|$)/;

/** What the language of an answer depends on. */
type LanguageRequest = Pick<IncomingMessage, "headers" | "url">;

/**
 * The locale to answer in, as "de-AT" or "de": the language that was chosen, else the first that the browser asks for and we speak,
 * else English; with the region that the browser names for that language.
 */
export function localeOf({ headers, url = "" }: LanguageRequest): string {
  if (FORMATS.test(url)) return "en";
  const chosen = cookieIn({ headers: { get: (name) => headers[name]?.toString() ?? null } }, LANGUAGE_COOKIE);
  const accepted = acceptedLocales(headers["accept-language"] ?? "");
  const language = isLanguage(chosen) ? chosen : accepted.find((one) => !isDraft(one.language))?.language;
  const region = accepted.find((one) => one.language === language && one.region !== null)?.region;
  return region ? `${language}-${region}` : (language ?? "en");
}

/** "de-AT, en;q=0.7" → de with AT, en: best first. Skips what makes no sense. */
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

/** The `Set-Cookie` header by which a browser keeps a language; it is no secret, and no script asks for it. */
export function languageCookie(language: Language): string {
  const secure = overHttps() ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
}
