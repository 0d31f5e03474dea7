export * from "./en/installationScreens";
