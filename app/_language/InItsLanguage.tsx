"use client";
import { lazy } from "react";
import type { Language } from "@/lib/words/language";

type Speaking = React.ComponentType<{ readonly children: React.ReactNode }>;

/** What brings the words of a language to the browser; English is there. */
const SPEAKING: Readonly<Record<Exclude<Language, "en">, Speaking>> = {
  de: lazy(() => import("./German")),
  es: lazy(() => import("./Spanish")),
};

interface InItsLanguageProps {
  readonly language: Language;
  readonly children: React.ReactNode;
}

/** Draws the page once the words of its language are there. Until then what the server drew stays as it is. */
export function InItsLanguage({ language, children }: InItsLanguageProps) {
  if (language === "en") return children;
  const Speaks = SPEAKING[language];
  return <Speaks>{children}</Speaks>;
}
