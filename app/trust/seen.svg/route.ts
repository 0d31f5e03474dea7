import { shownAuthority } from "@/lib/server/http/certificate/trust";

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** An empty image: the trust page requests it over https to detect if this phone trusts the certificate. */
export function GET(): Response {
  if (shownAuthority() === null) return new Response(null, { status: 404 });
  return new Response(NOTHING, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "no-store" },
  });
}
