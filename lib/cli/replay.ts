import { replay } from "@/lib/protocol/replay";
import { answerLines } from "./answerLines";

// npm run -s replay -- FILE… (or `-` for standard input): one record per line in, one replay result per line
// out.
await answerLines(process.argv.slice(2), replay);
