import { cookieIn } from "../http/cookies";
import { openToken, sealToken } from "../identity/sealedToken";
import { cookieText, nameOfCookie } from "./signInCookies";

// A provider's answer becomes one more way into the account that is signed in only where exactly that was asked for. Phones are
// lent: whoever signs in on a friend's phone must not end up in the friend's account for good. The wish is kept in a
// cookie of its own while somebody is away at the provider, and names the session that had it.

const PURPOSE = "sign-in-link";
const SECONDS = 15 * 60;
const name = () => nameOfCookie("sign-in-link");

/** Remembers that this session wants to add a provider. */
export const wishToLink = async (session: string): Promise<string> =>
  cookieText(name(), await sealToken({ sid: session }, PURPOSE, SECONDS), SECONDS);

/** Forgets it. */
export const noWishToLink = (): string => cookieText(name(), "", 0);

/**
 * Whether somebody who comes back from a provider wanted to add it: "no", "here" when it was the session that is signed in now, "lost"
 * when that has ended meanwhile.
 */
export async function wishedToLink(
  request: Request,
  session: string | undefined,
): Promise<"no" | "here" | "lost"> {
  const token = cookieIn(request, name());
  if (!token) return "no";
  const read = await openToken(token, PURPOSE);
  return read !== null && session !== undefined && read.sid === session ? "here" : "lost";
}
