import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { httpErrorMessages } from "@/lib/messages/api";
import type { Trusts } from "../process/callerAddress";
import { hasCode, OperatorError, reasonOf } from "../process/operatorError";
import { answeringTo } from "../process/requestContext";
import type { Served } from "./certificate/serverCertificate";
import { healthPath } from "./healthPaths";
import { localeOf } from "./language";
import { withLocale } from "./locale";
import { asksForUs, type HostSettings } from "./ownHosts";
import { type Rejection, type RequestHead, redirectToHttps, reject } from "./requestGate";
import { OpenRequests, RequestQueue } from "./requestQueue";
import { arrivalOf, sanitizeHeaders } from "./sanitizeHeaders";
import { ANSWER_POLICY, isPage, newNonce, securityHeaders } from "./securityHeaders";
import { speakTls } from "./tlsOnSamePort";

/** Grace period for open responses at shutdown. */
const LAST_ANSWERS_MS = 2_000;

/** Timeouts for receiving a request: enough for a slow phone, but not for one that never finishes. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 };

/** Idle connections count too, until a timeout closes them. */
const MAX_CONNECTIONS = 10_000;

/** Options of the HTTP server. */
export interface ServerOptions {
  readonly trusts?: Trusts;
  /** True to send HSTS. */
  readonly hsts?: boolean;
  /** The TLS certificate. With it, plain http only redirects. */
  readonly tls?: () => Served;
  /** True in development. */
  readonly dev?: boolean;
  /** The server's host settings; by default the machine's own names and addresses. */
  readonly hosts?: HostSettings;
  readonly patience?: typeof PATIENCE;
  /** Called once per request when its answer is sent or its connection closes. */
  readonly done?: (answered: Done) => void;
}

/** How a request was answered. */
export interface Done {
  readonly method: string;
  /** The request target as sent. */
  readonly target: string;
  /** 499 if the client left before the answer began. */
  readonly status: number;
  readonly ms: number;
  /** The bytes of the body as sent. */
  readonly bytes: number;
  /** True for a live stream, which ends when someone leaves. */
  readonly isStream: boolean;
}

/** The status, known from nginx, of a request whose client left before the answer. */
const CLIENT_LEFT = 499;

/** A listening server. */
export interface Listening {
  readonly port: number;
  /** The number of requests without a complete answer, with live streams. */
  open(): number;
  /** Ends live streams, gives other responses a short grace period, and stops. */
  stop(): Promise<void>;
}

/**
 * Listens on a host and port and passes each request that the gate accepts to `answer`.
 * @throws OperatorError when the port is taken or the host is not an address of this machine.
 */
export async function listen(
  host: string,
  port: number,
  answer: RequestListener,
  {
    trusts = () => false,
    hsts = false,
    tls,
    dev = false,
    hosts = {},
    patience = PATIENCE,
    done,
  }: ServerOptions = {},
): Promise<Listening> {
  const unfinished = new Set<ServerResponse>();
  const open = new OpenRequests();
  const admission = new RequestQueue();
  const isForUs = asksForUs(hosts);
  const take = (request: IncomingMessage, response: ServerResponse, locale: string) => {
    const nonce = isPage(request.url ?? "") ? newNonce() : null;
    const address = sanitizeHeaders(request, { nonce, dev, trusts });
    const by = arrivalOf(request, hosts.publicUrl);
    const https = hsts || by.https;
    response.setHeaders(
      new Map(Object.entries(securityHeaders({ target: request.url ?? "", nonce, dev, https, hsts }))),
    );
    const leave = open.take(address);
    unfinished.add(response);
    const measured = done && measure(request, response);
    onceClosed(response, () => {
      unfinished.delete(response);
      leave?.();
      if (measured) done(measured());
    });
    const away =
      leave === null
        ? tooMany()
        : (reject(requestHead(request)) ??
          (isForUs(request) ? undefined : misdirected()) ??
          (tls && !by.https ? redirectToHttps(requestHead(request)) : undefined));
    if (away) return send(away, response);
    // This app has no server actions, and Next would look up the one in this header.
    delete request.headers["next-action"];
    const begin = () => {
      // The client has disconnected, so no response is needed.
      if (request.socket.destroyed) return;
      withLocale(locale, () => answeringTo(address, () => answer(request, response), by));
    };
    admission.admit(begin, healthPath(request.url ?? "") !== undefined);
  };
  const server = createServer(patience, (request, response) => {
    const locale = localeOf(request);
    withLocale(locale, () => take(request, response, locale));
  });
  // Upgrades are rejected, except Next's in development. Next would leave malformed ones open forever.
  server.on("upgrade", (request, socket) => {
    if (!dev || reject(requestHead(request)) || !isForUs(request)) socket.destroy();
  });
  const cutOff = tls && speakTls(server, patience.headersTimeout, tls);
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (thrown) {
    throw whyNot(thrown, host, port);
  }
  return {
    port: (server.address() as AddressInfo).port,
    open: () => unfinished.size,
    stop: () => {
      const stopped = stop(server, unfinished);
      cutOff?.();
      return stopped;
    },
  };
}

