import { shownAuthority } from "@/lib/server/http/certificate/trust";

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** A picture of nothing: the page on trust asks for it by https, and learns so whether this phone trusts the house. */
export function GET(): Response {
  if (shownAuthority() === null) return new Response(null, { status: 404 });
  return new Response(NOTHING, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "no-store" },
  });
}
