import { deskPath } from "@/lib/protocol/houseLink";
import { saveText } from "./localStore";

/** The key of this phone's last game and rules. */
export const LAST_DESK = "desk";

/** Stores the last game and rules, of the desk or of a table opened here. */
export const saveDesk = (played: Parameters<typeof deskPath>[0]): void =>
  saveText(LAST_DESK, deskPath(played));
