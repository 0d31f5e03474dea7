import { X509Certificate } from "node:crypto";
import { type Authority, newKey, pemOfKey, sift } from "./authority";
import { type Names, SERVER_SUBJECT, signServer } from "./sign";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Below the 397 days that phones allow, to limit the use of a stolen key. */
const VALID_MS = 90 * DAY_MS;

/** Renews this long before expiry, for phones whose clock is days off. */
const RENEWED_MS = 30 * DAY_MS;

/** A key and a certificate chain for TLS, in PEM. */
export interface Served {
  readonly key: string;
  readonly cert: string;
}

/**
 * The server's certificate, signed by the local authority. It lives in memory; each start creates a new one.
 */
export class ServerCertificate {
  private served:
    | (Served & { readonly names: string; readonly renewAt: number; readonly from: number })
    | null = null;

  /**
   * @param ownNames Returns the server's current names and addresses.
   * @param onOmitted Called once with names outside the authority's constraints, which are omitted.
   */
  constructor(
    private readonly authority: Authority,
    private readonly ownNames: () => Names,
    private readonly onOmitted: (others: readonly string[]) => void = () => {},
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns the current certificate. Renews it near expiry, before its validity, or after the server's names
   * change.
   */
  current(): Served {
    const names = this.ownNames();
    const asked = JSON.stringify(names);
    const now = this.now();
    if (this.served?.names === asked && this.served.from <= now && now < this.served.renewAt)
      return this.served;
    const { may, others } = sift(names, this.authority.constraints);
    if (others.length > 0 && this.served?.names !== asked) this.onOmitted(others);
    const key = newKey();
    const from = now - DAY_MS;
    const until = Math.min(now + VALID_MS, this.authority.notAfter.getTime());
    const certificate = signServer(
      { subject: SERVER_SUBJECT, notBefore: new Date(from), notAfter: new Date(until), names: may },
      key,
      this.authority,
    );
    this.served = {
      key: pemOfKey(key),
      cert: new X509Certificate(certificate).toString() + this.authority.certificate.toString(),
      names: asked,
      from,
      renewAt: until - RENEWED_MS,
    };
    return this.served;
  }
}
