import { cookieIn } from "./cookies";
import { DEVICE_COOKIE, type Device, readDevice } from "./device";
import { readSession, type SignedIn, sessionCookie } from "./session";

/** Who is asking: a browser on some phone, an account signed in on it, both, or nobody we know. */
export interface Visitor {
  readonly device: Device | null;
  readonly account: SignedIn | null;
}

/** Cookies as Next hands them to pages. */
interface Cookies {
  get(name: string): { readonly value: string } | undefined;
}

/** Who asks for a page. */
export async function readVisitor(cookies: Cookies): Promise<Visitor> {
  const [device, account] = await Promise.all([
    readDevice(cookies.get(DEVICE_COOKIE)?.value),
    readSession(cookies.get(sessionCookie())?.value),
  ]);
  return { device, account };
}

/** Who sent a request. */
export const visitorOf = (request: Request): Promise<Visitor> =>
  readVisitor({
    get: (name) => {
      const value = cookieIn(request, name);
      return value === undefined ? undefined : { value };
    },
  });

/** The ids under which a visitor may hold grants, the one that new grants go to first; none for somebody unknown. */
export const holdersOf = ({ account, device }: Visitor): readonly string[] =>
  [account?.id, device?.id].filter((id) => id !== undefined);

/** Under which id a visitor's entries and grants are kept: the account's, else the device's. */
export function holderOf(visitor: Visitor): string {
  const [holder] = holdersOf(visitor);
  if (holder === undefined) throw new Error("cannot happen: somebody unknown was let in");
  return holder;
}
