import { doorWords } from "@/lib/messages/api";
import { TRUST } from "./certificate/addresses";
import type { Knock, TurnedAway } from "./requestGate";

/** What is answered over plain http as well: how a phone comes to trust this house, what that page is made of, and health. */
const OPEN = /^\/(trust(\/[^/]*)?|_next\/static\/.*|api\/health|manifest\.webmanifest|[^/]+\.(png|svg|ico))$/;

/**
 * Leads whoever comes by plain http to where the same port speaks TLS: a link to the page on trust, which goes on from there by itself on
 * phones that trust this house. Nothing else is taken or told: it could be read on the way.
 * @returns nothing when the request may pass.
 */
export function plainDoor({ method, target }: Knock): TurnedAway | undefined {
  const [path = ""] = target.split("?", 1);
  if (OPEN.test(path)) return undefined;
  const isLink = (method === "GET" || method === "HEAD") && !path.startsWith("/api/");
  if (!isLink) return { status: 426, sentence: doorWords.onlyHttps };
  const to = path === "/" && target === path ? "" : `?${new URLSearchParams({ to: target })}`;
  return { status: 302, sentence: doorWords.onlyHttps, location: TRUST + to };
}
