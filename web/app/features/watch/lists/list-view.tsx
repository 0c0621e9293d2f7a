import { getIntervalName, type Interval, intervals, type Watchlist } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { HeatMap } from './heat-map.tsx';
import { RowDialog } from './row-dialog.tsx';
import { RowsCards } from './rows-cards.tsx';
import { RowsTable } from './rows-table.tsx';
import { type RowFilter, rowFilters } from './shown-rows.ts';
import { SortChoice } from './sort-choice.tsx';
import { useListRows } from './use-list-rows.ts';

/** The instruments of one list with what their candles say. */
export function ListView({ list }: { list: Watchlist }) {
  const { t } = useTranslation('workspace');
  const [interval, setInterval] = useState<Interval>('1d');
  const [filter, setFilter] = useState<RowFilter>('all');
  const [view, setView] = useState<'table' | 'heat'>('table');
  const rows = useListRows(list, { interval, filter });
  const { props, opened } = rows;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Choices
          interval={interval}
          onInterval={setInterval}
          filter={filter}
          onFilter={setFilter}
        />
        <SelectField
          label={t('watch.lists.view')}
          value={view}
          options={(['table', 'heat'] as const).map((value) => ({
            value,
            label: t(`watch.lists.views.${value}`),
          }))}
          onChange={({ target: { value } }) => setView(value === 'heat' ? 'heat' : 'table')}
        />
        <SortChoice sorting={props.sorting} onSort={props.onSort} onListed={rows.sortAsListed} />
      </div>
      <output className="sr-only">{rows.said}</output>
      <div className="mt-4 space-y-6" aria-busy={rows.isFetching}>
        {props.rows.length === 0 && <p className="text-muted">{t('watch.lists.noneLeft')}</p>}
        {view === 'heat' && <HeatMap name={list.name} rows={props.rows} interval={interval} />}
        {/* By style alone: a hook for the width would put a file more on public pages. */}
        <div className="md:hidden">
          <RowsCards {...props} />
        </div>
        <div className="max-md:hidden">
          <RowsTable {...props} />
        </div>
      </div>
      {opened !== undefined && <RowDialog opened={opened} interval={interval} list={rows} />}
    </>
  );
}

type ChoicesProps = {
  interval: Interval;
  onInterval: (interval: Interval) => void;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
};

function Choices({ interval, onInterval, filter, onFilter }: ChoicesProps) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  return (
    <>
      <SelectField
        label={t('watch.lists.interval')}
        value={interval}
        options={intervals.map((one) => ({ value: one, label: getIntervalName(one, language) }))}
        onChange={({ target: { value } }) =>
          onInterval(intervals.find((one) => one === value) ?? interval)
        }
      />
      <SelectField
        label={t('watch.lists.filter')}
        value={filter}
        options={rowFilters.map((one) => ({ value: one, label: t(`watch.lists.filters.${one}`) }))}
        onChange={({ target: { value } }) =>
          onFilter(rowFilters.find((one) => one === value) ?? 'all')
        }
      />
    </>
  );
}
