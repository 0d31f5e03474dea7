import { Piscina } from "piscina";
import { threadFile } from "../../process/built";
import type { Connection } from "../sqlite";
import { arrived } from "./serializedError";
import type { Answered, Question } from "./thread";

/**
 * Opens a connection to a SQLite file in its own thread. A slow disk or a lock by another process then blocks
 * only its queries. Throws what `connectSqlite` and the driver throw.
 */
export async function connectInWorker(file: string): Promise<Connection> {
  const thread = new Piscina<Question, Answered>({
    ...threadFile("database"),
    workerData: file,
    minThreads: 1,
    maxThreads: 1,
  });
  const ask = async (question: Question): Promise<unknown> => {
    const answered = await thread.run(question);
    if (!answered.ok) throw arrived(answered.thrown);
    return answered.value;
  };
  try {
    await ask({ ask: "connect" });
  } catch (thrown) {
    await thread.destroy();
    throw thrown;
  }
  return {
    provider: "sqlite",
    adapterName: "@prisma/adapter-better-sqlite3",
    queryRaw: (query) => ask({ ask: "queryRaw", query }) as ReturnType<Connection["queryRaw"]>,
    executeRaw: (query) => ask({ ask: "executeRaw", query }) as Promise<number>,
    executeScript: (script) => ask({ ask: "executeScript", script }) as Promise<void>,
    commitTogether: (writes) =>
      ask({ ask: "commitTogether", writes }) as ReturnType<Connection["commitTogether"]>,
    dispose: async () => {
      await ask({ ask: "dispose" });
      await thread.destroy();
    },
  };
}
