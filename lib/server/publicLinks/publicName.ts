import { nightResultWords } from "@/lib/messages/night";
import { verdictLinkWords } from "@/lib/messages/sheets";
import type { PublicNames } from "@/lib/protocol/publicLinks";
import { inInitials } from "@/lib/views/initials";
import { Looks } from "../table/lookalikes";
import { unlike } from "../table/seatNames";

/** A person named on a public page. */
export interface Openly {
  readonly key: string;
  readonly name: string;
  /** True if they opted out of statistics. A public page then hides their name. */
  readonly unlisted: boolean;
}

/**
 * Maps keys to the names on a public page, by the group's choice of names or initials. Equal names get a
 * number. With initials, no full name appears; a person whose name is only initials is called by their seat.
 */
export function publicName(people: readonly Openly[], names: PublicNames): Readonly<Record<string, string>> {
  const called: Record<string, string> = {};
  const taken = new Looks();
  for (const [at, { key, name, unlisted }] of people.entries()) {
    const shown = unlisted
      ? nightResultWords.parties.someone
      : names === "names"
        ? name
        : (inInitials(name) ?? verdictLinkWords.player(at + 1));
    called[key] = unlike(shown, taken);
    taken.add(called[key]);
  }
  return called;
}
