import type { Fact } from '@vela/contracts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { saveFile } from '../lib/save-file.ts';
import { toCsv } from './to-csv.ts';

/** A small control beside the title of a report. */
export const control =
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
