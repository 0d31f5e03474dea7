export * from "./en/verdictLink";
