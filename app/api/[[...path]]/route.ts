import { apiError } from "@/lib/protocol/apiResult";
import { answerNot } from "@/lib/server/api/endpoint";
import { findRoute, type Route } from "../v1/routes";

/** Answers every address of the API as its operations are stated (`lib/protocol/routes`), and 404 where there is nothing. */
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
