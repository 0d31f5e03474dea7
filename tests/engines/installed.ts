import { lacking } from "./drivers";

/** Before the engine tests: in CI none is skipped. */
export default function demandEngines(): void {
  const missing = [lacking("webkit"), lacking("firefox")].find((one) => one !== undefined);
  if (process.env.CI === "true" && missing) throw new Error(missing);
}
