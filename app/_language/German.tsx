import { German as words } from "@/lib/words/de";
import { speak } from "@/lib/words/spoken";

// On the server every request has a language of its own (`lib/server/speaking.ts`); in a browser there is one.
if (typeof window !== "undefined") speak(() => words);

/** Whatever is drawn within it, a browser draws in German. */
export default function German({ children }: { readonly children: React.ReactNode }) {
  return children;
}
