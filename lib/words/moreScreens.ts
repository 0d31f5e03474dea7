export * from "./en/moreScreens";
