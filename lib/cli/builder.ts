import { buildHere } from "@/lib/server/process/build";
import { OperatorError } from "@/lib/server/process/operatorError";
import { main } from "./main";

/** The build process for `buildIfStale`: node --import tsx lib/cli/builder.ts CHECKOUT */
await main(async () => {
  const checkout = process.argv[2];
  if (checkout === undefined) throw new OperatorError("To build the app, run: npm run build");
  await buildHere(checkout);
});
