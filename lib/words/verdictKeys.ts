export * from "./en/verdictKeys";
