import type { Metadata } from "next";
import { verdictLinkWords } from "@/lib/messages/sheets";

interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The absolute URL of the page, and the query of its picture. */
  readonly url: string;
  readonly picture: string;
  readonly type: "article" | "website";
}

/** A link's preview in chats: a title, a sentence and a picture. */
export function linkPreview({ title, description, url, picture, type }: LinkPreview): Metadata {
  const { origin, pathname } = new URL(url);
  const image = {
    url: `${origin}${pathname}/picture.png${picture}`,
    ...{ width: 1200, height: 630, alt: description },
  };
  return {
    title,
    description,
    openGraph: {
      ...{ type, siteName: verdictLinkWords.site, title, description, url },
      images: [{ ...image, type: "image/png" }],
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
