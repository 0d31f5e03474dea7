import type { Told } from "./asking";
import { type Cell, decisionOn, type Line } from "./readTable";
import type { Person, Thing, World } from "./world";

/** What people typed of something: whoever reads it has been told of it. */
export const marksOf = ({ mark, code }: Thing): readonly string[] => [mark, ...(code ? [code] : [])];

/** Where the installation's owner reads everybody's e-mail, to tell two of one name apart. */
const SHOWS_EMAILS = ["GET /api/v1/installation/accounts", "PAGE /installation/accounts"];

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
  const emails = Object.values(world.people)
    .flat()
    .flatMap(({ email }) => (email === null || shown || email === asking.email ? [] : [[email, email]]));
  const keys = Object.entries(world.things)
    .filter(([object]) => decisionOn("share a game", object, role) !== "ok")
    .flatMap(([object, { tokens }]) => tokens.map((token) => [`the key to the ${object} table`, token]));
  const hidden = world.secrets.map((secret) => [`a secret: ${secret}`, secret]);
  return [...emails, ...keys, ...hidden]
    .filter(([, secret]) => all.includes(secret as string))
    .map(([what]) => `tells ${what}`);
}
