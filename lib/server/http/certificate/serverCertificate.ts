import { X509Certificate } from "node:crypto";
import { type Authority, newKey, pemOfKey, sift } from "./authority";
import { type Names, SERVER_SUBJECT, signServer } from "./sign";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Shorter than phones ask for (397 days): whoever takes the key of one has it for no longer. */
const VALID_MS = 90 * DAY_MS;

/** What is left of one that is replaced: a phone whose clock is wrong by days is served as well. */
const RENEWED_MS = 30 * DAY_MS;

/** A key and a chain of certificates as TLS takes them, in PEM. */
export interface Served {
  readonly key: string;
  readonly cert: string;
}

/** The certificate that a house's server has of its authority. It is kept nowhere: each start has one of its own. */
export class ServerCertificate {
  private served:
    | (Served & { readonly names: string; readonly renewAt: number; readonly from: number })
    | null = null;

  /**
   * @param ownNames The names and addresses by which the server goes at that moment.
   * @param tell Told once of names that the authority may not sign for, and that are left out.
   */
  constructor(
    private readonly authority: Authority,
    private readonly ownNames: () => Names,
    private readonly tell: (others: readonly string[]) => void = () => {},
    private readonly now: () => number = Date.now,
  ) {}

  /** What to serve with now: the same as before, unless it is near its end, not valid yet, or the server goes by other names by now. */
  current(): Served {
    const names = this.ownNames();
    const asked = JSON.stringify(names);
    const now = this.now();
    if (this.served?.names === asked && this.served.from <= now && now < this.served.renewAt)
      return this.served;
    const { may, others } = sift(names, this.authority.constraints);
    if (others.length > 0 && this.served?.names !== asked) this.tell(others);
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
