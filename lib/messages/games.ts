import * as english from "./en/games";
import { spoken } from "./spoken";

export const { gameName, gameLine } = spoken("games", english);
