import type { SavedDeal } from '@vela/contracts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type DealListProps = {
  items: readonly SavedDeal[];
  isEmpty: boolean;
  openId: string | undefined;
  onOpen: (deal: SavedDeal) => void;
  onDelete: (deal: SavedDeal) => void;
};

/** The saved deals by name, to open or delete. */
export function DealList({ items, isEmpty, openId, onOpen, onDelete }: DealListProps) {
  const { t } = useTranslation('deal');
  if (isEmpty) return <p className="mt-2 text-sm text-muted">{t('saved.empty')}</p>;
  return (
    <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto">
      {items.map((deal) => (
        <li key={deal.id} className="flex items-center gap-2">
          <button
            type="button"
            aria-pressed={deal.id === openId}
            className="min-h-11 min-w-0 flex-1 truncate text-left text-sm hover:text-accent aria-pressed:font-semibold"
            onClick={() => onOpen(deal)}
          >
            {deal.name}
          </button>
          <button
            type="button"
            aria-label={t('saved.delete', { name: deal.name })}
            className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-danger"
            onClick={() => onDelete(deal)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
