import * as english from "./en/answerPreview";
import { spoken } from "./spoken";

export const { answerPreviewWords, sayAsked } = spoken("answerPreview", english);
