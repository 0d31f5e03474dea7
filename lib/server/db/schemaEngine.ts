import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { processSingleton } from "../process/processSingleton";

export type MigrationList = bindings.MigrationList;

/** The engine's filter for tables that are somebody else's: there are none. */
export const NO_FILTER: bindings.SchemaFilter = { externalTables: [], externalEnums: [] };

/** The bindings know one instance: where our modules are loaded more than once, they share it. */
const engine = () => processSingleton("SchemaEngine", () => ({ loaded: load() }));

/** Prisma's own migration engine, as WebAssembly: it needs no download, which the native one does. */
async function load(): Promise<void> {
  const module = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const wasm = await readFile(path.join(path.dirname(module), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/** A migration engine working on the database that the factory connects to. */
export async function schemaEngine(
  connections: SqlMigrationAwareDriverAdapterFactory,
): Promise<bindings.SchemaEngine> {
  await engine().loaded;
  return bindings.SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(connections),
  );
}

/** A connection that the engine asks, and may not close. */
export type OneConnection = SqlMigrationAwareDriverAdapterFactory & EngineRequest;

type EngineRequest = Omit<SqlDriverAdapter, "startTransaction" | "getConnectionInfo" | "dispose">;

/** Hands the engine one connection for all it does. It begins no transaction of its own. */
export function alwaysThis(asked: EngineRequest): OneConnection {
  const { provider, adapterName } = asked;
  const asks: EngineRequest = {
    provider,
    adapterName,
    queryRaw: (query) => asked.queryRaw(query),
    executeRaw: (query) => asked.executeRaw(query),
    executeScript: (script) => asked.executeScript(script),
  };
  const connect = async (): Promise<SqlDriverAdapter> => ({
    ...asks,
    startTransaction: () => Promise.reject(new Error("cannot happen: a transaction is open")),
    dispose: async () => undefined,
  });
  return { ...asks, connect, connectToShadowDb: connect };
}
