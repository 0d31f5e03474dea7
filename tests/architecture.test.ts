import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { LanguageVariant, SyntaxKind } from "typescript/unstable/ast";
import { createScanner } from "typescript/unstable/ast/scanner";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The folders that each folder may import, besides itself. The first match wins, so narrower folders come first. */
const ARROWS: readonly (readonly [room: string, mayImport: readonly string[]])[] = [
  ["lib/engine/", []],
  // Reads photos, for phones and for the command line, independent of games.
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

/** The layers of the server, from the bottom up. Each imports only those before it. */
const WINGS = [
  "process",
  "http",
  "db",
  "identity",
  "api",
  "events",
  "table",
  "seats",
  "roster",
  "figures",
  "groups",
  "verdicts",
  "highlights",
  "publicLinks",
  "webhooks",
  "accounts",
  "admin",
  "workers",
];

/** Folders of rule parts. Only games combine parts, so these folders do not import each other. */
const PARTS = ["claims", "cups", "terms", "challenges", "stakes", "turns", "endings"];

const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !/\/(generated|node_modules)\//.test(file));

/** The imports of a file: project files as paths from the root, packages by name. */
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

/** Source without comments and string literals. */
const withoutProse = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"|`[^`]*`/g, (prose) => (/^["`]/.test(prose) ? '""' : ""));

/** The first or last line of a module's statement. The formatter puts nothing else at the margin. */
const DECLARES =
  /^(import (type )?[\w{*]|export (type |const |function |interface |\{|\*)|const |function |interface |type |[}\])>]|$)/;

/** A mutable module constant: an empty list or object, a map or a set, unless typed as readonly. */
const CONTAINER = /^(export )?const \w+(: (?!Readonly).*)? = (new (Weak)?(Map|Set)\b|\[\];|\{\};)/;

/** Names that were replaced and must not return. */
const OLD_NAMES = new Set(
  "ANSWERED_FIRST ASKINGS AsideStore AtHand BOARD_ID BegunHere BoardFacts BrokenGroup COPY_REASONS ComeAlong ComeIn ComeToTable CopyNow DarkNotice ENOUGH_MEETINGS Elsewhere FRESH_TURN FairTurns FirstRound FirstVerdict FoldedGame GameWay GhostDie HousePass HouseScreen HouseWall InItsLanguage KeepFresh KeepInGroup KeptTable KeptUntil KindBoards LIVELY_MS LeavingClaim LedgerLine LineDeed LookedBack MarksOf MonthWall NotKept NoticeLine OneMore OnlyWatching PageMark PassToProve PeopleRows PutBack SentAway SureSheet Untold WAYS_ON WhoIsOut WhoKeys WriteLine WritesTogether accessWithinWrite askAgain askToKeep begunGames begunHere boardFacts boardLine boardWords bringBack brokenGroups broughtBack broughtUp byWhom calledAt calledIn calledOpenly canStand carryPlayoff chainAnew clearCutOffCopies connectApart connectOthers dealOut dealtOut deedAt endShow foldGame followBoard goneForGood goneOn heardOf holderHandle houseNow housesElsewhere isTakenBack keepAtHand keepCompany keepEnvironment keepFolded keepStored keepSums keptFile keptSecret keptTables leaveFor letAllStand letStand letStandBy letsIn lookAnew lookBack mayGoDark mayGoDarkClose mayShowOut onBringBack onStand onTakeBack oneForAll ownHandles paintFirst plainDoor publicBehind putBack putBackHint putBackName readAround recordAtHand restoreCopy roundElsewhere roundTakenBack sayElsewhere sayUntold sayWayOn seatedAgain sendAway sendWaiting sentAway setPresentElsewhere setTrouble showOut showOutName showOutPhone shownOut shutDoors shutUngiven standUp stayAway stillGiven stirs sumGroup takeAllBack takeBack takeBackHint takeBackName takeBackUnsent takeDieBack takeLineBack takeRoundBack takenBackElsewhere takenBackRound tapQueue tellAside tellBegun tellOthers tellWithin thenForget toBeDealtOut turnAway untilRestored useAsk useDeeds useLine useShow useStillOurs useWay verdictBehind verdictShow voidDealtOut wayOn waysIn withStates".split(
    " ",
  ),
);
const OLD_PREFIX = /^(MOST|LONGEST)_/;

/** Words that are part of no name, split at case, `_` and `-`. */
const BANNED_IN_NAMES = new Set(
  "afresh anew anybody aside asides beside board came comes deed deeds fate fates ghost ghosts goes gone held kept knock manners nobody said shut somebody tell tells told trouble ungiven untold whoever".split(
    " ",
  ),
);

/** Keys of the API, of stored values and columns, which keep their names; and an HTML element. */
const STORED_NAMES = new Set("anew aside came deed gone heldBy kept tell told trouble untold".split(" "));

const REGEX = /(?<=[(,=:!&|?[{;\s])\/(?![/*])(\\.|\[(\\.|[^\]\n])*\]|[^/\\\n])+\/[dgimsuvy]*/g;

const isBannedName = (name: string): boolean =>
  OLD_NAMES.has(name) ||
  OLD_PREFIX.test(name) ||
  (!STORED_NAMES.has(name) &&
    name.split(/(?=[A-Z][a-z])|_/).some((part) => BANNED_IN_NAMES.has(part.toLowerCase())));

test.each(["told", "takenAside", "KEPT_PAGES", "setTold"])("knows the replaced name %s", (name) => {
  expect(isBannedName(`${name}X`) || isBannedName(name)).toBe(name !== "told");
});

test("each suite draws its own sample, so no seed leaves it empty", () => {
  const shared = files("tests").flatMap((file) => {
    const source = readFileSync(join(ROOT, file), "utf8");
    if (!/^describe\(/m.test(source)) return [];
    const draws = [...source.matchAll(/^const (\w+) = oneIn\(/gm)].map(([, name]) => name);
    return draws
      .filter((name) => new RegExp(`^ +${name}\\(`, "m").test(source))
      .map((name) => `${file}: ${name}`);
  });
  expect(shared).toEqual([]);
});

test("uses no replaced name", () => {
  const found = [...sources, ...files("tests")].flatMap((file) =>
    (
      withoutProse(readFileSync(join(ROOT, file), "utf8"))
        .replace(REGEX, "")
        .match(/\b[A-Za-z_]\w*/g) ?? []
    )
      .filter(isBannedName)
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

/** Words of a private language, and British spelling. */
const BANNED = [
  /\bwho(m|so)?ever\b/i,
  /\bwhatever\b/i,
  /\b(some|no|any)body\b/i,
  /\b(anew|afresh|merely|thereby)\b/i,
  /\b(is|are|was|were|be) (told|said)\b/i,
  /\bone (may|must)\b|\bone[’']s own\b/i,
  /\b(deeds?|asides?|knock|manners|lull)\b/i,
  /\bat hand\b/i,
  /\bto be had\b/i,
  /\b(came|comes?) of\b/i,
  /\bshow(s|n|ed)? out\b/i,
  /\b(takes?|taken|took) back\b/i,
  /\bput back\b/i,
  /\bwr(ite|ites|itten|ote) down\b/i,
  /\bproven\b/i,
  /\bdear(er|est)?\b/i,
  /\bleads? nowhere\b/i,
  /\bof (its|their) own accord\b/i,
  /\bstands? (beside|there|on it|in it)\b/i,
  /\b(this|the) house\b(?! rules?)/i,
  /(col|fav|hon|lab|neighb|behavi)our|\bgrey\b|\bcentre\b|licence|cancell(ed|ing)/i,
  /(organ|recogn|initial|normal|real)is(e|ed|es|ing|ation)\b/i,
];

/** Words that no screen and no guide uses. */
const BANNED_ON_SCREEN = [
  /\bcaller\b/i,
  /\b(no|a|the) line\b/i,
  /\b(\d+|six|a) signs?\b/i,
  /passphrase/i,
  /\binstallation\b/i,
];

/** Translations, whose comments are in their own language. */
const TRANSLATION = /^lib\/messages\/(de|es)\//;

const MAX_WORDS = 25;

/** The problems of one text: banned words outside code spans, and sentences with a bad shape. */
function proseProblems(text: string): readonly string[] {
  // A tag, a list item or a blank line also ends a sentence.
  const prose = text
    .replace(/`[^`]*`/g, "`")
    .replace(/\n\s*(?=@|- |\n)| (?=@(param|returns|throws)\b)/g, ". ");
  const sentences = prose.replace(/\s+/g, " ").split(/(?<=[.!?])\s+(?=[-A-Z@“"`(])/);
  return [
    ...bannedIn(prose, BANNED),
    ...sentences.flatMap((sentence) => [
      ...(sentence.split(" ").length > MAX_WORDS ? [`more than ${MAX_WORDS} words: ${sentence}`] : []),
      ...(sentence.split(";").length > 2 ? [`two semicolons: ${sentence}`] : []),
      ...(/^(Of|Whether|Where|What)\b/.test(sentence) && !sentence.includes("?") ? [sentence] : []),
    ]),
  ];
}

/** Tokens after which a slash divides, or belongs to a tag. After others it starts a regular expression. */
const BEFORE_DIVISION: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.NumericLiteral,
  SyntaxKind.BigIntLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateTail,
  SyntaxKind.RegularExpressionLiteral,
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
  SyntaxKind.CloseBraceToken,
  SyntaxKind.ThisKeyword,
  SyntaxKind.SuperKeyword,
  SyntaxKind.NullKeyword,
  SyntaxKind.TrueKeyword,
  SyntaxKind.FalseKeyword,
  SyntaxKind.LessThanToken,
  SyntaxKind.GreaterThanToken,
  SyntaxKind.PlusPlusToken,
  SyntaxKind.MinusMinusToken,
]);

const STRINGS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);

/** The comments and strings of a source, found by TypeScript's scanner. Line comments that follow each other are one text. */
function textsOf(source: string): {
  readonly comments: readonly string[];
  readonly strings: readonly string[];
} {
  const scanner = createScanner(false, LanguageVariant.JSX, source);
  const texts: string[] = [];
  const strings: string[] = [];
  const templates: boolean[] = [];
  let before = SyntaxKind.Unknown;
  let lineEnded = -1;
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFile; kind = scanner.scan()) {
    if (kind === SyntaxKind.WhitespaceTrivia || kind === SyntaxKind.NewLineTrivia) continue;
    if (kind === SyntaxKind.SingleLineCommentTrivia) {
      const text = scanner.getTokenText().slice(2).trim();
      const continues = lineEnded >= 0 && /^\n[ \t]*$/.test(source.slice(lineEnded, scanner.getTokenStart()));
      if (continues) texts.push(`${texts.pop()}\n${text}`);
      else texts.push(text);
      lineEnded = scanner.getTokenEnd();
      continue;
    }
    lineEnded = -1;
    if (kind === SyntaxKind.MultiLineCommentTrivia) {
      texts.push(
        scanner
          .getTokenText()
          .replace(/^\/\*+|\*+\/$/g, "")
          .replace(/^\s*\*+ ?/gm, "")
          .trim(),
      );
      continue;
    }
    const isSlash = kind === SyntaxKind.SlashToken || kind === SyntaxKind.SlashEqualsToken;
    if (isSlash && !BEFORE_DIVISION.has(before)) kind = scanner.reScanSlashToken();
    if (kind === SyntaxKind.OpenBraceToken) templates.push(false);
    if (kind === SyntaxKind.TemplateHead) templates.push(true);
    if (kind === SyntaxKind.CloseBraceToken) {
      if (templates.at(-1)) kind = scanner.reScanTemplateToken(false);
      if (kind !== SyntaxKind.TemplateMiddle) templates.pop();
    }
    before = kind;
    if (STRINGS.has(kind)) strings.push(scanner.getTokenValue());
  }
  return { comments: texts, strings };
}

