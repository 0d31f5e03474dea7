import { apiError } from "@/lib/protocol/apiResult";
import { answerNot } from "@/lib/server/api/endpoint";
import { findRoute, type Route } from "../v1/routes";

/** Answers every API route declared in `lib/protocol/routes`; 404 for the rest. */
const answerBy =
  (method: keyof Route) =>
  (request: Request): Response | Promise<Response> => {
    const found = findRoute(new URL(request.url).pathname);
    if (found === null) return answerNot(apiError("no-such-address").refusal);
    return found.route[method](request, { params: Promise.resolve(found.params) });
  };

export const GET = answerBy("GET");
export const HEAD = answerBy("HEAD");
export const POST = answerBy("POST");
export const PUT = answerBy("PUT");
export const PATCH = answerBy("PATCH");
export const DELETE = answerBy("DELETE");
export const OPTIONS = answerBy("OPTIONS");
