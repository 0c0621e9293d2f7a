import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const rows = [
  ['arrows', '← →'],
  ['shift', 'Shift + ← →'],
  ['ends', 'Home, End'],
  ['zoom', '+ −'],
  ['all', '0'],
  ['play', '␣'],
  ['step', ', .'],
  ['escape', 'Esc'],
  ['numbers', 'Alt + ↑'],
  ['search', 'A … Z'],
  ['number', '1 … 9'],
  ['help', '?'],
] as const;

/** Lists the keyboard shortcuts of the chart and of the whole page. */
export function ChartKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chart');
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {rows.map(([row, keys]) => (
          <div key={row} className="contents">
            <dt className="font-mono text-xs leading-5 font-semibold">{keys}</dt>
            <dd className="text-muted">{t(`keys.${row}`)}</dd>
          </div>
        ))}
      </dl>
      <Button look="secondary" className="mt-5 w-full" onClick={onClose}>
        {t('keys.close')}
      </Button>
    </Dialog>
  );
}
