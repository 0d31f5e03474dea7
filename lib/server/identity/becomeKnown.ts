import { deviceCookie, newDevice } from "./device";
import type { Visitor } from "./visitor";

/** A visitor of whom something is known, and the headers by which their browser stays known. */
interface Known {
  readonly visitor: Visitor;
  readonly setCookie: Readonly<Record<string, string>>;
}

/** Makes a guest of whoever is neither signed in nor known; a guest's cookie begins its time anew. */
export async function withDevice(visitor: Visitor): Promise<Known> {
  if (visitor.account !== null && visitor.device === null) return { visitor, setCookie: {} };
  const device = visitor.device ?? newDevice();
  return { visitor: { ...visitor, device }, setCookie: { "set-cookie": await deviceCookie(device) } };
}
