import type { z } from "zod";
import type { Done } from "@/lib/protocol/notDone";
import { answerDone, answerNot, endpoint } from "../api/endpoint";
import { readChange } from "../api/readSent";
import { accessInstallation, type InstallationPass } from "../identity/access";

/** A handler for the installation's owner, of what takes nothing but its address. */
export const forOwner = (deed: (pass: InstallationPass, request: Request) => Promise<Done<object>>) =>
  endpoint(async ({ request, visitor }) => {
    const pass = await accessInstallation(visitor);
    return pass.ok ? answerDone(await deed(pass.value, request)) : answerNot(pass.refusal);
  });

/** A handler for the installation's owner that reads a body of that shape. */
export const forOwnerWith = <Shape, Params = object>(
  shape: z.ZodType<Shape>,
  deed: (pass: InstallationPass, body: Shape, params: Params) => Promise<Done<object>>,
  status?: number,
) =>
  endpoint<Params>(async ({ request, visitor, params }) => {
    const asks = await accessInstallation(visitor);
    if (!asks.ok) return answerNot(asks.refusal);
    const body = await readChange({ request, visitor }, shape);
    if (!body.ok) return body.refusal;
    // It may have been handed over while the body came.
    const pass = await accessInstallation(visitor);
    return pass.ok ? answerDone(await deed(pass.value, body.value, params), status) : answerNot(pass.refusal);
  });