const commentsOf = (source: string): readonly string[] => textsOf(source).comments;

/** The first banned match of each pattern in a text. */
const bannedIn = (text: string, banned: readonly RegExp[]): readonly string[] =>
  banned.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

/** The first argument of a test or of a group of tests. `)(` is a call of `test.each(…)`, or of a test under another name. */
const TITLE = /(?:\b(?:\w*[tT]est|describe|story)(?:\.\w+)?|\))\(\s*(?:"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g;

/** The first string of a table's row, or the key of a case, which titles use. One without a space is a code. */
const ROW = /(?<!\w)\[\s*"([^"\n]* [^"\n]*)"|^\s*"([^"\n]* [^"\n]*)":/gm;

/** The titles of the tests in a source, and the rows that complete them. */
const titlesOf = (source: string): readonly string[] =>
  [TITLE, ROW].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, text, other]) => text ?? other ?? ""),
  );

/** Instructions to tools, whose form is not ours. */
const isForTools = (comment: string): boolean => /^(biome-ignore|Stryker|turbopackIgnore)\b/.test(comment);

describe("comments", () => {
  test.each([
    ["finds them in code", "a / b; // one\nconst c = /\\/\\*/; /* two */", ["one", "two"]],
    [
      "finds them in templates and elements",
      "`// no $" + "{/* one */ 1}`; <p>{/* two */}</p>;",
      ["one", "two"],
    ],
    ["joins lines", "// one\n// two\nlet a; // three", ["one\ntwo", "three"]],
    ["reads blocks", "/**\n * one\n * two\n */", ["one\ntwo"]],
  ])("%s", (_, source, comments) => expect(commentsOf(source)).toEqual(comments));

  test.each([
    ["a banned word", "Tells whoever asks.", ["whoever"]],
    ["British spelling", "The colour of a die.", ["colour"]],
    ["a code span", "The code `somebody-else`.", []],
    ["a riddle", "Whether it is over.", ["Whether it is over."]],
    ["a question", "What is a raise?", []],
    ["semicolons", "One; two; three.", ["two semicolons: One; two; three."]],
    ["two tags", `${"word ".repeat(20)}\n@param one ${"word ".repeat(20)}`, []],
  ])("judges %s", (_, text, problems) => expect(proseProblems(text)).toEqual(problems));

  test("rejects a sentence with too many words", () => {
    const [problem] = proseProblems(`${"word ".repeat(MAX_WORDS)}word.`);
    expect(problem).toMatch(/^more than 25 words/);
  });

  const settings = readdirSync(ROOT).filter((file) => /(?<!\.d)\.ts$/.test(file));

  const FOLDERS = ["app", "lib", "tests"].map((folder) => [folder, files(folder)] as const);
  test.each([...FOLDERS, ["settings", settings] as const])("are in plain words in %s", (_, checked) => {
    expect(checked).not.toEqual([]);
    const problems = checked
      .filter((file) => !TRANSLATION.test(file))
      .flatMap((file) =>
        commentsOf(readFileSync(join(ROOT, file), "utf8"))
          .filter((comment) => !isForTools(comment))
          .flatMap((comment) => proseProblems(comment).map((problem) => `${file}: ${problem}`)),
      );
    expect(problems).toEqual([]);
  });

  test("are in plain words in the models", () => {
    const models = readFileSync(join(ROOT, "prisma/schema.prisma"), "utf8");
    const comments = models.match(/(?:^\s*\/\/.*\n)+/gm) ?? [];
    expect(comments).not.toEqual([]);
    expect(comments.flatMap((comment) => proseProblems(comment.replace(/^\s*\/+ ?/gm, "")))).toEqual([]);
  });
});

