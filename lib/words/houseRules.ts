export * from "./en/houseRules";
