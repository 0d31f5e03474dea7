export * from "./en/boardScreens";
