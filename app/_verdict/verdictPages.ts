// What the keys below a verdict show: one chunk.
export { ButWePlayPage } from "./ButWePlayPage";
export { VerdictLinkPage } from "./VerdictLinkPage";
