import * as english from "./en/api";
import { spoken } from "./spoken";

export type { RequestCode } from "./en/api";

export const { sayApi } = spoken("api", english);
