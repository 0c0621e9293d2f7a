import type { Interval } from '@vela/contracts';
import { Bell, ChartSpline, Ellipsis, PenLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { toChartPath } from '../chart-path.ts';
import type { ShownRow } from './shown-rows.ts';

export type RowAction = 'alert' | 'edit' | 'remove';

type RowMenuProps = {
  shown: ShownRow;
  interval: Interval;
  onAction: (action: RowAction, row: ShownRow) => void;
};

/** What can be done with an instrument of a list. */
export function RowMenu({ shown, interval, onAction }: RowMenuProps) {
  const { t } = useTranslation('workspace');
  const { symbol } = shown.item;
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={t('watch.lists.rowActions', { symbol })}
          className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink md:size-9"
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </button>
      }
      entries={[
        {
          label: t('watch.lists.chart'),
          icon: ChartSpline,
          to: toChartPath({ symbol, interval }),
        },
        { label: t('watch.lists.alert'), icon: Bell, onChoose: () => onAction('alert', shown) },
        { label: t('watch.lists.edit'), icon: PenLine, onChoose: () => onAction('edit', shown) },
        {
          label: t('watch.lists.remove'),
          icon: Trash2,
          danger: true,
          onChoose: () => onAction('remove', shown),
        },
      ]}
    />
  );
}
