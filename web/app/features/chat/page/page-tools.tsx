import { type Fact, formatFactValue } from '@vela/contracts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toCsv } from './to-csv.ts';

const control =
  'inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-xs hover:border-accent md:min-h-9';

/** Saves all facts of a page with their sources as a file. */
export function SaveFacts({ facts, name }: { facts: ReadonlyMap<string, Fact>; name: string }) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const save = (): void => {
    const words = { name: t('name'), value: t('value'), unit: t('unit'), source: t('source') };
    const text = toCsv([...facts.values()], language, words);
    // The mark at the start tells spreadsheets that it is UTF-8.
    saveFile(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
  return (
    <button type="button" className={control} onClick={save}>
      <Download aria-hidden="true" className="size-4" />
      {t('save')}
    </button>
  );
}

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
