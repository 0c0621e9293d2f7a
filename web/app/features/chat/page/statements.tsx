import { statementPeriods, type StatementPeriodName } from '@vela/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import type { DrawNumber } from '../../../reports/fact-cell.tsx';
import { control } from '../../../reports/save-facts.tsx';
import { StatementsTable } from './statements-table.tsx';
import { useStatements } from './use-company-details.ts';
import type { Asked } from './use-company-values.ts';

type StatementsProps = Asked & {
  draw: DrawNumber;
  /** Shown where the statements cannot be read. */
  fallback: ReactNode;
};

/** The statements by year, by quarter or by twelve months, each number with its filings. */
export function Statements({ draw, fallback, ...company }: StatementsProps) {
  const { t } = useTranslation('company');
  const [period, setPeriod] = useState<StatementPeriodName>('year');
  const { data, error, isPlaceholderData } = useStatements(company, period);
  return (
    <section aria-label={t('statements.title')} data-testid="statements" className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="mr-auto font-semibold">{t('statements.title')}</h3>
        <fieldset aria-label={t('statements.by')} className="inline-flex gap-1">
          {statementPeriods.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === period}
              className={`${control} aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper`}
              onClick={() => setPeriod(value)}
            >
              {t(`statements.periods.${value}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {error !== null && (
        <p role="alert" className="text-xs text-danger">
          {getErrorMessage(error, t('statements.failed'))}
        </p>
      )}
      {data === undefined ? (
        fallback
      ) : (
        <div className={isPlaceholderData ? 'opacity-60' : undefined}>
          <StatementsTable answer={data} draw={draw} />
        </div>
      )}
    </section>
  );
}
