export * from "./en/phones";
