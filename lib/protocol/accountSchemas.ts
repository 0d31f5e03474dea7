import { z } from "zod";

// Request shapes of accounts. Server only: no client bundle may import zod. Length limits are generous,
// because specific errors handle values that are too short or too long.

const name = z.string().max(200);
const email = z.string().max(400);
const passphrase = z.string().max(1_000);
const code = z.string().min(1).max(100);

/** The body of a sign-up. */
export const signUpShape = z.strictObject({
  name,
  email,
  passphrase,
  /** Moves the tables played on this phone without an account to the new account; true by default. */
  claim: z.boolean().exactOptional(),
  /** The code of a group's invitation. */
  invitation: code.exactOptional(),
  /** The code that a server without an owner prints at its start. The account becomes the owner. */
  ownerCode: code.exactOptional(),
});

export type SignUp = Readonly<z.output<typeof signUpShape>>;

/** A new name or a new email. A new email needs the current password, if there is one. */
export const accountChangeShape = z.strictObject({
  name: name.exactOptional(),
  email: email.exactOptional(),
  passphrase: passphrase.exactOptional(),
});

export type AccountChange = Readonly<z.output<typeof accountChangeShape>>;

/** A new password, with the current one if there is one. */
/** True to revoke the account's access tokens as well. */
const tokens = z.boolean().exactOptional();

export const newPasswordShape = z.strictObject({ passphrase, current: passphrase.exactOptional(), tokens });

/** Without a code, requests a mail; with the mailed code, verifies the email. */
export const emailProofShape = z.strictObject({ code: code.exactOptional() });

/** An empty body. */
export const meantShape = z.strictObject({});

/** The current password, if there is one, to reauthenticate. */
export const sureShape = z.strictObject({ passphrase: passphrase.exactOptional() });

/** The same, to end all sessions. */
export const endingShape = z.strictObject({ ...sureShape.shape, tokens });

export const recoveryShape = z.strictObject({ email });

export const recoveredShape = z.strictObject({ code, passphrase, claim: z.boolean().exactOptional() });

// Bodies of the sign-in routes, in next-auth's terms. Its own forms also send "json".

const csrfToken = z.string().max(200);
const callbackUrl = z.string().max(1_000).exactOptional();
const json = z.string().max(10).exactOptional();
/** Moves the tables played on this phone without an account to the account. */
const claim = z.enum(["true", "false"]).exactOptional();

export const signInShape = z.strictObject({ csrfToken, callbackUrl, json, claim, email, passphrase });

export const askLinkShape = z.strictObject({ csrfToken, callbackUrl, json, claim, email });

export const followLinkShape = z.strictObject({ csrfToken, callbackUrl, json, claim, email, token: code });

/** Redirect to a provider. `link` links it to the signed-in account and needs the current password. */
export const goToProviderShape = z.strictObject({
  csrfToken,
  callbackUrl,
  json,
  claim,
  link: z.literal("true").exactOptional(),
  passphrase: passphrase.exactOptional(),
});

export const signOutShape = z.strictObject({ csrfToken, callbackUrl, json });
