export * from "./en/numbers";
