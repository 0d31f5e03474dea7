import { shownAuthority } from "@/lib/server/http/certificate/trust";

/** The certificate of the house's authority, in the form that phones install; none where it makes no certificates. */
export function GET(): Response {
  const authority = shownAuthority();
  if (authority === null) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(authority.certificate), {
    headers: { "Content-Type": "application/x-x509-ca-cert", "Cache-Control": "no-store" },
  });
}
