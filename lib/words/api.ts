export * from "./en/api";
