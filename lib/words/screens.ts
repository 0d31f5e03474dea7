export * from "./en/screens";
