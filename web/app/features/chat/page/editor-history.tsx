import { useTranslation } from 'react-i18next';
import { box, FactCell, headRow, type FactTableProps } from '../../../reports/fact-cell.tsx';

const spans = [1, 5, 10] as const;
const rows = ['growth', 'profitMargin', 'cashMargin'] as const;

/** Growth and margins of the fiscal years past, to hold the assumptions against. */
export function EditorHistory({ facts, draw }: FactTableProps) {
  const { t } = useTranslation('company');
  const find = (row: string, years: number) => facts.get(`editor.history.${row}-${years}`);
  const shown = rows.filter((row) => spans.some((years) => find(row, years) !== undefined));
  if (shown.length === 0) return null;
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col">{t('editor.history')}</th>
            {spans.map((years) => (
              <th key={years} scope="col">
                {t('editor.span', { count: years })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row} className="border-b border-line last:border-0">
              <th scope="row" className="px-2 py-1.5 text-left font-normal">
                {t(`editor.fields.${row}`)}
              </th>
              {spans.map((years) => (
                <FactCell key={years} fact={find(row, years)} draw={draw} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
