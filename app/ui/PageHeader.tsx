import type { UrlObject } from "node:url";
import type { Route } from "next";
import Link from "next/link";
import { BackIcon } from "./Icons";

interface PageHeaderProps<Path extends string> {
  /** The target of the key. */
  readonly href: Route<Path> | UrlObject;
  /** The name of the key. */
  readonly label: string;
  readonly className?: string;
  /** Shown beside the key, such as the title. */
  readonly children?: React.ReactNode;
}

/** The top of a page, with the key back. */
export const PageHeader = <Path extends string>({
  href,
  label,
  className = "",
  children,
}: PageHeaderProps<Path>) => (
  <header className={`page-header ${className}`}>
    <Link<Path> href={href} aria-label={label} className="icon-button">
      <BackIcon />
    </Link>
    {children}
  </header>
);

/** The name of a page in its header, if the title is below. */
export const PageName = ({ children }: { readonly children: string }) => (
  <p className="min-w-0 flex-1 font-bold text-lead leading-tight [overflow-wrap:anywhere]">{children}</p>
);
