import { ask } from "@/lib/protocol/ask";
import { answerLines } from "./answerLines";

// npm run -s settle [-- FILE…]: one question (or array of them) a line in, one answer a line out.
await answerLines(process.argv.slice(2), ask);
