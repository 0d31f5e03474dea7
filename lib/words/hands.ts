export * from "./en/hands";