describe("test titles", () => {
  test.each([
    ["a test", 'test("rejects a name", () => {});', ["rejects a name"]],
    ["a test under another name", 'browserTest.skip(\n  "rejects a name",\n', ["rejects a name"]],
    ["a group", "describe(`a ${" + "name}`, () => {});", ["a ${" + "name}"]],
    ["a table", 'test.each([["no name", 1]])("rejects %s", f);', ["rejects %s", "no name"]],
    ["a table of cases", 'const CASES = {\n  "no name": 1,\n};', ["no name"]],
  ])("are found in %s", (_, source, titles) => expect(titlesOf(source)).toEqual(titles));

  test("are in plain words", () => {
    const titles = files("tests")
      .filter((file) => /\.(test|drill)\.tsx?$/.test(file))
      .flatMap((file) =>
        titlesOf(readFileSync(join(ROOT, file), "utf8")).map((title) => [file, title] as const),
      );
    expect(titles.length).toBeGreaterThan(3_000);
    expect(titles.filter(([, title]) => bannedIn(title, BANNED).length > 0)).toEqual([]);
  });
});

describe("the English catalog", () => {
  test("uses plain words", () => {
    const catalog = readdirSync(join(ROOT, "lib/messages")).filter((file) => file.endsWith(".ts"));
    // Keys are no prose: they have no space.
    const texts = catalog.flatMap((file) =>
      textsOf(readFileSync(join(ROOT, "lib/messages", file), "utf8"))
        .strings.filter((text) => text.includes(" "))
        .map((text) => [file, text] as const),
    );
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.filter(([, text]) => bannedIn(text, [...BANNED, ...BANNED_ON_SCREEN]).length > 0)).toEqual(
      [],
    );
  });
});

