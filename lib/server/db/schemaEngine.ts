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

/** The engine's filter for tables outside this schema: none. */
export const NO_FILTER: bindings.SchemaFilter = { externalTables: [], externalEnums: [] };

/** The bindings support one instance, so all copies of this module share it. */
const engine = () => processSingleton("SchemaEngine", () => ({ loaded: load() }));

/** Loads Prisma's migration engine as WebAssembly, because the native one needs a download. */
async function load(): Promise<void> {
  const module = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const wasm = await readFile(path.join(path.dirname(module), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/** Creates a migration engine on the factory's database. */
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

/** A connection that the engine uses but must not close. */
export type OneConnection = SqlMigrationAwareDriverAdapterFactory & EngineRequest;

type EngineRequest = Omit<SqlDriverAdapter, "startTransaction" | "getConnectionInfo" | "dispose">;

/** Gives the engine one connection for everything. It begins no transaction of its own. */
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
