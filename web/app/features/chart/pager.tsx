import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

/** Steps through the pages of a table. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation('chart');
  if (pages <= 1) return null;
  const button =
    'grid size-11 place-items-center rounded-md hover:bg-sunken disabled:opacity-40 md:size-9';
  return (
    <nav
      aria-label={t('table.pages')}
      className="flex items-center justify-end gap-2 px-3 py-1 text-xs text-muted"
    >
      <button
        type="button"
        className={button}
        disabled={page === 0}
        aria-label={t('table.previous')}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
      </button>
      <span aria-live="polite">{t('table.page', { page: page + 1, pages })}</span>
      <button
        type="button"
        className={button}
        disabled={page >= pages - 1}
        aria-label={t('table.next')}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden="true" className="size-4" />
      </button>
    </nav>
  );
}
