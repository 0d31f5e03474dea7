import { main } from "./main";

/** `npm run dev`: runs the sources and reloads them after edits. */
await main(async () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  const { serve } = await import("./serve");
  await serve(true);
});
