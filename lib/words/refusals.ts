export * from "./en/refusals";
