import { z } from "zod";
import { OperatorError } from "./operatorError";

/** The mail server and the sender. */
export interface MailSettings {
  /** smtp:// or smtps://, with user and password if the server needs them. */
  readonly url: string;
  readonly from: string;
}

/** This program's client credentials at a provider. */
export interface ClientSettings {
  readonly id: string;
  readonly secret: string;
}

/** Any OpenID Connect provider, with the label of its button. */
export interface OidcSettings extends ClientSettings {
  readonly issuer: string;
  readonly name: string;
}

/** Sign-in methods besides email and password; undefined if not configured. */
export interface SignInSettings {
  readonly mail: MailSettings | undefined;
  readonly oidc: OidcSettings | undefined;
  readonly github: ClientSettings | undefined;
  readonly google: ClientSettings | undefined;
}

type Source = Readonly<Record<string, string | undefined>>;

const set = (source: Source, variable: string): string | undefined => source[variable]?.trim() || undefined;

/**
 * Parses the sign-in settings.
 * @param publicUrl PUBLIC_URL. Links in mails use it and nothing from a request.
 * @throws OperatorError when a value is invalid or its counterpart is missing.
 */
export function readSignInSettings(source: Source, publicUrl: string | undefined): SignInSettings {
  const mail = together(source, ["SMTP_URL", "MAIL_FROM"]);
  const oidc = together(source, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]);
  const github = together(source, ["GITHUB_ID", "GITHUB_SECRET"]);
  const google = together(source, ["GOOGLE_ID", "GOOGLE_SECRET"]);
  if (mail && publicUrl === undefined)
    throw new OperatorError(
      "SMTP_URL needs PUBLIC_URL as well: set it to the address people type, such as https://dice.example.org, so that links in emails open this server.",
    );
  return {
    mail: mail && { url: smtpUrl(mail.SMTP_URL), from: sender(mail.MAIL_FROM) },
    oidc: oidc && {
      issuer: issuer(oidc.OIDC_ISSUER),
      id: oidc.OIDC_CLIENT_ID,
      secret: oidc.OIDC_CLIENT_SECRET,
      name: set(source, "OIDC_NAME") ?? new URL(issuer(oidc.OIDC_ISSUER)).host,
    },
    github: github && { id: github.GITHUB_ID, secret: github.GITHUB_SECRET },
    google: google && { id: google.GOOGLE_ID, secret: google.GOOGLE_SECRET },
  };
}

/** Reads variables that must be set together: all of them or none. */
function together<Variable extends string>(
  source: Source,
  variables: readonly Variable[],
): Readonly<Record<Variable, string>> | undefined {
  const given = variables.filter((variable) => set(source, variable) !== undefined);
  if (given.length === 0) return undefined;
  const missing = variables.filter((variable) => !given.includes(variable));
  if (missing.length > 0)
    throw new OperatorError(
      `${given.join(" and ")} ${given.length > 1 ? "need" : "needs"} ${missing.join(" and ")} as well: set ${missing.length > 1 ? "them" : "it"}, or leave all of these out.`,
    );
  return Object.fromEntries(variables.map((variable) => [variable, set(source, variable)])) as Readonly<
    Record<Variable, string>
  >;
}

/** The error does not repeat the value, which contains a password. */
function smtpUrl(text: string): string {
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== "")
    return text;
  throw new OperatorError(
    "SMTP_URL is invalid: set it to the mail server, such as smtp://user:password@mail.example.org:587, or leave it out.",
  );
}

function sender(text: string): string {
  const address = /^[^<>\r\n"]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  if (z.email().safeParse(address).success) return text;
  throw new OperatorError(
    `MAIL_FROM cannot be "${text}": set it to an address, such as Liar's Table <table@example.org>, or leave it out.`,
  );
}

/** Requires https unless the issuer is on this machine, because a secret is sent there. */
function issuer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const here = url?.hostname === "localhost" || url?.hostname === "127.0.0.1" || url?.hostname === "[::1]";
  if (url && (url.protocol === "https:" || (url.protocol === "http:" && here)) && !url.search && !url.hash)
    return text.replace(/\/$/, "");
  throw new OperatorError(
    `OIDC_ISSUER cannot be "${text}": set it to the provider's https address, such as https://id.example.org, or leave it out.`,
  );
}
