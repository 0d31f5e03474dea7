import path from "node:path";
import { z } from "zod";
import { OperatorError } from "./operatorError";
import { readSignInSettings, type SignInSettings } from "./signInSettings";

/** Blank counts as unset, so that `PORT= npm start` and an empty line in a .env file mean the default. */
const blankIsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

const isOrigin = (text: string) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
};

const environment = z.object({
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default("./data")),
  PORT: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65535)
      .default(3000),
  ),
  HOST: z.preprocess(blankIsUnset, z.string().regex(/^\S+$/).default("0.0.0.0")),
  PUBLIC_URL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .refine(isOrigin)
      .transform((text) => new URL(text).origin)
      .optional(),
  ),
});

const ADVICE: Record<keyof z.infer<typeof environment>, string> = {
  DATA_DIR: "set it to the folder where the games are kept, or leave it out for ./data.",
  PORT: "set it to a number from 0 to 65535 (0 takes any free port), or leave it out for 3000.",
  HOST: "set it to the address to listen on, or leave it out for 0.0.0.0 (every address of this machine).",
  PUBLIC_URL:
    "set it to the address people type, such as https://dice.example.org (http or https, without a path), or leave it out.",
};

/** The settings the program reads from its environment, parsed. */
export interface Environment {
  /** Where everything the program keeps is stored; absolute. */
  readonly dataDir: string;
  /** 0 asks the system for any free port. */
  readonly port: number;
  readonly host: string;
  /** The origin people reach the program at, when it is not the machine's own address. */
  readonly publicUrl: string | undefined;
  readonly signIn: SignInSettings;
}

/**
 * Reads the settings.
 * @throws OperatorError naming the variable when a value cannot be used.
 */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const parsed = environment.safeParse(source);
  if (!parsed.success) {
    const variable = parsed.error.issues[0]?.path[0] as keyof typeof ADVICE;
    throw new OperatorError(`${variable} cannot be "${source[variable]}": ${ADVICE[variable]}`);
  }
  const { DATA_DIR, PORT, HOST, PUBLIC_URL } = parsed.data;
  return {
    dataDir: path.resolve(DATA_DIR),
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL,
    signIn: readSignInSettings(source, PUBLIC_URL),
  };
}
