import { ask } from "@/lib/protocol/ask";
import { answerLines } from "./answerLines";

// npm run -s settle [-- FILE…]: one question (or an array) per line in, one answer per line out.
await answerLines(process.argv.slice(2), ask);
