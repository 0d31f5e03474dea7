import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { newId } from "@/lib/client/newId";
import type { Action } from "@/lib/engine";
import { endlessRounds } from "../../server/table";
import { Arrivals } from "./arrivals";
import type { Open, OpenTable } from "./play";
import type { Phone, Table } from "./tables";

/** Taps of a phone before the next one's turn: all together stay within the rate limit. */
const TAPS_IN_A_ROW = 50;

/** Streams opened at once. */
const AT_ONCE = 20;

/** Tables at a server with our API. Play continues where it stopped. */
export function httpTables(origin: string, tables: readonly Table[]): Open {
  const played = tables.map((table) => new HttpTable(origin, table));
  return async () => {
    const agent = new Agent({ keepAlive: true });
    const close = () => {
      for (const table of played) table.close();
      agent.destroy();
    };
    try {
      for (const table of played) await table.open(agent);
    } catch (thrown) {
      close();
      throw thrown;
    }
    return { tables: played, close };
  };
}

class HttpTable implements OpenTable {
  private readonly actions = actions();
  private arrivals = new Arrivals(0);
  private streams: ClientRequest[] = [];
  private agent = new Agent();
  private seq = 0;

  constructor(
    private readonly origin: string,
    private readonly table: Table,
  ) {}

  /** Opens the watchers' streams. */
  async open(agent: Agent): Promise<void> {
    const { watchers } = this.table;
    this.agent = agent;
    this.arrivals = new Arrivals(watchers.length);
    for (let at = 0; at < watchers.length; at += AT_ONCE)
      await Promise.all(watchers.slice(at, at + AT_ONCE).map((phone) => this.follow(phone)));
  }

  close(): void {
    const streams = this.streams;
    this.streams = [];
    for (const stream of streams) stream.destroy();
  }

  async play(): Promise<void> {
    const { players } = this.table;
    const phone = players[Math.floor(this.seq / TAPS_IN_A_ROW) % players.length] as Phone;
    const entry = { id: newId(), action: this.actions.next().value as Action, after: this.seq };
    const arrived = this.arrivals.of(++this.seq);
    await Promise.all([this.post(phone, JSON.stringify({ entries: [entry] })), arrived]);
  }

  private post(phone: Phone, body: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const sent = this.ask("POST", "entries", phone, {
        origin: this.origin,
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
      });
      sent.on("error", reject);
      sent.on("response", (response: IncomingMessage) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (piece: string) => {
          text += piece;
        });
        response.on("error", reject);
        response.on("end", () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`An entry was answered ${response.statusCode}: ${text}`)),
        );
      });
      sent.end(body);
    });
  }

  private follow(phone: Phone): Promise<void> {
    return new Promise((resolve, reject) => {
      const sent = this.ask("GET", `stream?after=${this.seq}`, phone, { accept: "text/event-stream" });
      const end = (thrown: Error) => {
        reject(thrown);
        // Closed here on purpose.
        if (this.streams.includes(sent)) this.arrivals.fail(thrown);
      };
      this.streams.push(sent);
      sent.on("error", end);
      sent.on("response", (response: IncomingMessage) => {
        if (response.statusCode !== 200)
          return end(new Error(`A stream was answered ${response.statusCode}`));
        response.on("error", end);
        response.on("close", () => end(new Error("A stream ended")));
        readEvents(response, (event, text) => {
          if (event === "entry") this.arrivals.shown((JSON.parse(text) as { seq: number }).seq);
        });
        resolve();
      });
      sent.end();
    });
  }

  private ask(method: string, path: string, { cookie, from }: Phone, headers: Record<string, string>) {
    return request(new URL(`/api/v1/games/${this.table.id}/${path}`, this.origin), {
      // A stream needs its own connection.
      agent: method === "POST" ? this.agent : false,
      method,
      headers: { cookie, "x-forwarded-for": from, ...headers },
    });
  }
}

/** Reads server-sent events. */
function readEvents(response: IncomingMessage, take: (event: string, text: string) => void): void {
  let rest = "";
  response.setEncoding("utf8");
  response.on("data", (piece: string) => {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const fields = new Map(block.split("\n").map((line) => line.split(/: (.*)/, 2) as [string, string]));
      take(fields.get("event") ?? "", fields.get("data") ?? "");
    }
  });
}

function* actions(): Generator<Action, never> {
  for (const round of endlessRounds(Number.POSITIVE_INFINITY)) yield* round;
  throw new Error("The rounds came to an end");
}
