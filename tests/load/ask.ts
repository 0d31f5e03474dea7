import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { gunzipSync } from "node:zlib";

/** A request, possibly hostile. */
export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON by default; text is sent unchanged. */
  readonly body?: object | string;
  readonly cookie?: string;
  /** The client address in the proxy's header. */
  readonly from: string;
  /** Drops the connection after this many milliseconds. */
  readonly droppedAfter?: number;
  /** Sends the body in ten pieces, this many milliseconds apart. */
  readonly slowly?: number;
}

export interface Answered {
  /** 0 if either side dropped the connection. */
  readonly status: number;
  /** Decompresses on demand: most bodies are not read. */
  body(): string;
  /** In the browser's format. */
  readonly cookie: string;
}

const PATIENCE_MS = 120_000;

/** Sends requests to one server over keep-alive connections. */
export class Sender {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 512 });

  constructor(private readonly origin: string) {}

  /** Sends one request and reads the whole response. */
  ask(asked: Asked): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const sent = this.begin(asked, (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("error", dropped);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            body: () => textOf(response, Buffer.concat(pieces)),
            cookie: cookiesOf(response),
          }),
        );
      });
      const dropped = () => resolve({ status: 0, body: () => "", cookie: "" });
      sent.on("error", dropped);
      sent.on("upgrade", (_response, socket) => socket.destroy());
      sent.setTimeout(PATIENCE_MS, () => reject(new Error(`${asked.path} was not answered`)));
      void this.write(sent, asked);
    });
  }

  /** Opens a live stream for a while. Returns its status at once. */
  follow(asked: Asked, forMs: number): Promise<number> {
    return new Promise((resolve) => {
      const sent = this.begin(asked, (response) => {
        response.on("error", () => undefined).resume();
        setTimeout(() => sent.destroy(), forMs);
        resolve(response.statusCode ?? 0);
      });
      sent.on("error", () => resolve(0));
      sent.end();
    });
  }

  private begin(asked: Asked, answered: (response: IncomingMessage) => void): ClientRequest {
    const { path, method = "GET", headers, body, cookie, from, droppedAfter } = asked;
    const { hostname, port } = new URL(this.origin);
    const sent = request(
      {
        agent: this.agent,
        hostname,
        port,
        path,
        method,
        headers: {
          "accept-encoding": "gzip",
          accept: path.startsWith("/api/") ? "application/json" : "text/html",
          "x-forwarded-for": from,
          ...(cookie && { cookie }),
          ...(body !== undefined && { "content-type": "application/json", origin: this.origin }),
          ...headers,
        },
      },
      answered,
    );
    if (droppedAfter !== undefined) setTimeout(() => sent.destroy(), droppedAfter);
    return sent;
  }

  private async write(sent: ClientRequest, { body, slowly }: Asked): Promise<void> {
    if (body === undefined) return void sent.end();
    const text = typeof body === "string" ? body : JSON.stringify(body);
    if (slowly === undefined) return void sent.end(text);
    const piece = Math.ceil(text.length / 10);
    for (let at = 0; at < text.length && !sent.destroyed; at += piece) {
      sent.write(text.slice(at, at + piece));
      await new Promise((resolve) => setTimeout(resolve, slowly));
    }
    sent.end();
  }
}

const cookiesOf = ({ headers }: IncomingMessage): string =>
  (headers["set-cookie"] ?? []).map((set) => set.split(";")[0]).join("; ");

const textOf = ({ headers }: IncomingMessage, body: Buffer): string =>
  (headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString();
