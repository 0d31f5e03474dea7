import { defineConfig } from "prisma/config";

// `prisma generate` does not run the native schema engine, but downloads it unless this names one. Any
// executable works, so a machine without internet can generate the client. Migrations use the WebAssembly
// engine.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
});
