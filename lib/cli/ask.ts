import { gameIds } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import { fetchWords, isLanguage } from "@/lib/messages/language";
import { setLocale } from "@/lib/messages/translated";
import { readSentence } from "@/lib/views/desk/reading/read";
import { readLines } from "./readLines";

// npm run -s ask -- [--language en|de|es] [--game ID] [FILE…]: one sentence per line in, one JSON per line
// out (formats §8).

/** Removes a flag from the arguments and returns its value, or undefined. */
function takeFlag(args: string[], flag: string): string | undefined {
  const at = args.indexOf(flag);
  if (at === -1) return undefined;
  const [, value] = args.splice(at, 2);
  return value ?? "";
}

const files = process.argv.slice(2);
const language = takeFlag(files, "--language") ?? "en";
const game = takeFlag(files, "--game");
if (!isLanguage(language) || (game !== undefined && !gameIds.includes(game))) {
  console.error(
    isLanguage(language)
      ? `Unknown game “${game}”. Games: ${gameIds.join(", ")}.`
      : `Unknown language “${language}”. Languages: en, de, es.`,
  );
  process.exit(2);
}

/** The vocabulary of questions in the chosen language. */
const words = await fetchWords(language);
setLocale(words ? () => words : undefined);
const suggestions = [...deskWords.examples];
setLocale(undefined);

process.stdout.on("error", () => process.exit(0)); // The reader closed the pipe (`| head`).
await readLines(files.length === 0 ? ["-"] : files, async (line) => {
  const reading = readSentence(line, { language, game });
  const answer = reading.ok ? reading : { ...reading, suggestions };
  if (!process.stdout.write(`${JSON.stringify(answer)}\n`))
    await new Promise((drained) => process.stdout.once("drain", drained));
});
