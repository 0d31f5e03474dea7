import { processSingleton } from "../../process/processSingleton";

/** The page that says how a phone comes to trust this house. */
export const TRUST = "/trust";

/** A picture of nothing: whoever can load it by https trusts this house. Pages over plain http ask for it, on the same port. */
export const TRUST_PROBE = `${TRUST}/seen.svg`;

/**
 * Where a phone goes on to by https, on the host it asked.
 * @param host as it was asked, with its port.
 * @param to the path it wanted; the start page for none, and for one that would lead elsewhere.
 */
export function leadOn(host: string, to = "/"): string {
  const { origin } = new URL(`https://${host}`);
  const wanted = URL.canParse(to, origin) ? new URL(to, origin) : null;
  return wanted?.origin === origin ? wanted.href : `${origin}/`;
}

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
  processSingleton("ShownAuthority", (): { authority: ShownAuthority | null } => ({ authority: null }));

/** The authority by which this program serves; null where it makes no certificate itself. */
export const shownAuthority = (): ShownAuthority | null => shown().authority;

/** Has pages show an authority from now on. */
export function showAuthority(authority: ShownAuthority): void {
  shown().authority = authority;
}
