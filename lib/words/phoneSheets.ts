export * from "./en/phoneSheets";
