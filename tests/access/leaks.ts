import type { Told } from "./asking";
import type { Person } from "./people";
import { type Cell, decisionOn, type Line } from "./readTable";
import type { Thing, World } from "./world";

/** What people typed of something: whoever reads it has been told of it. */
export const marksOf = ({ mark, code }: Thing): readonly string[] => [mark, ...(code ? [code] : [])];

/** Where the installation's owner reads everybody's e-mail, to tell two of one name apart. */
const SHOWS_EMAILS = ["GET /api/v1/installation/accounts", "PAGE /installation/accounts"];

/** E-mails, and what looks like a key, an id or a hash. */
const TELLTALE = /[\w.]+@[\w.]+|[\w-]{20,}|\$argon2/g;

/**
 * What an answer tells that is not for whoever asked: somebody else's e-mail, the key to a table they may not share, or what is
 * for nobody at all.
 */
export function leaksIn(
  world: World,
  line: Line,
  { role }: Cell,
  asking: Person,
  { all }: Told,
): readonly string[] {
  const shown = role === "installer" && SHOWS_EMAILS.includes(line.ask);
  const keys = Object.entries(world.things)
    .filter(([object]) => decisionOn("share a game", object, role) !== "ok")
    .flatMap(([, { tokens }]) => tokens);
  const told = [...new Set(all.match(TELLTALE))].filter((word) =>
    word.includes("@")
      ? !shown && word !== asking.email && word.endsWith("@mail.example")
      : word === "$argon2" || world.secrets.has(word) || keys.includes(word),
  );
  return told.length === 0 ? [] : [`tells ${told[0]} and ${told.length - 1} more of the kind`];
}
