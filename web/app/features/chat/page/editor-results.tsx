import { editorColumns, type Fact } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { FactCell, type FactTableProps } from '../../../reports/fact-cell.tsx';

const methods = ['earnings', 'cashFlow'] as const;
const parts = ['value', 'terminal', 'return'] as const;

const findRow = (facts: ReadonlyMap<string, Fact>, row: string): (Fact | undefined)[] =>
  editorColumns.map((column) => facts.get(`editor.${column}.${row}`));

/** Whether a column that assumes more is worth less. */
export function isOutOfOrder(facts: ReadonlyMap<string, Fact>): boolean {
  return ['earnings.value', 'cashFlow.value'].some((row) => {
    const found = findRow(facts, row).map((fact) => Number(fact?.value ?? Number.NaN));
    return found.some((value, index) => value < (found[index - 1] ?? value));
  });
}

/** Values of a share by both methods; a row that no column has is not shown. */
export function EditorResults({ facts, draw }: FactTableProps) {
  const { t } = useTranslation('company');
  return methods.flatMap((method) =>
    parts.map((part) => {
      const found = findRow(facts, `${method}.${part}`);
      const isValue = part === 'value';
      if (!isValue && found.every((fact) => fact === undefined)) return null;
      return (
        <tr key={`${method}.${part}`} className="border-b border-line last:border-0">
          <th
            scope="row"
            className={`px-2 py-1.5 text-left ${isValue ? 'font-semibold' : 'pl-4 font-normal text-muted'}`}
          >
            {t(`editor.rows.${method}.${part}`)}
          </th>
          {found.map((fact, index) => (
            <FactCell key={editorColumns[index]} fact={fact} draw={draw} />
          ))}
        </tr>
      );
    }),
  );
}
