export * from "./en/historyScreens";
