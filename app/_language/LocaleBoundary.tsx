"use client";
import { lazy } from "react";
import { fetchWords, isLanguage, LANGUAGES, type Language } from "@/lib/messages/language";
import { setLocale } from "@/lib/messages/translated";

interface SpokenProps {
  readonly children: React.ReactNode;
}

/** Whatever is drawn within it is drawn when the words are there. */
const Spoken = ({ children }: SpokenProps) => children;

/** On the server every request has a language of its own (`lib/server/http/locale.ts`); in a browser there is one. */
async function spokenHere(language: Language) {
  const words = await fetchWords(language);
  if (typeof window !== "undefined") setLocale(() => words ?? undefined);
  return { default: Spoken };
}

/** What brings the words of a language to the browser; English is there. */
const SPEAKING: Readonly<Record<string, React.ComponentType<SpokenProps>>> = Object.fromEntries(
  Object.keys(LANGUAGES)
    .filter(isLanguage)
    .filter((language) => language !== "en")
    .map((language) => [language, lazy(() => spokenHere(language))]),
);

interface LocaleBoundaryProps extends SpokenProps {
  /** As HTML names it. */
  readonly language: string;
}

/** Draws the page once the words of its language are there. Until then what the server drew stays as it is. */
export function LocaleBoundary({ language, children }: LocaleBoundaryProps) {
  const Speaks = SPEAKING[language];
  return Speaks === undefined ? children : <Speaks>{children}</Speaks>;
}
