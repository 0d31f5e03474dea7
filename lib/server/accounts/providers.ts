import GitHubProvider, { type GithubProfile } from "next-auth/providers/github";
import GoogleProvider, { type GoogleProfile } from "next-auth/providers/google";
import type { Provider } from "next-auth/providers/index";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { readEnvironment } from "../process/env";
import type { OidcSettings } from "../process/signInSettings";

/** A sign-in provider: its id in addresses and its label. */
export interface SignInMethod {
  readonly id: string;
  readonly name: string;
}

/** Lists the configured providers. */
export function signInMethods(): readonly SignInMethod[] {
  const { oidc, github, google } = readEnvironment().signIn;
  return [
    ...(oidc ? [{ id: "oidc", name: oidc.name }] : []),
    ...(github ? [{ id: "github", name: "GitHub" }] : []),
    ...(google ? [{ id: "google", name: "Google" }] : []),
  ];
}

/** The part of a provider's profile that is used here. */
export interface Vouched {
  /** The provider's user id. It is repeated here because next-auth omits the id of a new user. */
  readonly id: string;
  readonly subject: string;
  readonly name: string | null;
  /** Not named `email`: next-auth would look up an account by it, and an email alone must not sign in. */
  readonly mailbox: string | null;
  /** True if the provider verified the mailbox. */
  readonly mailboxVerified: boolean;
  readonly provider: string;
}

interface OidcProfile {
  readonly sub: string;
  readonly name?: string;
  readonly preferred_username?: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
}

/** openid-client's token claims, which next-auth passes on but types incompletely. */
interface Claimed {
  claims(): OidcProfile;
}

const isTrue = (claim: unknown): boolean => claim === true || claim === "true";

/** The providers in next-auth's format. */
export function providers(): Provider[] {
  const { oidc, github, google } = readEnvironment().signIn;
  const asked: Provider[] = [];
  if (oidc) asked.push(openId(oidc));
  if (github)
    asked.push(
      GitHubProvider({
        clientId: github.id,
        clientSecret: github.secret,
        checks: ["pkce", "state"],
        authorization: { url: "https://github.com/login/oauth/authorize", params: { scope: "read:user" } },
        // next-auth's default also requests the list of mailboxes and would follow a redirect.
        userinfo: {
          url: "https://api.github.com/user",
          request: ({ client, tokens }) => client.userinfo(tokens.access_token ?? ""),
        },
        profile: ({ id, name, login, email }: GithubProfile) =>
          // GitHub does not report here whether the email is verified.
          vouched("github", { sub: String(id), name: name ?? login, ...(email && { email }) }),
      }),
    );
  if (google)
    asked.push(
      GoogleProvider({
        clientId: google.id,
        clientSecret: google.secret,
        checks: ["pkce", "state", "nonce"],
        profile: (profile: GoogleProfile) => vouched("google", profile),
      }),
    );
  return asked;
}

const openId = ({ issuer, id, secret, name }: OidcSettings): OAuthConfig<OidcProfile> => ({
  id: "oidc",
  name,
  type: "oauth",
  wellKnown: `${issuer}/.well-known/openid-configuration`,
  authorization: { params: { scope: "openid profile email" } },
  clientId: id,
  clientSecret: secret,
  idToken: true,
  checks: ["pkce", "state", "nonce"],
  userinfo: {
    // Many providers put only the subject into the token.
    request: async ({ tokens, client }) => {
      const { issuer: calledItself, userinfo_endpoint } = client.issuer.metadata;
      // The discovery document comes over the network, so its issuer must match the configured one.
      if (calledItself.replace(/\/$/, "") !== issuer)
        throw new Error(`OIDC_ISSUER is ${issuer}, but the provider there is ${calledItself}`);
      const claims = (tokens as typeof tokens & Claimed).claims();
      const more: Partial<OidcProfile> =
        userinfo_endpoint && tokens.access_token ? await client.userinfo(tokens.access_token) : {};
      // Rejects a token that belongs to someone else.
      if (more.sub !== undefined && more.sub !== claims.sub)
        throw new Error("the provider returned a different user");
      return { ...more, ...claims };
    },
  },
  profile: (profile) => vouched("oidc", profile),
});

function vouched(provider: string, profile: OidcProfile): Vouched & { email: null } {
  const { sub, name, preferred_username, email, email_verified } = profile;
  return {
    id: sub,
    subject: sub,
    name: name ?? preferred_username ?? null,
    email: null,
    mailbox: email ?? null,
    mailboxVerified: isTrue(email_verified),
    provider,
  };
}
