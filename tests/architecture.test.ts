import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** What each room may import, besides itself. First match wins, so the narrower room stands first. */
const ARROWS: readonly (readonly [room: string, mayImport: readonly string[]])[] = [
  ["lib/engine/", []],
  // Reads photos, for phones and for the command line: it knows nothing of a game.
  ["lib/vision/", []],
  ["lib/messages/", ["lib/engine/"]],
  ["lib/protocol/", ["lib/engine/", "lib/messages/"]],
  ["lib/views/", ["lib/engine/", "lib/protocol/"]],
  ["lib/client/", ["lib/engine/", "lib/protocol/", "lib/views/", "lib/messages/", "lib/vision/"]],
  ["lib/serviceWorker/", ["lib/client/", "lib/protocol/"]],
  ["lib/server/", ["lib/engine/", "lib/protocol/", "lib/views/", "lib/messages/"]],
  ["lib/cli/", ["lib/"]],
  ["app/ui/", ["lib/engine/", "lib/protocol/", "lib/views/", "lib/messages/"]],
  ["app/", ["lib/", "app/"]],
];

/** The wings of the server, from the ground up: each imports only those before it. */
const WINGS = [
  "process",
  "http",
  "db",
  "identity",
  "api",
  "table",
  "seats",
  "roster",
  "figures",
  "groups",
  "verdicts",
  "highlights",
  "publicLinks",
  "accounts",
  "admin",
  "workers",
];

/** Parts are put together by games only: a folder of parts imports none of the others. */
const PARTS = ["claims", "cups", "terms", "challenges", "stakes", "turns", "endings"];

const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes("/generated/"));

