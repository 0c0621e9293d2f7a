import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { pageSteps } from './page-steps.ts';

type PaginationProps = {
  /** Names the navigation for screen readers. */
  label: string;
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  words: {
    previous: string;
    next: string;
    /** Says "page 3" of a number that stands alone. */ page: (page: number) => string;
  };
  className?: string;
};

const box =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-3 text-sm font-medium';

/** Links to the pages of a list: the neighbours, the ends, and a few around the one shown. */
export function Pagination({ label, page, count, hrefOf, words, className }: PaginationProps) {
  if (count < 2) return null;
  const step = (to: number, text: string, Icon: typeof ChevronLeft) =>
    to >= 1 && to <= count ? (
      <Link
        to={hrefOf(to)}
        rel={to < page ? 'prev' : 'next'}
        aria-label={text}
        className={classNames(box, 'hover:bg-sunken hover:text-accent')}
      >
        <Icon aria-hidden="true" className="size-4" />
      </Link>
    ) : (
      <span aria-hidden="true" className={classNames(box, 'text-line-strong')}>
        <Icon className="size-4" />
      </span>
    );
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center gap-1">
        <li>{step(page - 1, words.previous, ChevronLeft)}</li>
        {pageSteps(page, count).map((shown) => (
          <li key={shown}>
            {shown < 0 ? (
              <span aria-hidden="true" className={classNames(box, 'min-w-6 px-0 text-muted')}>
                …
              </span>
            ) : (
              <Link
                to={hrefOf(shown)}
                aria-label={words.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
                className={classNames(
                  box,
                  'tabular-nums',
                  shown === page ? 'bg-ink text-paper' : 'hover:bg-sunken hover:text-accent',
                )}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, words.next, ChevronRight)}</li>
      </ul>
    </nav>
  );
}
