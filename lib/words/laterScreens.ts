export * from "./en/laterScreens";
