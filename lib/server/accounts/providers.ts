import GitHubProvider, { type GithubProfile } from "next-auth/providers/github";
import GoogleProvider, { type GoogleProfile } from "next-auth/providers/google";
import type { Provider } from "next-auth/providers/index";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { readEnvironment } from "../process/env";
import type { OidcSettings } from "../process/signInSettings";

/** Where somebody may be vouched for: what it is called in addresses, and on its button. */
export interface SignInMethod {
  readonly id: string;
  readonly name: string;
}

/** The providers that are set up here. */
export function signInMethods(): readonly SignInMethod[] {
  const { oidc, github, google } = readEnvironment().signIn;
  return [
    ...(oidc ? [{ id: "oidc", name: oidc.name }] : []),
    ...(github ? [{ id: "github", name: "GitHub" }] : []),
    ...(google ? [{ id: "google", name: "Google" }] : []),
  ];
}

/** What a provider says of somebody, as far as it matters here. */
export interface Vouched {
  /** Who they are there. Said twice, since next-auth leaves the id of somebody new out. */
  readonly id: string;
  readonly subject: string;
  readonly name: string | null;
  /** Not called `email`: next-auth would look for an account by it, and an e-mail alone opens none. */
  readonly mailbox: string | null;
  /** Whether the provider has seen that the mailbox is theirs. */
  readonly mailboxProven: boolean;
  readonly provider: string;
}

interface OidcProfile {
  readonly sub: string;
  readonly name?: string;
  readonly preferred_username?: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
}

/** next-auth hands on what openid-client makes of the tokens, and says less of it in its types. */
interface Claimed {
  claims(): OidcProfile;
}

const isTrue = (claim: unknown): boolean => claim === true || claim === "true";

/** The providers as next-auth takes them. */
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
        // next-auth's own asks for the list of mailboxes as well, by a request that would follow a redirect.
        userinfo: {
          url: "https://api.github.com/user",
          request: ({ client, tokens }) => client.userinfo(tokens.access_token ?? ""),
        },
        profile: ({ id, name, login, email }: GithubProfile) =>
          // GitHub does not say here whether the e-mail is proven.
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
    // Many providers put no more than the subject into the token itself.
    request: async ({ tokens, client }) => {
      const { issuer: calledItself, userinfo_endpoint } = client.issuer.metadata;
      // What a provider says of itself is read over the network: it must be the one that was set up.
      if (calledItself.replace(/\/$/, "") !== issuer)
        throw new Error(`OIDC_ISSUER is ${issuer}, and the provider there calls itself ${calledItself}`);
      const claims = (tokens as typeof tokens & Claimed).claims();
      const more: Partial<OidcProfile> =
        userinfo_endpoint && tokens.access_token ? await client.userinfo(tokens.access_token) : {};
      // A token may have been mixed up with somebody else's.
      if (more.sub !== undefined && more.sub !== claims.sub)
        throw new Error("the provider answered about somebody other than who signed in");
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
    mailboxProven: isTrue(email_verified),
    provider,
  };
}
