export * from "./en/groupScreens";
