export * from "./en/desk";
