/** The internal header with the sender's address (`callerAddress`), set by the HTTP server. */
export const PEER_ADDRESS = "x-peer-address";

/** The part of a request that reveals its sender; pages have only headers. */
export interface Sent {
  readonly headers: Pick<Headers, "get">;
}

/** A request's sender address, or "unknown" without a connection. */
export const peerAddress = (request: Sent): string => request.headers.get(PEER_ADDRESS) ?? "unknown";
