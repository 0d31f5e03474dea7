import * as english from "./en/waiting";
import { spoken } from "./spoken";

export const { waitingWords } = spoken("waiting", english);
