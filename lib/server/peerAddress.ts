/** The header in which the HTTP server tells a handler from which address a request came (`callerAddress`). */
export const PEER_ADDRESS = "x-peer-address";

/** The address a request came from; "unknown" where no connection was made. */
export const peerAddress = (request: Request): string => request.headers.get(PEER_ADDRESS) ?? "unknown";
