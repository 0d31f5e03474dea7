import type { UrlObject } from "node:url";
import type { Route } from "next";
import Link from "next/link";

interface RowLinkProps<Path extends string> {
  readonly href: Route<Path> | UrlObject;
  /** The row's height, borders and font. */
  readonly className: string;
  readonly children: React.ReactNode;
}

/** A row that leads to another page. */
export const RowLink = <Path extends string>({ href, className, children }: RowLinkProps<Path>) => (
  <Link<Path> href={href} prefetch={false} className={`flex items-center gap-4 ${className}`}>
    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</span>
    <span aria-hidden="true" className="text-large text-soft leading-none">
      ›
    </span>
  </Link>
);
