import { apiError } from "@/lib/protocol/apiResult";
import { answerNot, endpoint } from "@/lib/server/api/endpoint";
import { posterSvg } from "@/lib/server/api/pictures/posterSvg";
import { yearPoster } from "@/lib/server/figures/yearPoster";
import { accessGroup } from "@/lib/server/identity/access";
import { groupContext } from "@/lib/server/roster/groupContext";
import { isYear } from "@/lib/views/calendar";
import { drawPoster } from "@/lib/views/poster";

interface Params {
  readonly id: string;
  readonly year: string;
}

/** A year's poster as a file, for members of the group. */
export const GET = endpoint<Params>(async ({ request, visitor, params: { id, year } }) => {
  const access = await accessGroup(visitor, id, "read");
  if (!access.ok) return answerNot(access.refusal);
  if (!isYear(year)) return answerNot(apiError("no-such-address").refusal);
  const of = await groupContext(access.value);
  const { card } = of;
  const asked = new URL(request.url).searchParams.get("game");
  const { poster } = await yearPoster(of, card, year, asked);
  return new Response(await posterSvg(poster.paper, `${poster.title}, ${card.name}`, drawPoster(poster)), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "content-disposition": `attachment; filename="${year}.svg"`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
});
