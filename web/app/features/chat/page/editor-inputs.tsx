import { editorColumns, type EditorField, editorFields, editorMultiples } from '@vela/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';
import type { EditorTexts } from './editor-texts.ts';
import type { CompanyValues } from './use-company-values.ts';

type InputsProps = { values: CompanyValues; texts: EditorTexts };

/** The assumptions of the three columns, each of them open to change. */
export function EditorInputs({ values, texts }: InputsProps) {
  return editorFields.map((field) => (
    <InputRow key={field} field={field} values={values} texts={texts} />
  ));
}

function InputRow({ field, values, texts }: InputsProps & { field: EditorField }) {
  const { t } = useTranslation('company');
  const faultId = useId();
  const faults = values.faults.filter((fault) => fault.field === field);
  const [fault] = faults;
  const name = t(`editor.fields.${field}`);
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-2 py-1.5 text-left font-normal">
        {name}
        <span className="text-muted">{editorMultiples.has(field) ? '' : ' %'}</span>
        <span id={faultId} aria-live="polite" className="block text-danger">
          {fault !== undefined &&
            t('editor.between', { low: fault.bounds[0], high: fault.bounds[1] })}
        </span>
      </th>
      {editorColumns.map((column) => {
        const isFaulty = faults.some((one) => one.column === column);
        return (
          <td key={column} className="px-1 py-1 text-right">
            <input
              value={texts[column][field]}
              aria-label={`${name}, ${t(`editor.columns.${column}`)}`}
              aria-invalid={isFaulty || undefined}
              aria-describedby={isFaulty ? faultId : undefined}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              className={joinClassNames(
                'min-h-11 w-full min-w-14 rounded-md border bg-raised px-2 text-right text-base tabular-nums md:min-h-9 md:text-xs',
                isFaulty ? 'border-danger' : 'border-line-strong hover:border-accent',
              )}
              onChange={(event) => values.change(column, field, event.target.value)}
            />
          </td>
        );
      })}
    </tr>
  );
}
