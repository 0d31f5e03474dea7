/** The header in which the HTTP server tells a handler from which address a request came (`callerAddress`). */
export const PEER_ADDRESS = "x-peer-address";

/** What of a request tells where it came from; pages have no more of it than its headers. */
export interface Sent {
  readonly headers: Pick<Headers, "get">;
}

/** The address a request came from; "unknown" where no connection was made. */
export const peerAddress = (request: Sent): string => request.headers.get(PEER_ADDRESS) ?? "unknown";
