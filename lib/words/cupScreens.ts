export * from "./en/cupScreens";
