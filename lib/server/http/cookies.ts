import type { Sent } from "./peerAddress";

/** The value of a cookie that a request brings, as it was sent; the first, where there are several of that name. */
export function cookieIn(request: Sent, name: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const prefix = `${name}=`;
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
}

/** A request's cookies, as Next hands them to pages. */
export const cookiesOf = (request: Sent) => ({
  get(name: string): { readonly value: string } | undefined {
    const value = cookieIn(request, name);
    return value === undefined ? undefined : { value };
  },
});
