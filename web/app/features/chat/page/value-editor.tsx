import { companyPaths, editorColumns, type Fact } from '@vela/contracts';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { box, type DrawNumber, headRow } from '../../../reports/fact-cell.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { control } from '../../../reports/save-facts.tsx';
import { SaveWorkbook } from '../../../reports/save-workbook.tsx';
import { EditorHistory } from './editor-history.tsx';
import { EditorInputs } from './editor-inputs.tsx';
import { EditorResults, isOutOfOrder } from './editor-results.tsx';
import { type Asked, type CompanyValues, useCompanyValues } from './use-company-values.ts';

const horizons = [5, 10, 15] as const;

/** What a share would be worth under three columns of assumptions. */
export function ValueEditor({ draw, ...asked }: Asked & { draw: DrawNumber }) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const values = useCompanyValues(asked);
  const { query, texts } = values;
  const facts = new Map((query.data?.facts ?? []).map((fact) => [fact.id, fact]));
  return (
    <section aria-label={t('editor.title')} data-testid="value-editor" className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="mr-auto font-semibold">{t('editor.title')}</h3>
        {values.isChanged && (
          <button type="button" className={control} onClick={values.reset}>
            <RotateCcw aria-hidden="true" className="size-4" />
            {t('editor.reset')}
          </button>
        )}
        <Horizon values={values} />
      </div>
      {query.error !== null && (
        <p role="alert" className="text-xs text-danger">
          {getErrorMessage(query.error, t('editor.failed'))}
        </p>
      )}
      {texts !== undefined && (
        <div className={box}>
          <table
            className={`w-full border-collapse text-xs tabular-nums ${values.faults.length > 0 || query.isPlaceholderData ? '[&_tbody:last-child]:opacity-60' : ''}`}
          >
            <thead>
              <tr className={headRow}>
                <th scope="col">{t('editor.assumed')}</th>
                {editorColumns.map((column) => (
                  <th key={column} scope="col">
                    {t(`editor.columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <EditorInputs values={values} texts={texts} />
            </tbody>
            <tbody>
              <EditorResults facts={facts} draw={draw} />
            </tbody>
          </table>
        </div>
      )}
      <EditorHistory facts={facts} draw={draw} />
      {values.isChanged && values.columns !== undefined && (
        <SaveWorkbook
          path={companyPaths.companyWorkbooks}
          json={{ ...asked, language, years: values.years, columns: values.columns }}
          name={asked.symbol}
        />
      )}
      <Notes facts={facts} values={values} />
    </section>
  );
}

/** Years until the sale. */
function Horizon({ values }: { values: CompanyValues }) {
  const { t } = useTranslation('company');
  return (
    <label className="flex items-center gap-2 text-xs text-muted">
      {t('editor.years')}
      <select
        value={values.years}
        className={`${control} text-ink`}
        onChange={(event) =>
          values.setYears(horizons.find((years) => String(years) === event.target.value) ?? 10)
        }
      >
        {horizons.map((years) => (
          <option key={years} value={years}>
            {years}
          </option>
        ))}
      </select>
    </label>
  );
}

type NotesProps = { facts: ReadonlyMap<string, Fact>; values: CompanyValues };

/** What is wrong with what is typed, and what the methods are known to do. */
function Notes({ facts, values }: NotesProps) {
  const { t } = useTranslation('company');
  return (
    <div className="space-y-1.5 text-xs text-muted">
      {values.faults.length > 0 && <p className="text-danger">{t('editor.stale')}</p>}
      {isOutOfOrder(facts) && <p className="text-warning">{t('editor.order')}</p>}
      <p>{t('editor.note')}</p>
    </div>
  );
}
