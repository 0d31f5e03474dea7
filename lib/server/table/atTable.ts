import type { z } from "zod";
import { type Done, notDone } from "@/lib/protocol/notDone";
import { answerDone, answerNot, endpoint } from "../api/endpoint";
import { readChange } from "../api/readSent";
import { readNumber } from "../http/readNumber";
import { access, type Pass, type Purpose } from "../identity/access";

/** What the address of a table names. */
interface TableParams {
  readonly id: string;
}

/** A handler that reads a body of that shape, counts it as a change, and does it for those who may at that table. */
export const atTable = <Shape, Params extends TableParams = TableParams>(
  purpose: Purpose,
  shape: z.ZodType<Shape>,
  deed: (pass: Pass, body: Shape, params: Params) => Promise<Done<null>>,
) =>
  endpoint<Params>(async ({ request, visitor, params }) => {
    const sent = await readChange({ request, visitor }, shape);
    if (!sent.ok) return sent.refusal;
    const pass = await access(visitor, params.id, purpose);
    return pass.ok ? answerDone(await deed(pass.value, sent.value, params)) : answerNot(pass.refusal);
  });

/** The same about one round of it. Refuses with `no-such-round` an address that names none. */
export const atRound = <Shape>(
  purpose: Purpose,
  shape: z.ZodType<Shape>,
  deed: (pass: Pass, round: number, body: Shape) => Promise<Done<null>>,
) =>
  atTable<Shape, TableParams & { readonly round: string }>(purpose, shape, async (pass, body, params) => {
    const round = readNumber(params.round);
    return round === null ? notDone("no-such-round") : deed(pass, round, body);
  });
