import { type Fact, formatFactValue } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { box, FactCell, headRow, type FactTableProps } from '../../../reports/fact-cell.tsx';

const places = [0, 1, 2, 3, 4] as const;
const base = 'company.grid.2-2';
/** Difference from the base at which the colour is full, and how full it may be. */
const [fullAt, most] = [0.5, 32];

/** The colour of a cell: above the base or below it, stronger the further. */
function toShade(value: number, middle: number): string {
  const change = value / middle - 1;
  const strength = Math.round(most * Math.min(1, Math.abs(change) / fullAt));
  return `color-mix(in oklab, var(--color-${change < 0 ? 'bear' : 'bull'}) ${strength}%, transparent)`;
}

/** The value of a share by discount rate and long-run growth; nothing where there is none. */
export function ValueGrid({ facts, draw }: FactTableProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const middle = facts.get(base);
  if (typeof middle?.value !== 'number') return null;
  const format = (fact: Fact | undefined): string =>
    fact === undefined ? '–' : formatFactValue(fact, language);
  const getShade = (fact: Fact | undefined): string | undefined =>
    typeof fact?.value === 'number' ? toShade(fact.value, Number(middle.value)) : undefined;
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <caption className="border-b border-line px-2 py-2 text-left text-xs text-muted">
          {t('grid', { currency: middle.currency ?? '' })}
        </caption>
        <thead>
          <tr className={headRow}>
            <th scope="col">{t('rate')}</th>
            {places.map((column) => (
              <th key={column} scope="col">
                {format(facts.get(`company.grid.growth-${column}`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((row) => (
            <tr key={row} className="border-b border-line last:border-0">
              <th scope="row" className="px-2 py-1.5 text-left font-normal">
                {format(facts.get(`company.grid.rate-${row}`))}
              </th>
              {places.map((column) => {
                const fact = facts.get(`company.grid.${row}-${column}`);
                return (
                  <FactCell key={column} fact={fact} draw={draw} background={getShade(fact)} />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
