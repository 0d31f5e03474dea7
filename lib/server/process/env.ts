import path from "node:path";
import { z } from "zod";
import type { SignUp } from "@/lib/protocol/installation";
import { readNetworks, type Trusts } from "./callerAddress";
import { LOGS, type Log } from "./log";
import { OperatorError } from "./operatorError";
import { processSingleton } from "./processSingleton";
import { arrival } from "./requestContext";
import { readSignInSettings, type SignInSettings } from "./signInSettings";

/** Treats a blank value as unset, so `PORT= npm start` and an empty line in .env mean the default. */
const blankIsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

const isOrigin = (text: string) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
};

/** True for the address of a PostgreSQL database. */
export const isPostgres = (text: string) =>
  URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

/** Matches a name or an address without a port. */
const isHost = (text: string) =>
  /^[^\s:/?#@\\]+$|^\[[\da-f:.]+\]$/i.test(text) && URL.canParse(`http://${text}`);

/** Values of SIGN_UP, as `npm run owner -- sign-up` takes them. */
export const FIRST_SIGN_UP = ["open", "invited", "closed"] as const;

/** The stored name of such a value. */
export const signUpMode = (text: (typeof FIRST_SIGN_UP)[number]): SignUp =>
  text === "invited" ? "invitation" : text;

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number <= 65535);

/** Addresses and networks, as a predicate. */
const networks = z
  .string()
  .default("")
  .transform((text, context) => {
    const contains = readNetworks(text);
    if (contains) return contains;
    context.addIssue("neither addresses nor networks");
    return z.NEVER;
  });

const environment = z.object({
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default("./data")),
  DATABASE_URL: z.preprocess(blankIsUnset, z.string().refine(isPostgres).optional()),
  INSTALLATION_SECRET: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^[\da-f]{64}$/i)
      .transform((text) => Buffer.from(text, "hex"))
      .optional(),
  ),
  PORT: z.preprocess(blankIsUnset, port.default(3000)),
  HOST: z.preprocess(blankIsUnset, z.string().regex(/^\S+$/).default("0.0.0.0")),
  PUBLIC_URL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .refine(isOrigin)
      .transform((text) => new URL(text).origin)
      .optional(),
  ),
  ALLOWED_HOSTS: z.preprocess(
    blankIsUnset,
    z
      .string()
      .default("")
      .transform((text) => text.split(",").flatMap((one) => one.trim() || []))
      .refine((names) => names.every(isHost))
      .transform((names) => names.map((name) => new URL(`http://${name}`).hostname)),
  ),
  HTTPS: z.preprocess(blankIsUnset, z.literal("self").optional()),
  PAINT_FIRST: z.preprocess(blankIsUnset, z.enum(["on", "off"]).default("on")),
  SIGN_UP: z.preprocess(blankIsUnset, z.enum(FIRST_SIGN_UP).default("open")),
  LOG: z.preprocess(blankIsUnset, z.enum(LOGS).default("off")),
  METRICS_PORT: z.preprocess(blankIsUnset, port.optional()),
  METRICS_HOST: z.preprocess(blankIsUnset, z.string().regex(/^\S+$/).default("127.0.0.1")),
  TRUSTED_PROXIES: z.preprocess(blankIsUnset, networks),
  WEBHOOK_NETWORKS: z.preprocess(blankIsUnset, networks),
});

const ADVICE: Record<keyof z.infer<typeof environment>, string> = {
  DATA_DIR: "set it to the folder for the games, or leave it out for ./data.",
  DATABASE_URL:
    "set it to the address of a PostgreSQL database, such as postgresql://dice:secret@db.example.org/dice, or leave it out for SQLite in DATA_DIR.",
  INSTALLATION_SECRET:
    "set it to 64 hexadecimal digits (openssl rand -hex 32), the same for every instance, or leave it out for the one in DATA_DIR.",
  PORT: "set it to a number from 0 to 65535 (0 takes any free port), or leave it out for 3000.",
  HOST: "set it to the address to listen on, or leave it out for 0.0.0.0 (every address of this machine).",
  PUBLIC_URL:
    "set it to the address people type, such as https://dice.example.org (http or https, without a path), or leave it out.",
  ALLOWED_HOSTS:
    "set it to the other names by which people reach this server, such as dice.lan, dice.fritz.box (no ports), or leave it out.",
  HTTPS:
    "set it to self to serve with this server's own certificate (docs/https.md), or leave it out for plain http.",
  SIGN_UP:
    "set it to closed, invited or open, which is who can sign up on a new server, or leave it out for open.",
  LOG: "set it to json or plain to log requests, or leave it out.",
  METRICS_PORT: "set it to the port for metrics (0 takes any free port), or leave it out for none.",
  METRICS_HOST: "set it to the address to serve metrics on, or leave it out for 127.0.0.1.",
  PAINT_FIRST: "set it to off to send pages as Next renders them, or leave it out for on.",
  TRUSTED_PROXIES:
    "set it to the addresses or networks of the proxies in front, such as 127.0.0.1, 10.0.0.0/8, or leave it out.",
  WEBHOOK_NETWORKS:
    "set it to the private addresses or networks that webhooks may reach, such as 192.168.1.0/24, or leave it out.",
};

