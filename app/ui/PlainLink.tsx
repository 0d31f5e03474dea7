"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import type { AnchorHTMLAttributes } from "react";

interface PlainLinkProps<Path extends string> extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly href: Route<Path>;
}

/** A link without prefetch, for pages where every kilobyte counts. */
export function PlainLink<Path extends string>({ href, ...rest }: PlainLinkProps<Path>) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        // Modified clicks open another tab.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        router.push<Path>(href);
      }}
    />
  );
}
