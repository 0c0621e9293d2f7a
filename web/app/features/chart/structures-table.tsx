import type { WireFinding } from '@vela/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ChartFormat } from './chart-format.ts';
import { findingWords } from './finding-words.ts';
import { SortableTable } from './sortable-table.tsx';

type StructuresTableProps = { findings: readonly WireFinding[]; format: ChartFormat; lit: ReadonlySet<string> };

/** Everything drawn on the chart, as a table: the same findings in words. */
export function StructuresTable({ findings, format, lit }: StructuresTableProps) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const rows = useMemo(() => findings.toSorted((a, b) => a.formedAt - b.formedAt), [findings]);
  if (rows.length === 0) return <p className="p-6 text-center text-sm text-muted">{t('structures.none')}</p>;
  return (
    <SortableTable
      caption={t('structures.caption')}
      rows={rows}
      keyOf={(row) => row.id}
      isCurrent={(row) => lit.has(row.id)}
      columns={[
        { name: t('detail.formed'), show: (row) => twoLines(format.time(row.formedAt)) },
        { name: t('structures.kind'), show: (row) => findingWords(row, language).name },
        {
          name: t('structures.direction'),
          show: (row) => findingWords(row, language).direction,
          toneOf: (row) => (row.direction === 'bullish' ? 'text-bull' : 'text-bear'),
        },
        { name: t('structures.state'), show: (row) => findingWords(row, language).state || t('structures.confirmed') },
        { name: t('detail.top'), show: (row) => format.price(row.top), numeric: true },
        { name: t('detail.bottom'), show: (row) => format.price(row.bottom), numeric: true },
        { name: t('detail.confirmed'), show: (row) => twoLines(format.time(row.confirmedAt)) },
        { name: t('detail.changed'), show: (row) => lastChange(row, format) },
      ]}
    />
  );
}

/** Lets a narrow column break a time only before its last word: date above, time of day below. */
function twoLines(time: string): string {
  return time.replace(/ (?=.* )/g, '\u00A0');
}

function lastChange(finding: WireFinding, format: ChartFormat): string {
  const change = finding.transitions.at(-1);
  return change === undefined ? '–' : twoLines(format.time(change.at));
}
