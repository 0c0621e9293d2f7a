import { type Interval, watchlistLimits } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../alerts/alert-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import type { OpenedRow, useListRows } from './use-list-rows.ts';

type RowDialogProps = {
  opened: OpenedRow;
  interval: Interval;
  list: ReturnType<typeof useListRows>;
};

/** Sets up an alert on an instrument of a list, or changes its section and note. */
export function RowDialog({ opened: { action, row }, interval, list }: RowDialogProps) {
  const { t } = useTranslation('workspace');
  const { section, note, symbol } = row.item;
  const level = String(row.row?.reading?.last ?? '');
  if (action === 'alert')
    return <AlertDialog initial={{ symbol, interval, level }} onClose={list.close} />;
  return (
    <NameDialog
      title={t('watch.lists.edit')}
      fields={[
        {
          label: t('watch.lists.section'),
          value: section,
          maxLength: watchlistLimits.nameMaxLength,
        },
        { label: t('watch.lists.note'), value: note, maxLength: watchlistLimits.noteMaxLength },
      ]}
      busy={list.isChanging}
      onSave={([changedSection = '', changedNote = '']) =>
        list.changeItem(row, { section: changedSection, note: changedNote })
      }
      onClose={list.close}
    />
  );
}
