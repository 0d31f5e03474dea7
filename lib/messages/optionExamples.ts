import * as english from "./en/optionExamples";
import { spoken } from "./spoken";

export const { exampleWords, sayExample } = spoken("optionExamples", english);
