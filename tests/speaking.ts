import { afterEach } from "vitest";
import { setLocale } from "@/lib/messages/translated";

/** Restores the source of all words after each test of a file: the files of one thread share it. */
export function restoresLanguage(): void {
  const before = (globalThis as { liarsTableSpeech?: Parameters<typeof setLocale>[0] }).liarsTableSpeech;
  afterEach(() => setLocale(before));
}
