import * as english from "./en/mails";
import { spoken } from "./spoken";

export type { Mail } from "./en/mails";

export const { sayLinkMail, sayRecoveryMail, sayProofMail } = spoken("mails", english);
