import type { WordsOf } from "../dictionary";

type Words = WordsOf<"numbers">;

const NUMBERS = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];

/** „eins“ steht für sich: vor einem Wort heißt es „ein“, „eine“ oder „einen“. */
export const numberWord: Words["numberWord"] = (count) => NUMBERS[count] ?? String(count);

export const diceWord: Words["diceWord"] = (count) => `${count} Würfel`;
