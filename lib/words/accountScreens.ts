export * from "./en/accountScreens";
