import { afterEach } from "vitest";
import { German } from "@/lib/messages/de";
import { Spanish } from "@/lib/messages/es";
import { setLocale } from "@/lib/messages/translated";

/** Restores the source of all words after each test of a file: the files of one thread share it. */
export function restoresLanguage(): void {
  const before = (globalThis as { liarsTableSpeech?: Parameters<typeof setLocale>[0] }).liarsTableSpeech;
  afterEach(() => setLocale(before));
}

/** Says something in English, German and Spanish. The file calls `restoresLanguage`. */
export const inAllLanguages = <Words>(say: () => Words): readonly Words[] =>
  [undefined, German, Spanish].map((words) => {
    setLocale(words && (() => words));
    return say();
  });
