export * from "./en/verdicts";
