import { useTranslation } from 'react-i18next';
import type { FactTableProps } from '../../../reports/fact-cell.tsx';
import { SeriesFigure } from '../../../reports/series-figure.tsx';

/** Flows that are shown by year, and ahead. */
export const flows = ['revenue', 'net-income', 'free-cash-flow'] as const;
const years = [5, 4, 3, 2, 1] as const;
/** The id of a figure's own fact. */
export const toValueId = (figure: string): string => `company.${figure}.value`;

/** Revenue, income and cash flow of the last fiscal years as bars. */
export function YearFigure({ facts }: Pick<FactTableProps, 'facts'>) {
  const { t } = useTranslation('company');
  const find = (flow: string, year: number, part: string) =>
    facts.get(`company.${flow}.year-${year}.${part}`);
  const shown = years.filter((year) => find('revenue', year, 'end') !== undefined);
  if (shown.length < 2) return null;
  return (
    <SeriesFigure
      kind="bars"
      title={t('byYear', { currency: facts.get(toValueId('revenue'))?.currency ?? '' })}
      columns={shown.map((year) =>
        new Date(Number(find('revenue', year, 'end')?.value)).getUTCFullYear().toString(),
      )}
      series={flows.flatMap((flow) => {
        const { name } = facts.get(toValueId(flow)) ?? {};
        const found = shown.map((year) => find(flow, year, 'value')?.value);
        const numbers = found.map((one) => (typeof one === 'number' ? one : undefined));
        return name === undefined ? [] : [{ name, values: numbers }];
      })}
    />
  );
}
