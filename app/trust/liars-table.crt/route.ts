import { shownAuthority } from "@/lib/server/http/certificate/trust";

/** The root certificate in an installable format; 404 without a local certificate authority. */
export function GET(): Response {
  const authority = shownAuthority();
  if (authority === null) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(authority.certificate), {
    headers: { "Content-Type": "application/x-x509-ca-cert", "Cache-Control": "no-store" },
  });
}
