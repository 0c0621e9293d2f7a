import { type CompanyStatementsAnswer, type Fact, formatTime } from '@vela/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { control } from '../../../reports/save-facts.tsx';
import { useStatements } from './use-company-details.ts';

type FilingDays = CompanyStatementsAnswer['filingDays'];

/** The place of a day among the filings: the last filed by then; after all of them: today. */
function findPlace(days: FilingDays, day: number | undefined): number {
  if (day === undefined) return days.length;
  return Math.max(
    0,
    days.findLastIndex(({ filedAt }) => filedAt <= day),
  );
}

/** The days of all filings, and the day that the page shows; undefined: today. */
function useFilingDays(symbol: string, facts: ReadonlyMap<string, Fact>) {
  const known = facts.get('company.known-on')?.value;
  const shown = typeof known === 'number' ? known : undefined;
  const asked = { symbol, ...(shown === undefined ? {} : { knownOn: shown }) };
  return { shown, days: useStatements(asked, 'year').data?.filingDays ?? [] };
}

type SliderProps = {
  symbol: string;
  facts: ReadonlyMap<string, Fact>;
  /** A day of a filing, UTC milliseconds; undefined: today. */
  onChoose: (day: number | undefined) => void;
};

/** What was known when: a slider over the days of filings, which asks the same again for one. */
export function KnownOnSlider({ symbol, facts, onChoose }: SliderProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const { days, shown } = useFilingDays(symbol, facts);
  const [moved, setMoved] = useState<number>();
  const [id, outputId] = [useId(), useId()];
  const place = findPlace(days, shown);
  const isMoved = moved !== undefined && moved !== place;
  const chosen = days[moved ?? place];
  // Until it is moved the day asked about, which words may name freely; then that of a filing.
  const day = isMoved ? chosen?.filedAt : shown;
  const date = day === undefined ? t('today') : formatTime(day, '1d', language);
  const told =
    isMoved && chosen !== undefined ? t('filedOn', { day: date, form: chosen.form }) : date;
  return (
    <form
      className="flex min-w-0 flex-1 basis-full flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted"
      onSubmit={(event) => {
        event.preventDefault();
        if (isMoved) onChoose(day);
      }}
    >
      <label htmlFor={id}>{t('knownOn')}</label>
      <output id={outputId} htmlFor={id} className="font-medium text-ink tabular-nums">
        {told}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={days.length}
        value={moved ?? place}
        disabled={days.length === 0}
        aria-valuetext={told}
        className="min-h-11 min-w-40 flex-1 accent-accent md:min-h-9"
        onChange={(event) => setMoved(Number(event.target.value))}
      />
      <button type="submit" className={`${control} disabled:opacity-50`} disabled={!isMoved}>
        {t('show')}
      </button>
    </form>
  );
}
