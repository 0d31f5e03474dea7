import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { GroupCommit } from "./groupCommit";
import { type Connection, connectSqlite } from "./sqlite";

/**
 * Opens an existing SQLite file in this thread.
 * @throws OperatorError, and driver errors.
 */
export async function connectHere(file: string): Promise<Connection> {
  const connection = await connectSqlite(file, { mustExist: true });
  const commits = await openedAlongside(connection, () => new GroupCommit(file));
  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    queryRaw: (query) => connection.queryRaw(query),
    executeRaw: (query) => connection.executeRaw(query),
    executeScript: (script) => connection.executeScript(script),
    commitTogether: async (writes) => commits.commit(writes),
    dispose: () => {
      commits.close();
      return connection.dispose();
    },
  };
}

/** Opens something next to a connection, and closes the connection if that fails. */
async function openedAlongside<Opened>(connection: SqlDriverAdapter, open: () => Opened): Promise<Opened> {
  try {
    return open();
  } catch (thrown) {
    await connection.dispose();
    throw thrown;
  }
}
