export * from "./en/startScreens";
