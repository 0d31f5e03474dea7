import type { MetadataRoute } from "next";
import { IMPORT_PAGE, PHOTO_PAGE } from "@/lib/client/openedFiles";
import { ownLanguage } from "@/lib/messages/anyPage";
import { deskWords } from "@/lib/messages/desk";
import { START_WORDS } from "@/lib/messages/start";

/** Rendered on request, in the visitor's language. */
export const dynamic = "force-dynamic";

/** The web app manifest. */
export default function manifest(): MetadataRoute.Manifest {
  const { name, description, newGame } = START_WORDS;
  return {
    id: "/",
    name,
    short_name: name,
    description,
    lang: ownLanguage.code,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: "#16120d",
    background_color: "#16120d",
    categories: ["games", "utilities"],
    icons: [
      ...[192, 512].map((size) => icon("icon", size, "any")),
      ...[192, 512].map((size) => icon("maskable", size, "maskable")),
    ],
    // Made by `npm run screenshots`.
    screenshots: [
      screenshot("claim", "488x1055", "narrow"),
      screenshot("verdict", "488x1055", "narrow"),
      screenshot("wide", "1600x1000", "wide"),
    ],
    share_target: {
      action: IMPORT_PAGE,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "file", accept: [...Object.values(FILES).flat(), "image/*"] }],
      },
    },
    file_handlers: [
      { action: IMPORT_PAGE, accept: FILES },
      { action: PHOTO_PAGE, accept: PHOTOS },
    ],
    shortcuts: [
      { name: newGame, url: "/new" },
      { name: deskWords.fromStart, url: "/settle" },
    ],
  };
}

/** The files that the app opens, by type: records, tables, texts. */
const FILES = {
  "application/json": [".json", ".jsonl", ".bgsplay"],
  "text/csv": [".csv"],
  "text/plain": [".txt"],
};

/** Photos of dice. */
const PHOTOS = { "image/jpeg": [".jpg", ".jpeg"], "image/png": [".png"], "image/webp": [".webp"] };

const icon = (drawing: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${drawing}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const screenshot = (
  name: keyof typeof START_WORDS.screenshots,
  sizes: string,
  form_factor: "narrow" | "wide",
) => ({
  src: `/screenshots/${name}.png`,
  sizes,
  type: "image/png",
  form_factor,
  label: START_WORDS.screenshots[name],
});
