import { inspect, stripVTControlCharacters } from "node:util";

/** Values of LOG: JSON lines for everything, a line per request, or no requests. */
export const LOGS = ["json", "plain", "off"] as const;

export type Log = (typeof LOGS)[number];

/** An answered request. It contains nothing that a person sent: no address, id, name, token or query. */
export interface Answered {
  readonly method: string;
  /** The route's pattern, such as "/games/[id]". */
  readonly route: string;
  readonly status: number;
  /** From the head of the request to the end of the answer. */
  readonly ms: number;
  /** The body as sent, after compression. */
  readonly bytes: number;
}

/** Writes a line of standard output per request. */
export function logAnswered(log: Log, { method, route, status, ms, bytes }: Answered): void {
  if (log === "off") return;
  const time = new Date().toISOString();
  const rounded = Math.round(ms * 10) / 10;
  process.stdout.write(
    log === "json"
      ? `${JSON.stringify({ time, level: "info", method, route, status, ms: rounded, bytes })}\n`
      : `${time} ${method} ${route} ${status} ${rounded} ms ${bytes} B\n`,
  );
}

const LEVELS = { error: "error", warn: "warn", log: "info", info: "info", debug: "debug" } as const;

/**
 * Turns everything this process prints, also Next's and the packages' messages, into JSON lines. Errors keep
 * their kind, code and stack. Their messages are dropped, because they may quote what a person sent.
 */
export function printJson(): void {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, string][]) {
    const stream = level === "info" || level === "debug" ? process.stdout : process.stderr;
    console[method] = (...printed: readonly unknown[]) => {
      stream.write(`${JSON.stringify({ time: new Date().toISOString(), level, ...contents(printed) })}\n`);
    };
  }
}

function contents(printed: readonly unknown[]): object {
  const error = printed.find((one) => one instanceof Error);
  const text = printed
    .filter((one) => !(one instanceof Error))
    .map((one) => (typeof one === "string" ? stripVTControlCharacters(one) : inspect(one)))
    .join(" ")
    .trim();
  return { ...(text && { text }), ...(error && errorFields(error)) };
}

function errorFields(error: Error): object {
  const { name, stack = "" } = error;
  const code = "code" in error ? String(error.code) : undefined;
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return { error: name, ...(code !== undefined && { code }), stack: frames.map((line) => line.trim()) };
}