/** The imports of a file: those of the project as paths from its root, packages by their name. */
function importsOf(file: string): { readonly target: string; readonly typeOnly: boolean }[] {
  const source = readFileSync(join(ROOT, file), "utf8");
  const found = source.matchAll(
    /^\s*(?:import|export)\s(type\s)?[^"';]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|import\("([^"]+)"\)/gm,
  );
  return [...found].map((match) => {
    const specifier = (match[2] ?? match[3] ?? match[4]) as string;
    const target = specifier.startsWith("@/")
      ? specifier.slice(2)
      : specifier.startsWith(".")
        ? normalize(join(dirname(file), specifier))
        : specifier;
    return { target, typeOnly: match[1] !== undefined };
  });
}

const sources = [...files("lib"), ...files("app")];
const ours = (target: string) => /^(lib|app|prisma|tests)\//.test(`${target}/`);

/** Source without its comments and texts. */
const withoutProse = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"|`[^`]*`/g, (prose) => (/^["`]/.test(prose) ? '""' : ""));

/** A line that begins a statement of a module, or ends one: the formatter leaves nothing else at the margin. */
const DECLARES =
  /^(import (type )?[\w{*]|export (type |const |function |interface |\{|\*)|const |function |interface |type |[}\])>]|$)/;

/** A constant that is made to be filled: a map or a set, unless it is typed as read only; an empty list or object. */
const CONTAINER = /^(export )?const \w+(: (?!Readonly).*)? = (new (Weak)?(Map|Set)\b|\[\];|\{\};)/;

/** Old names of parts: each has another one now, and does not come back. */
const OLD_NAMES = new Set(
  "ANSWERED_FIRST AsideStore AtHand BegunHere BrokenGroup COPY_REASONS ComeAlong ComeIn ComeToTable CopyNow DarkNotice ENOUGH_MEETINGS FRESH_TURN FairTurns FirstRound FirstVerdict FoldedGame GameWay HouseScreen InItsLanguage KeepFresh KeptTable KeptUntil KindBoards LIVELY_MS LeavingClaim LedgerLine LineDeed LookedBack MarksOf MonthWall NotKept NoticeLine OneMore OnlyWatching PageMark PassToProve PeopleRows PutBack SureSheet WhoIsOut WhoKeys WriteLine WritesTogether accessWithinWrite askAgain begunGames brokenGroups byWhom calledAt calledIn calledOpenly carryPlayoff chainAnew clearCutOffCopies connectApart connectOthers deedAt endShow foldGame goneForGood goneOn heardOf holderHandle houseNow keepAtHand keepCompany keepEnvironment keepFolded keepSums keptFile keptSecret keptTables leaveFor letsIn lookAnew lookBack mayShowOut oneForAll ownHandles paintFirst plainDoor publicBehind readAround recordAtHand restoreCopy seatedAgain sendWaiting setTrouble showOutPhone shutUngiven stillGiven sumGroup tapQueue tellAside tellBegun tellOthers tellWithin turnAway untilRestored useAsk useDeeds useLine useShow useStillOurs useWay verdictBehind verdictShow waysIn withStates".split(
    " ",
  ),
);
const OLD_PREFIX = /^(MOST|LONGEST)_/;

test("uses no old name of a part", () => {
  const found = [...sources, ...files("tests")].flatMap((file) =>
    (withoutProse(readFileSync(join(ROOT, file), "utf8")).match(/\b[A-Za-z_]\w*/g) ?? [])
      .filter((name) => OLD_NAMES.has(name) || OLD_PREFIX.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

describe("arrows", () => {
  test.each(ARROWS)("%s imports only %j", (room, mayImport) => {
    const breaches = sources
      .filter(
        (file) => file.startsWith(room) && ARROWS.find(([prefix]) => file.startsWith(prefix))?.[0] === room,
      )
      .flatMap((file) => importsOf(file).map(({ target }) => ({ file, target })))
      .filter(
        ({ target }) =>
          ours(target) && ![room, ...mayImport].some((allowed) => `${target}/`.startsWith(allowed)),
      );
    expect(breaches).toEqual([]);
  });

  test("no file of the server stands at its top, and its wings stand on one another", () => {
    const wingOf = (path: string) => /^lib\/server\/([^/]+)\//.exec(path)?.[1] ?? "";
    const server = files("lib/server");
    expect(server.filter((file) => !WINGS.includes(wingOf(file)))).toEqual([]);
    const upward = server.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => WINGS.indexOf(wingOf(`${target}/`)) > WINGS.indexOf(wingOf(file)))
        .map(({ target }) => `${file} → ${target}`),
    );
    expect(upward).toEqual([]);
  });

  test("the engine imports nothing from outside itself", () => {
    const outside = files("lib/engine").flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => !target.startsWith("lib/engine"))
        .map(({ target }) => ({ file, target })),
    );
    expect(outside).toEqual([]);
  });

  test("the engine knows no clock and no chance", () => {
    const guilty = files("lib/engine").filter((file) =>
      /\b(Date|Math\.random|performance|process|fetch|setTimeout|crypto)\b/.test(
        readFileSync(join(ROOT, file), "utf8"),
      ),
    );
    expect(guilty).toEqual([]);
  });

  test("the engine is values and functions: nothing acts, changes or comes later as its modules load", () => {
    const guilty = files("lib/engine").flatMap((file) =>
      withoutProse(readFileSync(join(ROOT, file), "utf8"))
        .split("\n")
        .filter(
          (line) =>
            /\b(window|document|globalThis)\b|\bimport\(/.test(line) ||
            (/^\S/.test(line) && !DECLARES.test(line)) ||
            CONTAINER.test(line),
        )
        .map((line) => `${file}: ${line}`),
    );
    expect(guilty).toEqual([]);
  });

  test("everything outside enters the engine by its one door", () => {
    const sideDoors = sources
      .filter((file) => !file.startsWith("lib/engine/"))
      .flatMap((file) => importsOf(file).map(({ target }) => ({ file, target })))
      .filter(({ target }) => target.startsWith("lib/engine/"));
    expect(sideDoors).toEqual([]);
  });

  test.each(PARTS)("the parts in %s import no game and no other folder of parts", (folder) => {
    const breaches = files(`lib/engine/${folder}`).flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => {
          const [, , room, inside] = target.split("/");
          return inside !== undefined && room !== folder;
        })
        .map(({ target }) => ({ file, target })),
    );
    expect(breaches).toEqual([]);
  });

  test("no game's name outside games/ and words", () => {
    const names = files("lib/engine/games").flatMap((file) =>
      [...readFileSync(join(ROOT, file), "utf8").matchAll(/^\s+id: "([a-z-]+)"/gm)].map(
        (match) => match[1] as string,
      ),
    );
    expect(names).toContain("firehouse");
    // Three words name something else as well: a kind of claim and a ladder (formats §1 and §6), and a kind of group.
    const games = names.filter((name) => !["mia", "perudo", "bar"].includes(name));
    const guilty = files("lib").filter(
      (file) =>
        !/^lib\/(engine\/games|messages|views\/desk\/languages)\//.test(file) &&
        games.some((name) => readFileSync(join(ROOT, file), "utf8").includes(`"${name}"`)),
    );
    expect(guilty).toEqual([]);
  });

  test("no language is imported but where languages are chosen: words are spoken in that of the moment", () => {
    const languages = files("lib/messages")
      .map((file) => dirname(file))
      .filter((folder) => folder !== "lib/messages");
    const of = (target: string) => languages.find((folder) => `${target}/`.startsWith(`${folder}/`));
    const breaches = sources
      .flatMap((file) => importsOf(file).map(({ target }) => ({ file, target })))
      .filter(({ file, target }) => of(target) !== undefined && of(target) !== of(file));
    expect(new Set(breaches.map(({ file }) => file))).toEqual(
      new Set(["lib/messages/language.ts", "lib/server/http/locale.ts"]),
    );
  });

  test("no style attribute in what the server sends: the Content-Security-Policy refuses it", () => {
    const styled = sources.filter(
      (file) =>
        // Drawn on the server, and sent as a picture.
        !/^app\/((verdict|settle|join)\/)?_picture\//.test(file) &&
        /\sstyle=[{"]/.test(readFileSync(join(ROOT, file), "utf8")),
    );
    // A line under a moving finger: the browser sets it, which is allowed.
    expect(styled).toEqual(["app/new/NewGame.tsx"]);
  });

  test("letters have a size of the type scale, unless the screen, the paper or the letters around them measure it", () => {
    const sized = sources.filter((file) =>
      /\btext-\[[\d.]+(rem|px)\]/.test(readFileSync(join(ROOT, file), "utf8")),
    );
    expect(sized).toEqual([]);
  });

  test("no import cycles, not even of types", () => {
    const graph = new Map(
      sources.map((file) => [
        file,
        importsOf(file).flatMap(({ target }) =>
          [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].filter((path) => sources.includes(path)),
        ),
      ]),
    );
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file))
        throw new Error(`cycle: ${[...path.slice(path.indexOf(file)), file].join(" → ")}`);
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of sources) visit(file, []);
  });

  test("what a process has one of, stored JSON and states are each reached in one place", () => {
    const within = (words: RegExp) =>
      files("lib/server").filter((file) => words.test(readFileSync(join(ROOT, file), "utf8")));
    expect(within(/\bglobalThis as\b/)).toEqual(["lib/server/process/processSingleton.ts"]);
    expect(within(/\bfromJson\("state"/)).toEqual(["lib/server/table/snapshots/withSnapshots.ts"]);
    expect(within(/Prisma\.(InputJson|JsonNull)/)).toEqual(["lib/server/db/json.ts"]);
  });

  test("transactions are begun in one place, where one that met another is done again", () => {
    const begun = sources.filter((file) =>
      withoutProse(readFileSync(join(ROOT, file), "utf8")).includes(".$transaction("),
    );
    expect(begun).toEqual(["lib/server/db/inTransaction.ts"]);
  });

  test("nothing a browser loads reaches zod, the database or the server's rooms", () => {
    const clientRoots = sources.filter((file) =>
      readFileSync(join(ROOT, file), "utf8").startsWith('"use client"'),
    );
    const reached = new Set<string>();
    const packages = new Map<string, string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const { target, typeOnly } of importsOf(file)) {
        if (typeOnly) continue;
        const path = [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((candidate) =>
          sources.includes(candidate),
        );
        if (path) visit(path);
        else packages.set(target, file);
      }
    };
    expect(clientRoots).not.toEqual([]);
    for (const root of clientRoots) visit(root);
    expect(
      [...reached].filter((file) => file.startsWith("lib/server/") || file.startsWith("lib/cli/")),
    ).toEqual([]);
    expect(
      [...packages].filter(([name]) => /^(zod|@prisma|prisma|better-sqlite3|next-auth|node:)/.test(name)),
    ).toEqual([]);
  });
});
