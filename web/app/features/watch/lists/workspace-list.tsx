import { formatNumber, type Interval, type WatchlistRow } from '@vela/contracts';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { useWatchlistRows, useWatchlists } from './lists-query.ts';
import { Change } from './row-cells.tsx';
import { RowSources } from './row-sources.tsx';

type WorkspaceListProps = {
  /** The instrument on the chart, and its interval. */
  symbol: string;
  interval: Interval;
  onChoose: (symbol: string) => void;
};

function focusNeighbour(event: KeyboardEvent<HTMLUListElement>): HTMLButtonElement | undefined {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (way === 0) return undefined;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[at + way];
  next?.focus();
  return next;
}

/** A watchlist beside the chart: arrow keys walk the chart through it. */
export function WorkspaceList({ symbol, interval, onChoose }: WorkspaceListProps) {
  const { t } = useTranslation('workspace');
  const api = useApi();
  const lists = useWatchlists(api);
  const [chosen, setChosen] = useState<string>();
  const items = lists.data?.items ?? [];
  const list = items.find(({ id }) => id === chosen) ?? items[0];
  const rows = useWatchlistRows(api, list, interval);
  if (list === undefined || list.items.length === 0) return null;
  const bySymbol = new Map(rows.data?.items.map((row) => [row.symbol, row.reading]));
  return (
    <details open className="border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 text-sm font-semibold md:min-h-9">
        {t('watch.lists.open')}
      </summary>
      {items.length > 1 && (
        <select
          aria-label={t('watch.lists.choose')}
          value={list.id}
          className="mx-3 mb-1 min-h-9 w-[calc(100%-1.5rem)] rounded-md border border-line-strong bg-raised px-2 text-sm max-md:min-h-11"
          onChange={(event) => setChosen(event.target.value)}
        >
          {items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between the buttons in it */}
      <ul
        aria-label={list.name}
        className="max-h-56 overflow-y-auto px-2 pb-2"
        title={t('watch.lists.walk')}
        onKeyDown={(event) => {
          const next = focusNeighbour(event)?.dataset['symbol'];
          if (next !== undefined) onChoose(next);
        }}
      >
        {list.items.map((item) => (
          <li key={item.symbol}>
            <WorkspaceRow
              symbol={item.symbol}
              isCurrent={item.symbol === symbol}
              reading={bySymbol.get(item.symbol)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      <RowSources rows={rows.data?.items ?? []} interval={interval} />
    </details>
  );
}

type WorkspaceRowProps = {
  symbol: string;
  isCurrent: boolean;
  reading: WatchlistRow['reading'];
  onChoose: (symbol: string) => void;
};

function WorkspaceRow({ symbol, isCurrent, reading, onChoose }: WorkspaceRowProps) {
  const language = useLanguage();
  return (
    <button
      type="button"
      data-symbol={symbol}
      aria-pressed={isCurrent}
      className="flex min-h-11 w-full items-center justify-between gap-2 rounded-md px-1.5 text-left text-sm hover:bg-sunken aria-pressed:bg-sunken aria-pressed:font-semibold md:min-h-8"
      onClick={() => onChoose(symbol)}
    >
      <span className="truncate">{symbol}</span>
      {reading !== undefined && (
        <span className="text-right text-xs tabular-nums">
          {formatNumber(reading.last, reading.decimals, language)} <Change reading={reading} />
        </span>
      )}
    </button>
  );
}
