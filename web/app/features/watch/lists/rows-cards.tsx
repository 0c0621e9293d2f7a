import { formatNumber, type Interval, type WatchlistRow } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { toChartPath } from '../chart-path.ts';
import { MoveHandle } from './move-handle.tsx';
import { Change, Distance, Source, Trend, Zone } from './row-cells.tsx';
import { RowMenu } from './row-menu.tsx';
import type { RowsProps } from './rows-table.tsx';
import type { ShownRow } from './shown-rows.ts';

type Reading = NonNullable<WatchlistRow['reading']>;

/** The instruments of a list on a phone: one below the other. */
export function RowsCards(props: RowsProps) {
  const { t } = useTranslation('workspace');
  return (
    <ul aria-label={t('watch.lists.table', { name: props.name })} className="divide-y divide-line">
      {props.rows.map((shown) => (
        <RowCard key={shown.item.symbol} shown={shown} {...props} />
      ))}
    </ul>
  );
}

function RowCard({ shown, interval, sorting, onMove, onAction }: RowsProps & { shown: ShownRow }) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  const { item, row, index } = shown;
  const reading = row?.reading;
  return (
    <li data-symbol={item.symbol} className="py-2">
      <div className="flex items-center gap-1">
        {sorting === undefined && (
          <MoveHandle
            symbol={item.symbol}
            index={index}
            onMove={(by) => onMove(index, index + by)}
          />
        )}
        <div className="min-w-0 flex-1">
          <Link
            to={toChartPath({ symbol: item.symbol, interval })}
            className="inline-flex min-h-11 items-center font-semibold hover:text-accent"
          >
            {item.symbol}
          </Link>
          <p className="truncate text-xs text-muted">{item.note === '' ? row?.name : item.note}</p>
        </div>
        {reading !== undefined && (
          <p className="text-right tabular-nums">
            {formatNumber(reading.last, reading.decimals, language)}
            <span className="block text-sm">
              <Change reading={reading} />
            </span>
          </p>
        )}
        <RowMenu shown={shown} interval={interval} onAction={onAction} />
      </div>
      {reading === undefined ? (
        <p className="pl-11 text-sm text-muted">
          {row?.fault === undefined ? '…' : t('watch.lists.unavailable')}
        </p>
      ) : (
        <Details reading={reading} interval={interval} />
      )}
    </li>
  );
}

function Details({ reading, interval }: { reading: Reading; interval: Interval }) {
  const { t } = useTranslation('workspace');
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 pl-11 text-sm [&>dt]:text-muted">
      <dt>{t('watch.lists.columns.session')}</dt>
      <dd>{t(`watch.lists.sessions.${reading.session}`)}</dd>
      <dt>{t('watch.lists.columns.source')}</dt>
      <dd>
        <Source reading={reading} interval={interval} />
      </dd>
      <dt>{t('watch.lists.columns.swing')}</dt>
      <dd>
        <Trend trend={reading.trends.swing} />
      </dd>
      <dt>{t('watch.lists.columns.internal')}</dt>
      <dd>
        <Trend trend={reading.trends.internal} />
      </dd>
      <dt>{t('watch.lists.columns.zone')}</dt>
      <dd>
        <Zone reading={reading} />
      </dd>
      <dt>{t('watch.lists.columns.distance')}</dt>
      <dd>
        <Distance reading={reading} />
      </dd>
    </dl>
  );
}
