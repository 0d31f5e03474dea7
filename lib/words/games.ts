export * from "./en/games";
