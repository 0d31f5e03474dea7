import { buildHere } from "@/lib/server/process/build";
import { OperatorError } from "@/lib/server/process/operatorError";
import { assembleHere } from "@/lib/server/process/programFolder";
import { main } from "./main";

// The processes that `npm run build` starts:
// node --import tsx lib/cli/builder.ts build CHECKOUT       runs Next's build
// node --import tsx lib/cli/builder.ts assemble CHECKOUT    gathers what runs
await main(async () => {
  const [step, checkout] = process.argv.slice(2);
  if (checkout === undefined) throw new OperatorError("npm run build builds the app.");
  await (step === "assemble" ? assembleHere(checkout) : buildHere(checkout));
});
