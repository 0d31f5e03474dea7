"use client";
import { lazy } from "react";
import type { Dictionary } from "@/lib/messages/dictionary";
import type { Language } from "@/lib/messages/language";
import { speak } from "@/lib/messages/spoken";

interface SpokenProps {
  readonly children: React.ReactNode;
}

/** Whatever is drawn within it is drawn when the words are there. */
const Spoken = ({ children }: SpokenProps) => children;

/** On the server every request has a language of its own (`lib/server/speaking.ts`); in a browser there is one. */
function spokenHere(words: Dictionary) {
  if (typeof window !== "undefined") speak(() => words);
  return { default: Spoken };
}

/** What brings the words of a language to the browser; English is there. */
const SPEAKING: Readonly<Record<Exclude<Language, "en">, React.ComponentType<SpokenProps>>> = {
  de: lazy(() => import("@/lib/messages/de").then(({ German }) => spokenHere(German))),
  es: lazy(() => import("@/lib/messages/es").then(({ Spanish }) => spokenHere(Spanish))),
};

interface InItsLanguageProps extends SpokenProps {
  readonly language: Language;
}

/** Draws the page once the words of its language are there. Until then what the server drew stays as it is. */
export function InItsLanguage({ language, children }: InItsLanguageProps) {
  if (language === "en") return children;
  const Speaks = SPEAKING[language];
  return <Speaks>{children}</Speaks>;
}
