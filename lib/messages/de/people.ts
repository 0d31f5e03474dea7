import type { WordsOf } from "../dictionary";

type Words = WordsOf<"people">;

/** „Bobs“, „James’“. */
export const possessive: Words["possessive"] = (name) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

export const list: Words["list"] = (names) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;
