import type { z } from "zod";
import {
  askLinkShape,
  followLinkShape,
  goToProviderShape,
  signInShape,
  signOutShape,
} from "@/lib/protocol/accountSchemas";
import { sendsMail } from "./mail";
import { signInMethods } from "./providers";

/** The fields that an auth route accepts. */
export interface Fields {
  readonly csrfToken?: string;
  readonly callbackUrl?: string;
  readonly email?: string;
  readonly passphrase?: string;
  readonly token?: string;
  readonly link?: "true";
  readonly claim?: "true" | "false";
}

/** One of next-auth's actions used here: its name, method and fields. */
export type AuthRoute =
  | { readonly action: "tell" | "come-back"; readonly method: "GET" }
  | {
      readonly action: "sign-out" | "sign-in" | "ask-link" | "follow-link" | "go-to-provider";
      readonly method: "POST";
      readonly takes: z.ZodType<Fields>;
      /** Set if the account's owner must reauthenticate first, with the reason. */
      readonly reauthenticates?: "to add a provider";
    };

/**
 * Finds the action at a path below /api/auth, or null. next-auth has more actions than this server exposes.
 */
export function matchAction(path: readonly string[]): AuthRoute | null {
  const [action, at, ...more] = path;
  if (more.length > 0) return null;
  if (signInMethods().some(({ id }) => id === at)) return providerRoute(action);
  switch (at === undefined ? action : `${action}/${at}`) {
    case "csrf":
    case "providers":
    case "session":
      return { action: "tell", method: "GET" };
    case "signout":
      return { action: "sign-out", method: "POST", takes: signOutShape };
    case "callback/passphrase":
      return { action: "sign-in", method: "POST", takes: signInShape };
    case "signin/email":
      return sendsMail() ? { action: "ask-link", method: "POST", takes: askLinkShape } : null;
    case "callback/email":
      // POST, not GET: mail servers that prefetch links must not use up the code.
      return sendsMail() ? { action: "follow-link", method: "POST", takes: followLinkShape } : null;
    default:
      return null;
  }
}

function providerRoute(action: string | undefined): AuthRoute | null {
  switch (action) {
    case "signin":
      return {
        action: "go-to-provider",
        method: "POST",
        takes: goToProviderShape,
        reauthenticates: "to add a provider",
      };
    case "callback":
      return { action: "come-back", method: "GET" };
    default:
      return null;
  }
}
