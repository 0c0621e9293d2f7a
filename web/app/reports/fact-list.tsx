import { getFactName } from '@vela/contracts';
import { useLanguage } from '../i18n/use-language.ts';
import { box, FactCell, headRow, type FactTableProps } from './fact-cell.tsx';

/** Facts by name and value; nothing where none of them is there. */
export function FactList({
  title,
  ids,
  facts,
  draw,
}: FactTableProps & { title: string; ids: readonly string[] }) {
  const language = useLanguage();
  const shown = ids.flatMap((id) => facts.get(id) ?? []);
  if (shown.length === 0) return null;
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col" colSpan={2}>
              {title}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((fact) => (
            <tr key={fact.id} className="border-b border-line last:border-0">
              <th scope="row" className="px-2 py-1.5 text-left font-normal">
                {getFactName(fact, language)}
              </th>
              <FactCell fact={fact} draw={draw} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
