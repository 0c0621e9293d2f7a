import type { FindingPhase, Language, WireFinding } from '@vela/contracts';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../../figures/finding-phase.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { type ChartFormat, inTwoLines } from './chart-format.ts';
import { type FindingAction, FindingActions } from './explain/finding-actions.tsx';
import { findingTone, findingWords } from './finding-words.ts';
import { phases, sizeInAtr } from './legend/group-rule.ts';
import { type Column, SortableTable } from './sortable-table.tsx';
import { groupOf, type ZoneGroup, zoneGroups } from './zone-group.ts';

type StructuresTableProps = {
  findings: readonly WireFinding[];
  format: ChartFormat;
  lit: ReadonlySet<string>;
  onAction: (action: FindingAction, finding: WireFinding) => void;
};

type Filter = { readonly group: ZoneGroup | undefined; readonly phase: FindingPhase | undefined };

/** Everything found in the candles, as a table: the same findings in words, of a group and a state, sorted as one likes. */
export function StructuresTable({ findings, format, lit, onAction }: StructuresTableProps) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const [filter, setFilter] = useState<Filter>({ group: undefined, phase: undefined });
  const rows = useMemo(
    () => findings.filter((finding) => fits(finding, filter)),
    [findings, filter],
  );
  const columns = useColumns(format, language, onAction);
  return (
    <>
      <FilterRow filter={filter} count={rows.length} findings={findings} onFilter={setFilter} />
      {rows.length === 0 ? (
        <p className="p-6 text-center text-sm text-muted">{t('structures.none')}</p>
      ) : (
        <SortableTable
          caption={t('structures.caption', { zone: format.zone })}
          rows={rows}
          keyOf={(row) => row.id}
          isCurrent={(row) => lit.has(row.id)}
          columns={columns}
        />
      )}
    </>
  );
}

function fits(finding: WireFinding, { group, phase }: Filter): boolean {
  return (
    (group === undefined || groupOf(finding) === group) &&
    (phase === undefined || phaseOf(finding) === phase)
  );
}

function useColumns(
  format: ChartFormat,
  language: Language,
  onAction: StructuresTableProps['onAction'],
): Column<WireFinding>[] {
  const { t } = useTranslation('chart');
  const wordsOf = (row: WireFinding) => findingWords(row, language);
  const stateOf = (row: WireFinding): string => wordsOf(row).state || t('structures.confirmed');
  const timeOf = (time: number | undefined): string =>
    time === undefined ? '–' : inTwoLines(format.time(time));
  return [
    {
      name: t('detail.formed'),
      show: (row) => timeOf(row.formedAt),
      sortOf: (row) => row.formedAt,
    },
    {
      name: t('structures.kind'),
      show: (row) => showKind(wordsOf(row).name),
      sortOf: (row) => wordsOf(row).name,
    },
    {
      name: t('structures.direction'),
      show: (row) => wordsOf(row).direction,
      sortOf: (row) => wordsOf(row).direction,
      toneOf: findingTone,
    },
    { name: t('structures.state'), show: stateOf, sortOf: stateOf },
    {
      name: `${t('detail.top')} / ${t('detail.bottom')}`,
      show: (row) => showPrices(row, format),
      sortOf: (row) => row.top,
      numeric: true,
    },
    {
      name: t('structures.size'),
      show: (row) => showSize(row, format),
      sortOf: (row) => sizeInAtr(row) ?? -1,
      numeric: true,
    },
    {
      name: t('detail.confirmed'),
      show: (row) => timeOf(row.confirmedAt),
      sortOf: (row) => row.confirmedAt,
    },
    {
      name: t('detail.changed'),
      show: (row) => timeOf(row.transitions.at(-1)?.at),
      sortOf: (row) => row.transitions.at(-1)?.at ?? 0,
    },
    {
      name: t('structures.actions'),
      show: (row) => (
        <FindingActions name={wordsOf(row).name} onAction={(action) => onAction(action, row)} />
      ),
      isSilent: true,
    },
  ];
}

type FilterRowProps = {
  filter: Filter;
  count: number;
  findings: readonly WireFinding[];
  onFilter: (filter: Filter) => void;
};

const selectClass =
  'min-h-11 min-w-0 rounded-md border border-line-strong bg-surface px-2 text-xs md:min-h-8';

function FilterRow({ filter, count, findings, onFilter }: FilterRowProps) {
  const { t } = useTranslation('chart');
  const present = useMemo(() => new Set(findings.map(groupOf)), [findings]);
  return (
    <div className="flex flex-wrap items-center gap-2 px-3 py-1.5 text-xs">
      <select
        aria-label={t('structures.group')}
        value={filter.group ?? ''}
        className={selectClass}
        onChange={({ target: { value } }) =>
          onFilter({ ...filter, group: zoneGroups.find((group) => group === value) })
        }
      >
        <option value="">{t('structures.allGroups')}</option>
        {zoneGroups
          .filter((group) => present.has(group))
          .map((group) => (
            <option key={group} value={group}>
              {t(`group.${group}.name`)}
            </option>
          ))}
      </select>
      <select
        aria-label={t('structures.state')}
        value={filter.phase ?? ''}
        className={selectClass}
        onChange={({ target: { value } }) =>
          onFilter({ ...filter, phase: phases.find((phase) => phase === value) })
        }
      >
        <option value="">{t('structures.allStates')}</option>
        {phases.map((phase) => (
          <option key={phase} value={phase}>
            {t(`rule.phase.${phase}`)}
          </option>
        ))}
      </select>
      <output className="text-muted tabular-nums">{t('structures.count', { count })}</output>
    </div>
  );
}

function showSize(finding: WireFinding, format: ChartFormat): string {
  const size = sizeInAtr(finding);
  return size === undefined ? '–' : format.number(size, 2);
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
