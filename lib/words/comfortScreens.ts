export * from "./en/comfortScreens";
