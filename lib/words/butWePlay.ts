export * from "./en/butWePlay";
