import { getPropertyWords, propertyFieldIds } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import type { FactTableProps } from './fact-cell.tsx';
import { FactList } from './fact-list.tsx';
import { MeasureTiles } from './measure-tiles.tsx';
import { Scenarios, Stresses } from './property-tables.tsx';
import { Years } from './property-years.tsx';
import { SeriesFigure } from './series-figure.tsx';
import { Tornado } from './tornado.tsx';

const tiles = ['invested', 'payment', 'cashFlow', 'capRate', 'internalRate', 'saleProceeds'].map(
  (id) => `property.${id}`,
);
const lines = ['value', 'balance', 'equity'] as const;
const further = [
  'netOperatingIncome',
  'cashOnCash',
  'debtCoverage',
  'lenderCoverage',
  'debtYield',
  'grossRentMultiplier',
  'rentToPrice',
  'breakEven',
  'breakEvenRent',
  'costRatio',
  'loanToValue',
  'equityMultiple',
  'internalRateUnleveraged',
  'leverageEffect',
  'realRate',
  'modifiedRate',
  'presentValue',
  'partCashFlow',
  'partPrincipal',
  'partAppreciation',
].map((id) => `property.${id}`);

/** A property deal below its title: what it takes and brings, its years, cases, and inputs. */
export function PropertyReport(table: FactTableProps) {
  const { t } = useTranslation('property');
  const language = useLanguage();
  const words = getPropertyWords(language);
  const { facts } = table;
  const price = facts.get('property.input.price');
  const years = [...facts.values()].filter(({ id }) => /^property\.year-\d+\.number$/.test(id));
  const find = (row: string, year: number | string) => {
    const value = facts.get(`property.year-${year}.${row}`)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  return (
    <>
      <MeasureTiles ids={tiles} {...table} />
      {years.length > 1 && (
        <SeriesFigure
          kind="lines"
          title={t('byYear', { currency: price?.currency ?? '' })}
          columns={years.map(({ value }) => String(value))}
          series={lines.map((row) => ({
            name: words.rows[row],
            values: years.map(({ value }) => find(row, value)),
          }))}
        />
      )}
      <div data-testid="property-tables" className="space-y-4">
        {facts.has('property.capRate') && (
          <>
            <Scenarios {...table} />
            <Stresses {...table} />
          </>
        )}
        <Tornado {...table} />
        <Years {...table} />
        <FactList title={t('measures')} ids={further} {...table} />
        <FactList
          title={t('inputs')}
          ids={propertyFieldIds.map((field) => `property.input.${field}`)}
          {...table}
        />
      </div>
      <p className="text-xs text-muted">{t('note')}</p>
    </>
  );
}
