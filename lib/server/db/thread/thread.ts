import type { SqlQuery } from "@prisma/driver-adapter-utils";
import { workerData } from "piscina";
import { connectHere } from "../connectHere";
import type { Connection } from "../sqlite";
import type { Write } from "../write";
import { type Carried, carry } from "./serializedError";

/** What is asked of the connection, and what it takes for that. */
export type Question =
  | { readonly ask: "connect" }
  | { readonly ask: "dispose" }
  | { readonly ask: "queryRaw" | "executeRaw"; readonly query: SqlQuery }
  | { readonly ask: "executeScript"; readonly script: string }
  | { readonly ask: "commitTogether"; readonly writes: readonly Write[] };

/** What the connection answered, or threw. */
export type Answered =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly thrown: Carried };

let connection: Connection | undefined;

async function answerTo(question: Question): Promise<unknown> {
  if (question.ask === "connect") {
    connection = await connectHere(workerData);
    return undefined;
  }
  // A thread that took the place of one that broke has none: what is asked of it may be the middle of a transaction.
  if (!connection) throw new Error("The connection to the database is lost.");
  if (question.ask === "dispose") return connection.dispose();
  if (question.ask === "executeScript") return connection.executeScript(question.script);
  if (question.ask === "commitTogether") return connection.commitTogether(question.writes);
  return connection[question.ask](question.query);
}

/** Asks the connection of this thread: the entry of the thread that has the database. */
export default async function answer(question: Question): Promise<Answered> {
  try {
    return { ok: true, value: await answerTo(question) };
  } catch (thrown) {
    return { ok: false, thrown: carry(thrown) };
  }
}
