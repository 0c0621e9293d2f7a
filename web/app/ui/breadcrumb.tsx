import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

type BreadcrumbProps = {
  label: string;
  /** From the home page down to the current page, which is last and not a link. */
  crumbs: readonly { name: string; path: string }[];
  className?: string;
};

/** Breadcrumb navigation. */
export function Breadcrumb({ label, crumbs, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {crumbs.map(({ name, path }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={path} className="flex min-w-0 items-center gap-1.5">
              {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />}
              {last ? (
                <span aria-current="page" className="py-1 text-ink">
                  {name}
                </span>
              ) : (
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center rounded-sm py-1 md:min-h-6 underline-offset-4 hover:text-accent hover:underline"
                >
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
