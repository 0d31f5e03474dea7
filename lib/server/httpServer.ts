import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { hasCode, OperatorError, reasonOf } from "./operatorError";
import { PEER_ADDRESS } from "./peerAddress";
import { type Knock, turnAway } from "./requestGate";

/** How long an unfinished answer may take after the program was told to stop. */
const LAST_ANSWERS_MS = 2_000;

/** A server that is listening. */
export interface Listening {
  readonly port: number;
  /** Ends the live streams, lets the other answers finish for a moment, and stops. */
  stop(): Promise<void>;
}

/**
 * Listens on host and port, and hands every request that the gate lets through to `answer`.
 * @throws OperatorError when the port is taken or the host is not an address of this machine.
 */
export async function listen(host: string, port: number, answer: RequestListener): Promise<Listening> {
  const unfinished = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    unfinished.add(response);
    // Set here whatever was sent: nobody speaks for another address.
    request.headers[PEER_ADDRESS] = request.socket.remoteAddress ?? "unknown";
    response.once("close", () => unfinished.delete(response));
    if (!turnedAway(request, response)) answer(request, response);
  });
  // Next, which takes care of the rest of these, leaves the malformed ones open for ever.
  server.on("upgrade", (request, socket) => {
    if (turnAway(knock(request))) socket.destroy();
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (thrown) {
    throw new OperatorError(whyNot(thrown, host, port));
  }
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server, unfinished) };
}

function knock(request: IncomingMessage): Knock {
  return {
    method: request.method ?? "",
    target: request.url ?? "",
    contentType: request.headers["content-type"],
    routerState: request.headers["next-router-state-tree"]?.toString(),
  };
}

function turnedAway(request: IncomingMessage, response: ServerResponse): boolean {
  const answer = turnAway(knock(request));
  if (!answer) {
    // There are no server actions; Next would look for the one this header names.
    delete request.headers["next-action"];
    return false;
  }
  // The body, if any, is not read: the connection cannot be used again.
  response.writeHead(answer.status, {
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    Connection: "close",
    ...(answer.allow && { Allow: answer.allow }),
  });
  response.end(`${answer.sentence}\n`);
  return true;
}

async function stop(server: Server, unfinished: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = once(server, "close");
  server.close();
  for (const response of unfinished) {
    // Node would keep the connection for the next request until it times out.
    const { socket } = response;
    response.once("close", () => socket?.end());
    if (String(response.getHeader("content-type")).startsWith("text/event-stream")) response.end();
  }
  const lastAnswers = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  await closed;
  clearTimeout(lastAnswers);
}

function whyNot(thrown: unknown, host: string, port: number): string {
  if (hasCode(thrown, "EADDRINUSE")) {
    return `Port ${port} is taken by another program: stop it, or choose another port, such as PORT=${port + 1} npm start.`;
  }
  if (hasCode(thrown, "EACCES")) {
    return `This user may not use port ${port}: choose one from 1024 up, such as PORT=3000 npm start.`;
  }
  return `Cannot listen on HOST=${host} (${reasonOf(thrown)}): set it to an address of this machine, or leave it out for 0.0.0.0.`;
}
