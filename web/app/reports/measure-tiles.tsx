import { formatFactValue, getFactName } from '@vela/contracts';
import { useLanguage } from '../i18n/use-language.ts';
import type { FactTableProps } from './fact-cell.tsx';

/** The figures that stand first: each opens what it was read or computed from. */
export function MeasureTiles({ ids, facts, draw }: FactTableProps & { ids: string[] }) {
  const language = useLanguage();
  const shown = ids.flatMap((id) => facts.get(id) ?? []);
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {shown.map((fact) => (
        <div
          key={fact.id}
          className="flex flex-col justify-between gap-1 rounded-lg border border-line p-3"
        >
          <dt className="text-xs text-muted">{getFactName(fact, language)}</dt>
          <dd className="text-lg font-semibold">
            {draw(fact, formatFactValue(fact, language, '1d'))}
            {fact.currency !== undefined && (
              <span className="ml-1 text-xs font-normal text-muted">{fact.currency}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
