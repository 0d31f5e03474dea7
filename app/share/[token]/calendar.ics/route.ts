import { isLanguage } from "@/lib/messages/language";
import { answerNot, endpoint } from "@/lib/server/api/endpoint";
import { withLocale } from "@/lib/server/http/locale";
import { followFeed } from "@/lib/server/publicLinks/followFeed";

interface Params {
  readonly token: string;
}

/**
 * A calendar feed by its public link, for calendar programs. They send no cookies, so its address may name the
 * language (`?language=de`).
 */
export const GET = endpoint<Params>(async ({ request, params: { token } }) => {
  const language = new URL(request.url).searchParams.get("language") ?? undefined;
  const write = () => followFeed(request, token);
  const feed = await (isLanguage(language) ? withLocale(language, write) : write());
  if (!feed.ok) return answerNot(feed.refusal);
  return new Response(feed.value, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="dishes.ics"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
});