/** Measures an answer from now on. Returns a function that reads the result. */
function measure(request: IncomingMessage, response: ServerResponse): () => Done {
  const began = performance.now();
  const { method = "", url: target = "" } = request;
  let bytes = 0;
  const counted = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === "string")
      bytes += Buffer.byteLength(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
    else if (chunk instanceof Uint8Array) bytes += chunk.byteLength;
  };
  for (const name of ["write", "end"] as const) {
    const send = response[name].bind(response) as (...passed: unknown[]) => never;
    response[name] = (...passed: unknown[]) => {
      counted(passed[0], passed[1]);
      return send(...passed);
    };
  }
  return () => ({
    method,
    target,
    status: response.headersSent ? response.statusCode : CLIENT_LEFT,
    ms: performance.now() - began,
    bytes: method === "HEAD" ? 0 : bytes,
    isStream: String(response.getHeader("content-type")).startsWith("text/event-stream"),
  });
}

/** Callbacks per connection, for when a response is sent or the connection closes. */
const unansweredOn = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back when a response is sent or its connection closes. Node emits no close event for a response
 * queued behind others on its connection.
 */
function onceClosed(response: ServerResponse, callback: () => void): void {
  const { socket } = response.req;
  let callbacks = unansweredOn.get(socket);
  if (callbacks === undefined) {
    const all = new Set<() => void>();
    socket.once("close", () => {
      for (const one of [...all]) one();
    });
    unansweredOn.set(socket, all);
    callbacks = all;
  }
  const theirs = callbacks;
  const once = () => {
    if (theirs.delete(once)) callback();
  };
  theirs.add(once);
  response.once("close", once);
}

function requestHead(request: IncomingMessage): RequestHead {
  return {
    method: request.method ?? "",
    target: request.url ?? "",
    contentType: request.headers["content-type"],
    routerState: request.headers["next-router-state-tree"]?.toString(),
  };
}

const misdirected = (): Rejection => ({ status: 421, sentence: httpErrorMessages.notOurName });

const tooMany = (): Rejection => ({ status: 429, sentence: httpErrorMessages.tooManyPages });

function send({ status, sentence, allow, location }: Rejection, response: ServerResponse): void {
  // The request body stays unread, so the connection cannot be reused.
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Security-Policy": ANSWER_POLICY,
    Connection: status === 426 ? "upgrade, close" : "close",
    ...(allow && { Allow: allow }),
    ...(location && { Location: location, "Cache-Control": "no-store" }),
    ...(status === 426 && { Upgrade: "TLS/1.2, HTTP/1.1" }),
    ...(status === 429 && { "Retry-After": "5" }),
  });
  response.end(`${sentence}\n`);
}

async function stop(server: Server, unfinished: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = once(server, "close");
  server.close();
  for (const response of unfinished) {
    // Node would keep the connection open for a next request until the timeout.
    const { socket } = response;
    response.once("close", () => socket?.end());
    if (String(response.getHeader("content-type")).startsWith("text/event-stream")) response.end();
  }
  const lastAnswers = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  await closed;
  clearTimeout(lastAnswers);
}

/** The settings that name an address, for messages. */
const OURS = { host: "HOST", port: "PORT" };

/** Explains to the operator why a server cannot listen. */
export function whyNot(thrown: unknown, host: string, port: number, named = OURS): OperatorError {
  const problem = () => {
    if (hasCode(thrown, "EADDRINUSE"))
      return `Another program uses port ${port}: stop it, or choose another port, such as ${named.port}=${port + 1} npm start.`;
    if (hasCode(thrown, "EACCES"))
      return `This user cannot use port ${port}: choose one from 1024 up, such as ${named.port}=3000 npm start.`;
    return `Cannot listen on ${named.host}=${host} (${reasonOf(thrown)}): set it to an address of this machine, or leave it out${named === OURS ? " for 0.0.0.0" : ""}.`;
  };
  return new OperatorError(problem());
}
