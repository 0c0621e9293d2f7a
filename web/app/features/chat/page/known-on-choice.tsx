import { type Fact, formatFactValue } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { control } from '../../../reports/save-facts.tsx';

/** Years back that can be chosen: filings are data since about 2009. */
const yearsBack = 12;
const otherDay = 'other';

/** What was known at the end of an earlier year: asks the same again for then. */
export function KnownOnChoice({
  facts,
  asOf,
  onChoose,
}: {
  facts: ReadonlyMap<string, Fact>;
  asOf: number;
  /** The year; undefined: today. */
  onChoose: (year: number | undefined) => void;
}) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const known = facts.get('company.known-on');
  const last = new Date(asOf).getUTCFullYear() - 1;
  const years = Array.from({ length: yearsBack }, (_, index) => last - index);
  const chosen = years.find((year) => Date.UTC(year, 11, 31) === known?.value);
  // Typed words may name any day.
  const isOtherDay = known !== undefined && chosen === undefined;
  return (
    <label className="flex items-center gap-2 text-xs text-muted">
      {t('knownOn')}
      <select
        value={chosen ?? (isOtherDay ? otherDay : '')}
        className={`${control} text-ink`}
        onChange={({ currentTarget: { value } }) =>
          value !== otherDay && onChoose(value === '' ? undefined : Number(value))
        }
      >
        <option value="">{t('today')}</option>
        {isOtherDay && <option value={otherDay}>{formatFactValue(known, language, '1d')}</option>}
        {years.map((year) => (
          <option key={year} value={year}>
            {t('endOf', { year })}
          </option>
        ))}
      </select>
    </label>
  );
}
