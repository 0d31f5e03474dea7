import { Spanish as words } from "@/lib/words/es";
import { speak } from "@/lib/words/spoken";

// On the server every request has a language of its own (`lib/server/speaking.ts`); in a browser there is one.
if (typeof window !== "undefined") speak(() => words);

/** Whatever is drawn within it, a browser draws in Spanish. */
export default function Spanish({ children }: { readonly children: React.ReactNode }) {
  return children;
}
