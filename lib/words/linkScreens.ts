export * from "./en/linkScreens";
