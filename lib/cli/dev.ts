import { main } from "./main";

/** `npm run dev`: serves the sources as they are edited. */
await main(async () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  const { serve } = await import("./serve");
  await serve(true);
});
