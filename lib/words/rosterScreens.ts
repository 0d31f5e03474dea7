export * from "./en/rosterScreens";
