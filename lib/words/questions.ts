export * from "./en/questions";
