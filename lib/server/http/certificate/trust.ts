import { processSingleton } from "../../process/processSingleton";

/** The page that explains how a phone can trust this server's authority. */
export const TRUST = "/trust";

/**
 * An empty image. A phone that loads it over https trusts the authority. Pages on plain http request it, on
 * the same port.
 */
export const TRUST_PROBE = `${TRUST}/seen.svg`;

/**
 * The https address to continue at, on the same host.
 * @param host The Host header, with its port.
 * @param to The requested path. A missing path, or one that would leave this site, becomes the start page.
 */
export function leadOn(host: string, to = "/"): string {
  const { origin } = new URL(`https://${host}`);
  const wanted = URL.canParse(to, origin) ? new URL(to, origin) : null;
  return wanted?.origin === origin ? wanted.href : `${origin}/`;
}

/** The authority's data for the trust page. */
export interface ShownAuthority {
  /** Its name in a phone's list of trusted authorities. */
  readonly name: string;
  /** Its certificate, in DER. */
  readonly certificate: Uint8Array;
  /** Its SHA-256, as phones show it: "AB:CD:…". */
  readonly fingerprint: string;
}

const shown = () =>
  processSingleton("ShownAuthority", (): { authority: ShownAuthority | null } => ({ authority: null }));

/** The current authority; null if the program does not create certificates. */
export const shownAuthority = (): ShownAuthority | null => shown().authority;

/** Sets the authority for pages. */
export function showAuthority(authority: ShownAuthority): void {
  shown().authority = authority;
}
