export * from "./en/people";
