import { lacking } from "./drivers";

/** Before the tests of the engines: in CI none is left out. */
export default function demandEngines(): void {
  const missing = [lacking("webkit"), lacking("firefox")].find((one) => one !== undefined);
  if (process.env.CI === "true" && missing) throw new Error(missing);
}
