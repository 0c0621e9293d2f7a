import type { WireFinding } from '@vela/contracts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { type ChartFormat, inTwoLines } from './chart-format.ts';
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
        { name: t('detail.formed'), show: (row) => inTwoLines(format.time(row.formedAt)) },
        { name: t('structures.kind'), show: (row) => showKind(findingWords(row, language).name) },
        {
          name: t('structures.direction'),
          show: (row) => findingWords(row, language).direction,
          toneOf: (row) => (row.direction === 'bullish' ? 'text-bull' : 'text-bear'),
        },
        { name: t('structures.state'), show: (row) => findingWords(row, language).state || t('structures.confirmed') },
        { name: `${t('detail.top')} / ${t('detail.bottom')}`, show: (row) => showPrices(row, format), numeric: true },
        { name: t('detail.confirmed'), show: (row) => inTwoLines(format.time(row.confirmedAt)) },
        { name: t('detail.changed'), show: (row) => lastChange(row, format) },
      ]}
    />
  );
}

function lastChange(finding: WireFinding, format: ChartFormat): string {
  const change = finding.transitions.at(-1);
  return change === undefined ? '–' : inTwoLines(format.time(change.at));
}

/** Keeps the longest name to three lines where columns are narrow. */
function showKind(name: string): ReactNode {
  return <span className="inline-block min-w-20">{name}</span>;
}

/** Upper price over lower price; one where they are the same. */
function showPrices(finding: WireFinding, format: ChartFormat): ReactNode {
  return (
    <>
      {format.price(finding.top)}
      {finding.top !== finding.bottom && (
        <>
          <br />
          {format.price(finding.bottom)}
        </>
      )}
    </>
  );
}
