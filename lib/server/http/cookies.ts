import type { Sent } from "./peerAddress";

/** Reads a request's cookie, undecoded; the first of several with that name. */
export function cookieIn(request: Sent, name: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const prefix = `${name}=`;
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
}

/** A request's cookies, with the interface that Next gives pages. */
export const cookiesOf = (request: Sent) => ({
  get(name: string): { readonly value: string } | undefined {
    const value = cookieIn(request, name);
    return value === undefined ? undefined : { value };
  },
});
