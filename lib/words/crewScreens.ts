export * from "./en/crewScreens";
