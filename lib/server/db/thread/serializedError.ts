import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { OperatorError, reasonOf } from "../../process/operatorError";

/** An error in a form that threads can exchange. Structured cloning would keep only the message. */
export interface Carried {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/** Serializes a thrown value. */
export function carry(thrown: unknown): Carried {
  if (!(thrown instanceof Error)) return { name: "Error", message: reasonOf(thrown) };
  const { name, message, stack, cause } = thrown;
  return { name, message, stack, cause, ...("code" in thrown && { code: thrown.code }) };
}

/** Restores the error, with its class where callers check for it. */
export function arrived({ name, message, cause, ...rest }: Carried): Error {
  if (name === "DriverAdapterError") return Object.assign(new DriverAdapterError(cause as never), rest);
  if (name === "OperatorError") return new OperatorError(message);
  return Object.assign(new Error(message, { cause }), { name, ...rest });
}