describe("documents", () => {
  const documents = [
    ...readdirSync(ROOT).filter((file) => file.endsWith(".md")),
    ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md"))
      .map((file) => `docs/${file}`),
  ];

  test.each(documents)("uses plain words in %s", (file) => {
    // Old titles of decisions, quotes and code stay.
    const prose = readFileSync(join(ROOT, file), "utf8")
      .replace(/^```[\s\S]*?^```/gm, "")
      .replace(/\*Formerly “[^”]*”\.\*|`[^`]*`|“[^”]*”|"[^"\n]*"/g, "");
    expect(bannedIn(prose, [...BANNED, ...(file.startsWith("docs/guide/") ? BANNED_ON_SCREEN : [])])).toEqual(
      [],
    );
  });
});

describe("imports", () => {
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

  test("keeps server files in layers that import only lower ones", () => {
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

  test("imports nothing from outside into the engine", () => {
    const outside = files("lib/engine").flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => !target.startsWith("lib/engine"))
        .map(({ target }) => ({ file, target })),
    );
    expect(outside).toEqual([]);
  });

  test("uses no clock and no chance in the engine", () => {
    const guilty = files("lib/engine").filter((file) =>
      /\b(Date|Math\.random|performance|process|fetch|setTimeout|crypto)\b/.test(
        readFileSync(join(ROOT, file), "utf8"),
      ),
    );
    expect(guilty).toEqual([]);
  });

  test("keeps engine modules free of side effects and mutable state", () => {
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

  test("imports the engine only through its index", () => {
    const sideDoors = sources
      .filter((file) => !file.startsWith("lib/engine/"))
      .flatMap((file) => importsOf(file).map(({ target }) => ({ file, target })))
      .filter(({ target }) => target.startsWith("lib/engine/"));
    expect(sideDoors).toEqual([]);
  });

  test.each(PARTS)("imports no game and no other folder of parts in %s", (folder) => {
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

  test("names games only in their own folder and in the catalog", () => {
    const names = files("lib/engine/games").flatMap((file) =>
      [...readFileSync(join(ROOT, file), "utf8").matchAll(/^\s+id: "([a-z-]+)"/gm)].map(
        (match) => match[1] as string,
      ),
    );
    expect(names).toContain("firehouse");
    // These also name a kind of claim, a ladder (formats §1 and §6) and a kind of group.
    const games = names.filter((name) => !["mia", "perudo", "bar"].includes(name));
    const guilty = files("lib").filter(
      (file) =>
        !/^lib\/(engine\/games|messages|views\/desk\/languages)\//.test(file) &&
        games.some((name) => readFileSync(join(ROOT, file), "utf8").includes(`"${name}"`)),
    );
    expect(guilty).toEqual([]);
  });

  test("imports translations only where the language is chosen", () => {
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

  test("sends no style attribute, which the Content-Security-Policy blocks", () => {
    const styled = sources.filter(
      (file) =>
        // Rendered to a picture on the server.
        !/^app\/((verdict|settle|join)\/)?_picture\//.test(file) &&
        /\sstyle=[{"]/.test(readFileSync(join(ROOT, file), "utf8")),
    );
    // Set by a script while dragging, which the policy allows.
    expect(styled).toEqual(["app/new/NewGame.tsx"]);
  });

  test("takes text sizes from the type scale", () => {
    const sized = sources.filter((file) =>
      /\btext-\[[\d.]+(rem|px)\]/.test(readFileSync(join(ROOT, file), "utf8")),
    );
    expect(sized).toEqual([]);
  });

  test("has no import cycles, including types", () => {
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

  test("accesses globals, JSON columns and stored states in one file each", () => {
    const within = (words: RegExp) =>
      files("lib/server").filter((file) => words.test(readFileSync(join(ROOT, file), "utf8")));
    expect(within(/\bglobalThis as\b/)).toEqual(["lib/server/process/processSingleton.ts"]);
    expect(within(/\bfromJson\("state"/)).toEqual(["lib/server/table/snapshots/withSnapshots.ts"]);
    expect(within(/Prisma\.(InputJson|JsonNull)/)).toEqual(["lib/server/db/json.ts"]);
  });

  test("starts transactions in one file, which retries conflicts", () => {
    const begun = sources.filter((file) =>
      withoutProse(readFileSync(join(ROOT, file), "utf8")).includes(".$transaction("),
    );
    expect(begun).toEqual(["lib/server/db/inTransaction.ts"]);
  });

  test("keeps zod, the database and server code out of browser bundles", () => {
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
