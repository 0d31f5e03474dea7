import { ask } from "@/lib/formats/ask";
import { MOST_QUESTIONS } from "@/lib/formats/ask/shapes";
import { publicDesk } from "@/lib/server/publicDesk";

/** The dispute desk: a question, or up to 100 of them. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = publicDesk({
  mostBytes: 256 * 1024,
  tooMuch: (body) => Array.isArray(body) && body.length > MOST_QUESTIONS,
  answers: ask,
});
