import { gameName } from "@/lib/messages/terms";
import { builtInRuleSet } from "@/lib/protocol/ruleSets/builtIn";
import { checkRuleSet } from "@/lib/protocol/ruleSets/checkRuleSet";
import { MAX_LINE_LENGTH, readLines, tooLong } from "./readLines";

// `npm run -s rule-set -- GAME [--house JSON]` prints a game of the rule book as a rule set.
// `npm run -s rule-set -- --check FILE` checks one (`-` for standard input). See docs/rule-sets.md.

const USAGE = "Usage: npm run -s rule-set -- GAME [--house JSON]\n       npm run -s rule-set -- --check FILE";

/** Prints a problem, and exits with 2. */
function fail(problem: string): never {
  console.error(problem);
  process.exit(2);
}

const NOT_JSON = Symbol();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

/** Prints the game, or the code of a refusal on standard error. */
function print(game: string, house: unknown): void {
  if (typeof house !== "object" || house === null || Array.isArray(house))
    fail("bad-format: --house takes a JSON object.");
  const rules = builtInRuleSet(game, house as Readonly<Record<string, unknown>>, gameName(game));
  if (!rules.ok) fail(`${rules.refusal.code}: ${rules.refusal.values.name ?? ""}`);
  console.log(JSON.stringify(rules.value));
}

async function check(file: string): Promise<void> {
  const lines: string[] = [];
  let length = 0;
  await readLines([file], (line) => {
    length += line.length;
    if (length > MAX_LINE_LENGTH) throw tooLong();
    lines.push(line);
  });
  if (process.exitCode === 2) return;
  const input = parsed(lines.join("\n"));
  if (input === NOT_JSON) fail(`${file === "-" ? "standard input" : file}: not JSON`);
  const checked = checkRuleSet(input);
  console.log(JSON.stringify(checked));
  process.exitCode = checked.ok ? 0 : 1;
}

const [first, second, third, ...more] = process.argv.slice(2);
if (first === "--check" && second !== undefined && third === undefined) await check(second);
else if (first !== undefined && !first.startsWith("--") && second === undefined) print(first, {});
else if (first !== undefined && second === "--house" && third !== undefined && more.length === 0)
  print(first, parsed(third));
else fail(USAGE);
