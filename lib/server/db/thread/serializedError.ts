import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { OperatorError, reasonOf } from "../../process/operatorError";

/** What one thread threw, as it can be sent to another: errors lose all but their message on the way. */
export interface Carried {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/** Makes something thrown ready to be sent. */
export function carry(thrown: unknown): Carried {
  if (!(thrown instanceof Error)) return { name: "Error", message: reasonOf(thrown) };
  const { name, message, stack, cause } = thrown;
  return { name, message, stack, cause, ...("code" in thrown && { code: thrown.code }) };
}

/** The error that was sent, of its own kind where somebody asks for that. */
export function arrived({ name, message, cause, ...rest }: Carried): Error {
  if (name === "DriverAdapterError") return Object.assign(new DriverAdapterError(cause as never), rest);
  if (name === "OperatorError") return new OperatorError(message);
  return Object.assign(new Error(message, { cause }), { name, ...rest });
}
