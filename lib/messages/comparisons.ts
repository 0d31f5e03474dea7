import * as english from "./en/comparisons";
import { spoken } from "./spoken";

export const { sayHigher, sayTie, sayRank } = spoken("comparisons", english);
