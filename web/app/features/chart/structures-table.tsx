import type { FindingPhase, Language, WireFinding } from '@vela/contracts';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPhase } from '../../figures/finding-phase.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { type ChartFormat, wrapInTwoLines } from './chart-format.ts';
import { type FindingAction, FindingActions } from './explain/finding-actions.tsx';
import { toToneClass, describeFinding } from './describe-finding.ts';
import { phases, readSizeInAtr } from './legend/group-rule.ts';
import { type Column, SortableTable } from './sortable-table.tsx';
import { toZoneGroup, type ZoneGroup, zoneGroups } from './zone-group.ts';

type StructuresTableProps = {
  findings: readonly WireFinding[];
  format: ChartFormat;
  lit: ReadonlySet<string>;
  onAction: (action: FindingAction, finding: WireFinding) => void;
};

type Filter = { readonly group: ZoneGroup | undefined; readonly phase: FindingPhase | undefined };

/** All findings as a table, filtered by group and phase. */
export function StructuresTable({ findings, format, lit, onAction }: StructuresTableProps) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const [filter, setFilter] = useState<Filter>({ group: undefined, phase: undefined });
  const rows = useMemo(() => listTableRows(findings, filter), [findings, filter]);
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
          toKey={(row) => row.id}
          isCurrent={(row) => lit.has(row.id)}
          columns={columns}
        />
      )}
    </>
  );
}

/** Rows of the table: the structures of the chart that match, none of one question alone. */
export function listTableRows(
  findings: readonly WireFinding[],
  filter: Filter,
): readonly WireFinding[] {
  return findings.filter((finding) => finding.beside !== true && isFilterMatch(finding, filter));
}

function isFilterMatch(finding: WireFinding, { group, phase }: Filter): boolean {
  return (
    (group === undefined || toZoneGroup(finding) === group) &&
    (phase === undefined || getPhase(finding) === phase)
  );
}

function useColumns(
  format: ChartFormat,
  language: Language,
  onAction: StructuresTableProps['onAction'],
): Column<WireFinding>[] {
  const { t } = useTranslation('chart');
  const describe = (row: WireFinding) => describeFinding(row, language);
  const toState = (row: WireFinding): string => describe(row).state || t('structures.confirmed');
  const formatTime = (time: number | undefined): string =>
    time === undefined ? '–' : wrapInTwoLines(format.time(time));
  return [
    {
      name: t('detail.formed'),
      show: (row) => formatTime(row.formedAt),
      sortBy: (row) => row.formedAt,
    },
    {
      name: t('structures.kind'),
      show: (row) => showKind(describe(row).name),
      sortBy: (row) => describe(row).name,
    },
    // Before what a phone has to scroll to.
    {
      name: `${t('detail.top')} / ${t('detail.bottom')}`,
      show: (row) => showPrices(row, format),
      sortBy: (row) => row.top,
      numeric: true,
    },
    {
      name: t('structures.direction'),
      show: (row) => describe(row).direction,
      sortBy: (row) => describe(row).direction,
      toTone: toToneClass,
    },
    { name: t('structures.state'), show: toState, sortBy: toState },
    {
      name: t('structures.size'),
      show: (row) => showSize(row, format),
      sortBy: (row) => readSizeInAtr(row) ?? -1,
      numeric: true,
    },
    {
      name: t('detail.confirmed'),
      show: (row) => formatTime(row.confirmedAt),
      sortBy: (row) => row.confirmedAt,
    },
    {
      name: t('detail.changed'),
      show: (row) => formatTime(row.transitions.at(-1)?.at),
      sortBy: (row) => row.transitions.at(-1)?.at ?? 0,
    },
    {
      name: t('structures.actions'),
      show: (row) => (
        <FindingActions name={describe(row).name} onAction={(action) => onAction(action, row)} />
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
  const present = useMemo(() => new Set(findings.map(toZoneGroup)), [findings]);
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
  const size = readSizeInAtr(finding);
  return size === undefined ? '–' : format.number(size, 2);
}

/** Limits the longest name to three lines in narrow columns. */
function showKind(name: string): ReactNode {
  return <span className="inline-block min-w-20">{name}</span>;
}

/** Upper price above lower price; a single price where both are equal. */
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
