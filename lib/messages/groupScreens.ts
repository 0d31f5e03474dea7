import * as english from "./en/groupScreens";
import { spoken } from "./spoken";

export const { groupWords, sayInvited } = spoken("groupScreens", english);
