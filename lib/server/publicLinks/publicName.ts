import { nightResultWords } from "@/lib/messages/night";
import { verdictLinkWords } from "@/lib/messages/sheets";
import type { PublicNames } from "@/lib/protocol/publicLinks";
import { inInitials } from "@/lib/views/initials";
import { Looks } from "../table/lookalikes";
import { unlike } from "../table/seatNames";

/** Somebody whom a public page names. */
export interface Openly {
  readonly key: string;
  readonly name: string;
  /** They show nothing of theirs: there they are somebody. */
  readonly unlisted: boolean;
}

/**
 * What people are called on a public page, by key, as its group has chosen: two that would be called the same are told apart by a number.
 * By initials nobody's whole name is among them; whose name is no more than initials is called by their place.
 */
export function publicName(people: readonly Openly[], names: PublicNames): Readonly<Record<string, string>> {
  const called: Record<string, string> = {};
  const taken = new Looks();
  for (const [at, { key, name, unlisted }] of people.entries()) {
    const shown = unlisted
      ? nightResultWords.parties.somebody
      : names === "names"
        ? name
        : (inInitials(name) ?? verdictLinkWords.player(at + 1));
    called[key] = unlike(shown, taken);
    taken.add(called[key]);
  }
  return called;
}
