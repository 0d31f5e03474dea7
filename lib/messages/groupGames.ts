import * as english from "./en/groupGames";
import { spoken } from "./spoken";

export const { groupGamesWords, sayDay, sayDayHeading, sayParts } = spoken("groupGames", english);
