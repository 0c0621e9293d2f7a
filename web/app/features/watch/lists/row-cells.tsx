import { formatNumber, formatPercent, type Interval, type WatchlistRow } from '@vela/contracts';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SourceNote } from '../../../reports/source-note.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { joinClassNames } from '../../../ui/class-names.ts';

type Reading = NonNullable<WatchlistRow['reading']>;
type CellProps = { reading: Reading };

/** The change of the last close, with its sign. */
export function Change({ reading: { change } }: CellProps) {
  const language = useLanguage();
  const sign = change > 0 ? '+' : '';
  return (
    <span
      className={joinClassNames(
        'whitespace-nowrap',
        change > 0 && 'text-success',
        change < 0 && 'text-danger',
      )}
    >
      {sign}
      {formatPercent(change, 2, language)}
    </span>
  );
}

const trendIcons = { bullish: TrendingUp, bearish: TrendingDown, neutral: Minus } as const;

/** A trend as word and sign. */
export function Trend({ trend }: { trend: Reading['trends']['swing'] }) {
  const { t } = useTranslation('workspace');
  const Icon = trendIcons[trend];
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-4 text-muted" />
      {t(`watch.lists.trends.${trend}`)}
    </span>
  );
}

/** The nearest zone by name and prices. */
export function Zone({ reading: { zone, decimals } }: CellProps) {
  const language = useLanguage();
  if (zone === undefined) return '–';
  const [bottom, top] = [zone.bottom, zone.top].map((price) =>
    formatNumber(price, decimals, language),
  );
  return (
    <span>
      {zone.name}
      <span className="block whitespace-nowrap text-muted">
        {bottom}–{top}
      </span>
    </span>
  );
}

/** How far the nearest zone is from the last close. */
export function Distance({ reading: { zone } }: CellProps) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  if (zone === undefined) return '–';
  if (zone.distancePercent === 0) return t('watch.lists.inside');
  const sign = zone.distancePercent > 0 ? '+' : '';
  return `${sign}${formatPercent(zone.distancePercent, 2, language)}`;
}

/** Whose candles the numbers are from, how late they are, and what has to be said of them. */
export function Source({ reading, interval }: CellProps & { interval: Interval }) {
  const { t } = useTranslation('workspace');
  const { source, isStale, asOf } = reading;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span className="text-muted">
        <SourceNote source={source} asOf={asOf} interval={interval} />
      </span>
      {source.kind === 'simulated' && <Badge tone="warning">{t('watch.alerts.simulated')}</Badge>}
      {isStale && <Badge tone="warning">{t('watch.lists.stale')}</Badge>}
    </span>
  );
}
