import { z } from "zod";

// What accounts send. For the server only: no client bundle may import zod. Lengths are let through generously: there is a sentence
// for whatever is too short or too long.

const name = z.string().max(200);
const email = z.string().max(400);
const passphrase = z.string().max(1_000);
const code = z.string().min(1).max(100);

/** What signing up takes. */
export const signUpShape = z.strictObject({
  name,
  email,
  passphrase,
  /** Whether the tables that were played on this phone without an account come along; they do unless it says no. */
  claim: z.boolean().exactOptional(),
  /** The code of a group's invitation. */
  invitation: code.exactOptional(),
});

export type SignUp = Readonly<z.output<typeof signUpShape>>;

/** A name, or another e-mail; the passphrase of now, where there is one, goes with the latter. */
export const accountChangeShape = z.strictObject({
  name: name.exactOptional(),
  email: email.exactOptional(),
  passphrase: passphrase.exactOptional(),
});

export type AccountChange = Readonly<z.output<typeof accountChangeShape>>;

/** A new passphrase, and the one of now where there is one. */
export const newPassphraseShape = z.strictObject({ passphrase, current: passphrase.exactOptional() });

/** With nothing a mail is sent; with the code out of it the e-mail is proven. */
export const emailProofShape = z.strictObject({ code: code.exactOptional() });

/** Nothing to say but that it is meant. */
export const meantShape = z.strictObject({});

/** The passphrase of now, where there is one: for what only whoever knows it may do. */
export const sureShape = z.strictObject({ passphrase: passphrase.exactOptional() });

export const recoveryShape = z.strictObject({ email });

export const recoveredShape = z.strictObject({ code, passphrase, claim: z.boolean().exactOptional() });

// What the sign-in itself takes, in next-auth's words. "json" is what its own forms send along.

const csrfToken = z.string().max(200);
const callbackUrl = z.string().max(1_000).exactOptional();
const json = z.string().max(10).exactOptional();
/** Whether the tables that were played on this phone without an account come along. */
const claim = z.enum(["true", "false"]).exactOptional();

export const signInShape = z.strictObject({ csrfToken, callbackUrl, json, claim, email, passphrase });

export const askLinkShape = z.strictObject({ csrfToken, callbackUrl, json, claim, email });

export const followLinkShape = z.strictObject({ csrfToken, callbackUrl, json, claim, email, token: code });

/** To a provider; `link` when it shall become another way into the account that is signed in, with the passphrase of now. */
export const goToProviderShape = z.strictObject({
  csrfToken,
  callbackUrl,
  json,
  claim,
  link: z.literal("true").exactOptional(),
  passphrase: passphrase.exactOptional(),
});

export const signOutShape = z.strictObject({ csrfToken, callbackUrl, json });
