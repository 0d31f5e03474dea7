import { oneForAll } from "../../process/oneForAll";

/** What phones are shown of the house's authority, to trust it. */
export interface ShownAuthority {
  /** What a phone's list of those it trusts calls it. */
  readonly name: string;
  /** Its certificate, in DER. */
  readonly certificate: Uint8Array;
  /** Its SHA-256, as phones show it: "AB:CD:…". */
  readonly fingerprint: string;
}

const shown = () =>
  oneForAll("ShownAuthority", (): { authority: ShownAuthority | null } => ({ authority: null }));

/** The authority by which this program serves; null where it makes no certificate itself. */
export const shownAuthority = (): ShownAuthority | null => shown().authority;

/** Has pages show an authority from now on. */
export function showAuthority(authority: ShownAuthority): void {
  shown().authority = authority;
}
