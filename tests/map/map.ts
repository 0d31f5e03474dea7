// `npm run map`: writes docs/map.md from the table of capabilities.
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { OPERATIONS } from "@/lib/protocol/routes";
import { CAPABILITIES, type Capability } from "./capabilities";

export const MAP_FILE = "docs/map.md";

const LANGUAGES = /^lib\/messages\/[a-z]{2}\//;
const TEST = /^tests\/(.+)\.(?:test|drill)\.tsx?$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();

/** Matches a pattern: `*` stands for a part of one name, `**` for anything. */
export function matches(pattern: string, text: string): boolean {
  const parts = pattern.split(/(\*\*|\*)/).map((part) => {
    if (part === "**") return ".*";
    if (part === "*") return "[^/]*";
    return part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`).test(text);
}

/** Everything that a capability may name. */
export interface Project {
  readonly pages: readonly string[];
  readonly operations: readonly string[];
  readonly code: readonly string[];
  readonly messages: readonly string[];
  readonly tests: readonly string[];
}
const KINDS = ["pages", "operations", "code", "messages", "tests"] as const;

/** Reads the project as it is on disk. */
export function readProject(): Project {
  const app = filesIn("app");
  const code = [...app, ...filesIn("lib")].filter((file) => !file.includes("/generated/"));
  return {
    pages: app.flatMap(
      (file) => /^app(\/.+)?\/page\.tsx$/.exec(file)?.[1] ?? (file === "app/page.tsx" ? "/" : []),
    ),
    operations: Object.keys(OPERATIONS),
    code,
    messages: code.flatMap((file) =>
      LANGUAGES.test(file) ? [] : (/^lib\/messages\/(\w+)\.ts$/.exec(file)?.[1] ?? []),
    ),
    tests: filesIn("tests").flatMap((file) => TEST.exec(file)?.[1] ?? []),
  };
}

/** Lists what a pattern means; a whole folder stands for what it holds. */
function meant(pattern: string, all: readonly string[]): readonly string[] {
  const found = all.filter((one) => matches(pattern, one));
  return pattern.endsWith("/**") && found.length > 0 ? [pattern.slice(0, -2)] : found;
}

/** The patterns that match nothing, and the pages and operations that no capability names. */
export function problems(project: Project, capabilities: readonly Capability[] = CAPABILITIES): string[] {
  const idle = capabilities.flatMap((capability) =>
    KINDS.flatMap((kind) =>
      (capability[kind] ?? [])
        .filter((pattern) => !project[kind].some((one) => matches(pattern, one)))
        .map((pattern) => `${capability.name}: ${pattern} matches nothing`),
    ),
  );
  const missing = (["pages", "operations"] as const).flatMap((kind) =>
    project[kind]
      .filter(
        (one) =>
          !capabilities.some((capability) => capability[kind]?.some((pattern) => matches(pattern, one))),
      )
      .map((one) => `${one} is in no capability`),
  );
  return [...idle, ...missing];
}

/** The text of docs/map.md. */
export function mapText(project: Project): string {
  const titles = {
    pages: "Pages",
    operations: "Operations",
    code: "Code",
    messages: "Messages",
    tests: "Tests",
  };
  const sections = CAPABILITIES.map((capability) => {
    const lines = KINDS.flatMap((kind) => {
      const named = [
        ...new Set((capability[kind] ?? []).flatMap((pattern) => meant(pattern, project[kind]))),
      ];
      return named.length === 0 ? [] : [`- ${titles[kind]}: ${named.map((one) => `\`${one}\``).join(", ")}`];
    });
    return `## ${capability.name}\n\n${lines.join("\n")}\n`;
  });
  return `# Map: where each capability lives

\`npm run map\` writes this file from \`tests/map/capabilities.ts\`. Do not edit it by hand: \`tests/map.test.ts\` compares the two.

- **Pages** are addresses; the files are below \`app\`.
- **Operations** belong to the [API](guide/api.md); they are declared in \`lib/protocol/routes\`.
- **Messages** are files in \`lib/messages\`, most with the same name in each language folder.
- **Tests** are files below \`tests\`, without \`.test.ts\`.

${sections.join("\n")}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const project = readProject();
  const found = problems(project);
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exitCode = 1;
  writeFileSync(MAP_FILE, mapText(project));
}
