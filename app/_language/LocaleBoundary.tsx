"use client";
import { lazy } from "react";
import { fetchWords, isLanguage, LANGUAGES, type Language } from "@/lib/messages/language";
import { setLocale } from "@/lib/messages/translated";

interface SpokenProps {
  readonly children: React.ReactNode;
}

/** Suspends its children until the translations are loaded. */
const Spoken = ({ children }: SpokenProps) => children;

/** On the server each request has its own language (`lib/server/http/locale.ts`); a browser has one. */
async function spokenHere(language: Language) {
  const words = await fetchWords(language);
  if (typeof window !== "undefined") setLocale(() => words ?? undefined);
  return { default: Spoken };
}

/** Loaders for the translations; English is built in. */
const SPEAKING: Readonly<Record<string, React.ComponentType<SpokenProps>>> = Object.fromEntries(
  Object.keys(LANGUAGES)
    .filter(isLanguage)
    .filter((language) => language !== "en")
    .map((language) => [language, lazy(() => spokenHere(language))]),
);

interface LocaleBoundaryProps extends SpokenProps {
  /** The HTML `lang` value. */
  readonly language: string;
}

/** Hydrates the page once its translations are loaded. Until then the server's markup stays. */
export function LocaleBoundary({ language, children }: LocaleBoundaryProps) {
  const Speaks = SPEAKING[language];
  return Speaks === undefined ? children : <Speaks>{children}</Speaks>;
}
