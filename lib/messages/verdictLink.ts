import * as english from "./en/verdictLink";
import { spoken } from "./spoken";

export const { verdictLinkWords, sayVerdictPreview } = spoken("verdictLink", english);
