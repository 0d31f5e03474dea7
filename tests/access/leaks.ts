import type { AccessResponse } from "./asking";
import type { Person } from "./people";
import { type Cell, decisionOn, type Line } from "./readTable";
import type { Thing, World } from "./world";

/** Texts typed for an object: a response with one of them reveals it. */
export const marksOf = ({ mark, code }: Thing): readonly string[] => [mark, ...(code ? [code] : [])];

/** The server owner sees all email addresses here, to tell accounts with the same name apart. */
const SHOWS_EMAILS = ["GET /api/v1/installation/accounts", "PAGE /server/accounts"];

/** Email addresses, and strings that look like a key, an id or a hash. */
const TELLTALE = /[\w.]+@[\w.]+|[\w-]{20,}|\$argon2/g;

/** The length of a session, device or account id. */
const ID_LENGTH = 22;

/** A word, and possible ids at its ends: after "row-", for example. */
const idsIn = (word: string): readonly string[] => [word, word.slice(0, ID_LENGTH), word.slice(-ID_LENGTH)];

/**
 * Returns the secrets in a response that the requester must not see. They are another person's email address, an
 * account id for a guest, or a key to a table they cannot share. Some values are always secret.
 * @param table the expected decision
 */
export function leaksIn(
  world: World,
  line: Line,
  { role }: Cell,
  asking: Person,
  { all }: AccessResponse,
  table: readonly Cell[],
): readonly string[] {
  const shown = role === "installer" && SHOWS_EMAILS.includes(line.ask);
  // A link's page reveals nothing without the link.
  const holdsLink = line.route === "/join/[token]";
  const keys = Object.entries(world.things)
    .filter(([object]) => decisionOn(table, "share a game", object, role) !== "ok")
    .flatMap(([, { tokens }]) => tokens);
  const isGuest = asking.visitor.account === null;
  const hides = (id: string) => world.secrets.has(id) || (isGuest && world.accounts.has(id));
  const leaked = [...new Set(all.match(TELLTALE))].filter((word) =>
    word.includes("@")
      ? !shown && word !== asking.email && word.endsWith("@mail.example")
      : word === "$argon2" || idsIn(word).some(hides) || (!holdsLink && keys.includes(word)),
  );
  return leaked.length === 0 ? [] : [`tells ${leaked[0]} and ${leaked.length - 1} more of the kind`];
}
