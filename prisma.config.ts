import { defineConfig } from "prisma/config";

// `prisma generate` never runs the native schema engine, but downloads it unless it is told of one. Any executable
// will do, so that a machine without internet can generate the client. Migrations use the WebAssembly engine.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
});
