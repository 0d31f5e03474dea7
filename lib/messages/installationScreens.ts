import * as english from "./en/installationScreens";
import { spoken } from "./spoken";

export const { installationWords, sayBytes } = spoken("installationScreens", english);
