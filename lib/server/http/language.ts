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

/** The language to answer in: the one that was chosen, else the first that the browser asks for and we speak, else English. */
export function languageOf({ headers, url = "" }: LanguageRequest): Language {
  if (FORMATS.test(url)) return "en";
  const chosen = cookieIn({ headers: { get: (name) => headers[name]?.toString() ?? null } }, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : firstSpoken(headers["accept-language"] ?? "");
}

/**
 * "de-AT, en;q=0.7" → "de"; what is liked as well comes in the order it stands in. Whatever makes no sense is passed over, and so is
 * a draft: nobody reads one who did not choose it.
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

/** The `Set-Cookie` header by which a browser keeps a language; it is no secret, and no script asks for it. */
export function languageCookie(language: Language): string {
  const secure = overHttps() ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
}