const SECRET: readonly string[] = ["DATABASE_URL", "INSTALLATION_SECRET"] satisfies (keyof typeof ADVICE)[];

/** The settings, parsed from the environment. */
export interface Environment {
  /** Absolute path of the folder that stores everything. */
  readonly dataDir: string;
  /** URL of the PostgreSQL database; undefined for SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The 32-byte signing secret; undefined if it lives in the data folder. */
  readonly secret: Buffer | undefined;
  /** 0 asks the system for any free port. */
  readonly port: number;
  readonly host: string;
  /** The origin people use, if it is not the machine's own address. */
  readonly publicUrl: string | undefined;
  /** Further host names people use, such as one assigned by a router. */
  readonly allowedHosts: readonly string[];
  /** "self" makes the program speak TLS with a certificate it creates; undefined means http. */
  readonly https: "self" | undefined;
  /** True if pages are sent so that text paints before scripts load (`docs/decisions/0013`). */
  readonly paintsFirst: boolean;
  /** Who can sign up on a new server. Later the owner decides. */
  readonly firstSignUp: SignUp;
  /** How requests and messages are logged. */
  readonly log: Log;
  /** The address that serves metrics; undefined if none does. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The trusted proxies, whose X-Forwarded headers count. */
  readonly trusts: Trusts;
  /** The private addresses that webhooks may reach. */
  readonly webhookNetworks: (address: string) => boolean;
  /** The trusted proxies as configured, for display. */
  readonly trustedProxies: readonly string[];
  /** Sign-in methods besides the password. */
  readonly signIn: SignInSettings;
}

/**
 * True if people use https: by PUBLIC_URL, else by the current request. Outside a request, it is true if this
 * server speaks only TLS.
 */
export function overHttps(): boolean {
  const { publicUrl, https } = readEnvironment();
  return publicUrl?.startsWith("https:") ?? arrival()?.https ?? https === "self";
}

const frozen = () =>
  processSingleton("Environment", (): { settings: Environment | null } => ({ settings: null }));

/** Freezes the settings for the life of the process, because every tap reads them several times. */
export function freezeEnv(): void {
  frozen().settings = readEnvironment();
}

/**
 * Parses the settings.
 * @throws OperatorError naming the variable when a value is invalid.
 */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const { settings } = frozen();
  if (settings !== null && source === process.env) return settings;
  const parsed = environment.safeParse(source);
  if (!parsed.success) {
    const variable = parsed.error.issues[0]?.path[0] as keyof typeof ADVICE;
    // Never log a password or a secret.
    const problem = SECRET.includes(variable) ? "is invalid" : `cannot be "${source[variable]}"`;
    throw new OperatorError(`${variable} ${problem}: ${ADVICE[variable]}`);
  }
  const {
    DATA_DIR,
    DATABASE_URL,
    INSTALLATION_SECRET,
    PORT,
    HOST,
    PUBLIC_URL,
    ALLOWED_HOSTS,
    HTTPS,
    PAINT_FIRST,
    SIGN_UP,
    LOG,
    METRICS_PORT,
    METRICS_HOST,
    TRUSTED_PROXIES,
    WEBHOOK_NETWORKS,
  } = parsed.data;
  if (HTTPS === "self" && PUBLIC_URL?.startsWith("http:"))
    throw new OperatorError(
      `HTTPS=self and PUBLIC_URL=${PUBLIC_URL} contradict each other: set PUBLIC_URL to the https address people type, or leave one of them out.`,
    );
  return {
    dataDir: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    secret: INSTALLATION_SECRET,
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL,
    allowedHosts: ALLOWED_HOSTS,
    https: HTTPS,
    paintsFirst: PAINT_FIRST === "on",
    firstSignUp: signUpMode(SIGN_UP),
    log: LOG,
    metrics: METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT },
    trusts: TRUSTED_PROXIES,
    webhookNetworks: WEBHOOK_NETWORKS,
    trustedProxies: (source.TRUSTED_PROXIES ?? "").split(",").flatMap((one) => one.trim() || []),
    signIn: readSignInSettings(source, PUBLIC_URL),
  };
}
