import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import { routeAt } from "./routeAt";

const { POST: join } = routeAt("/api/v1/joins");

/** Joins a table by the token of its link, from an address, with a browser's headers. */
export const joinWith = (
  token: string,
  { cookie = "", address = "198.51.100.1", ...headers }: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  join(
    new Request("http://table.local/api/v1/joins", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [PEER_ADDRESS]: address,
        ...(cookie && { cookie }),
        ...headers,
      },
      body: JSON.stringify({ token }),
    }),
    { params: Promise.resolve({}) },
  );
