// The sheets behind the keys below a verdict: one chunk.
export { ButWePlayPage } from "./ButWePlayPage";
export { VerdictLinkPage } from "./VerdictLinkPage";
