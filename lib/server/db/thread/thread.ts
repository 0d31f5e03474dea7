import type { SqlQuery } from "@prisma/driver-adapter-utils";
import { workerData } from "piscina";
import { connectHere } from "../connectHere";
import type { Connection } from "../sqlite";
import type { Write } from "../write";
import { type Carried, carry } from "./serializedError";

/** A request to the connection: its method and arguments. */
export type Question =
  | { readonly ask: "connect" }
  | { readonly ask: "dispose" }
  | { readonly ask: "queryRaw" | "executeRaw"; readonly query: SqlQuery }
  | { readonly ask: "executeScript"; readonly script: string }
  | { readonly ask: "commitTogether"; readonly writes: readonly Write[] };

/** The connection's result or error. */
export type Answered =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly thrown: Carried };

let connection: Connection | undefined;

async function answerTo(question: Question): Promise<unknown> {
  if (question.ask === "connect") {
    connection = await connectHere(workerData);
    return undefined;
  }
  // A thread that replaced a crashed one has no connection, because the request may be the middle of a
  // transaction.
  if (!connection) throw new Error("The connection to the database is lost.");
  if (question.ask === "dispose") return connection.dispose();
  if (question.ask === "executeScript") return connection.executeScript(question.script);
  if (question.ask === "commitTogether") return connection.commitTogether(question.writes);
  return connection[question.ask](question.query);
}

/** Entry point of the database thread: runs a request on its connection. */
export default async function answer(question: Question): Promise<Answered> {
  try {
    return { ok: true, value: await answerTo(question) };
  } catch (thrown) {
    return { ok: false, thrown: carry(thrown) };
  }
}
