import { handleAuth } from "@/lib/server/accounts/handleAuth";
import { allowOnly, endpoint } from "@/lib/server/api/endpoint";

/** Sign-in and sign-out, by next-auth. */
export const GET = endpoint(handleAuth);
export const POST = endpoint(handleAuth);

export const { HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
