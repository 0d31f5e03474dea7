import * as english from "./en/accountScreens";
import { spoken } from "./spoken";

export const {
  accountWords,
  sayComeAlong,
  sayGuestTables,
  sayWay,
  sayAddWay,
  sayRemoveWay,
  saySignOutAt,
  sayChange,
  sayLastOwner,
} = spoken("accountScreens", english);
