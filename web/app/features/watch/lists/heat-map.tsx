import type { Interval } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SourceNote } from '../../../reports/source-note.tsx';
import { joinClassNames } from '../../../ui/class-names.ts';
import { toChartPath } from '../chart-path.ts';
import { Change } from './row-cells.tsx';
import type { ShownRow } from './shown-rows.ts';

/** Changes up to these, in percent, have one look each; larger ones the strongest. */
const small = 0.5;
const large = 2;

function toTone(change: number): string {
  const size = Math.abs(change);
  if (size < small) return 'border-line bg-sunken';
  const isStrong = size >= large;
  if (change > 0)
    return isStrong ? 'border-success border-2 bg-success-soft' : 'border-success bg-surface';
  return isStrong ? 'border-danger border-2 bg-danger-soft' : 'border-danger bg-surface';
}

/** The changes of a list as tiles; the number on each says what the colour does. */
export function HeatMap({
  name,
  rows,
  interval,
}: {
  name: string;
  rows: readonly ShownRow[];
  interval: Interval;
}) {
  const { t } = useTranslation('workspace');
  return (
    <ul
      aria-label={t('watch.lists.heat', { name })}
      className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2"
    >
      {rows.map(({ item, row }) => (
        <li key={item.symbol}>
          <Link
            to={toChartPath({ symbol: item.symbol, interval })}
            className={joinClassNames(
              'flex min-h-20 flex-col justify-between rounded-md border p-2.5 hover:border-accent',
              toTone(row?.reading?.change ?? 0),
            )}
          >
            <span className="font-semibold">{item.symbol}</span>
            <span className="text-sm tabular-nums">
              {row?.reading === undefined ? (
                t('watch.lists.unavailable')
              ) : (
                <Change reading={row.reading} />
              )}
            </span>
            {row?.reading !== undefined && (
              <span className="text-xs leading-4 text-muted">
                <SourceNote
                  source={row.reading.source}
                  asOf={row.reading.asOf}
                  interval={interval}
                />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
