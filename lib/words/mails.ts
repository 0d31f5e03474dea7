export * from "./en/mails";
