import type { Told } from "./asking";
import type { Person } from "./people";
import { type Cell, decisionOn, type Line } from "./readTable";
import type { Thing, World } from "./world";

/** What people typed of something: whoever reads it has been told of it. */
export const marksOf = ({ mark, code }: Thing): readonly string[] => [mark, ...(code ? [code] : [])];

/** Where the installation's owner reads everybody's e-mail, to tell two of one name apart. */
const SHOWS_EMAILS = ["GET /api/v1/installation/accounts", "PAGE /server/accounts"];

/** E-mails, and what looks like a key, an id or a hash. */
const TELLTALE = /[\w.]+@[\w.]+|[\w-]{20,}|\$argon2/g;

/** As many signs as the id of a session, a device or an account has. */
const ID_LENGTH = 22;

/** A word, and the ids that may stand at its ends: "row-" before one. */
const idsIn = (word: string): readonly string[] => [word, word.slice(0, ID_LENGTH), word.slice(-ID_LENGTH)];

/**
 * What an answer tells that is not for whoever asked: somebody else's e-mail, the key to a table they may not share, an
 * account's id to a guest, or what is for nobody at all.
 * @param table What is decided for whoever asks.
 */
export function leaksIn(
  world: World,
  line: Line,
  { role }: Cell,
  asking: Person,
  { all }: Told,
  table: readonly Cell[],
): readonly string[] {
  const shown = role === "installer" && SHOWS_EMAILS.includes(line.ask);
  // A link's page says nothing of it to whoever does not have it.
  const holdsLink = line.route === "/join/[token]";
  const keys = Object.entries(world.things)
    .filter(([object]) => decisionOn(table, "share a game", object, role) !== "ok")
    .flatMap(([, { tokens }]) => tokens);
  const isGuest = asking.visitor.account === null;
  const hides = (id: string) => world.secrets.has(id) || (isGuest && world.accounts.has(id));
  const told = [...new Set(all.match(TELLTALE))].filter((word) =>
    word.includes("@")
      ? !shown && word !== asking.email && word.endsWith("@mail.example")
      : word === "$argon2" || idsIn(word).some(hides) || (!holdsLink && keys.includes(word)),
  );
  return told.length === 0 ? [] : [`tells ${told[0]} and ${told.length - 1} more of the kind`];
}
