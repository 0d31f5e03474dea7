import * as english from "./en/mails";
import { spoken } from "./spoken";

export type { AccountChange, Mail } from "./en/mails";

export const { sayLinkMail, sayRecoveryMail, sayProofMail, sayChangeMail } = spoken("mails", english);
