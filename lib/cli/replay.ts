import { replay } from "@/lib/protocol/replay";
import { answerLines } from "./answerLines";

// npm run -s replay -- FILE… (or `-` for standard input): one record a line in, one replay result a line out.
await answerLines(process.argv.slice(2), replay);
