export * from "./en/groupGames";
