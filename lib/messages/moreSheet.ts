import * as english from "./en/moreSheet";
import { spoken } from "./spoken";

export const { moreSheetWords, sayPenaltyStake } = spoken("moreSheet", english);
