export * from "./en/rulesCard";
