import * as english from "./en/news";
import { spoken } from "./spoken";

export const { sayNews } = spoken("news", english);
