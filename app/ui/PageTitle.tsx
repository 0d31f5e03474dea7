interface PageTitleProps {
  /** Sizes on paper, and what follows the title. */
  readonly className?: string;
  readonly children: React.ReactNode;
}

/**
 * A page's title: one size, 16 pixels from the left edge of a phone. In a `page-header` it is on its own row
 * below the way back.
 */
export const PageTitle = ({ className = "", children }: PageTitleProps) => (
  <h1 className={`page-title ${className}`}>{children}</h1>
);
