import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';
import type { ChartFormat } from '../chart-format.ts';
import type { LiveReading, LiveSeries } from './live-series.ts';

type LiveChipProps = {
  live: LiveSeries;
  format: ChartFormat;
  /**
   * The price alone; without one that moves, or of a simulation that is named beside it, only its
   * sign, with the reason for screen readers.
   */
  isCompact?: boolean;
  /** It is told beside it that the data is old: a market that is not heard adds nothing to that. */
  isStale: boolean;
};
type ChipState = 'live' | 'delayed' | 'closed' | 'waiting' | 'polled' | 'simulated';

/** How the last price stands: as it happens, later, of a market that rests, or not to be had. */
export function findChipState({ state, delay, isMarketOpen }: LiveReading): ChipState {
  if (state === 'silent' || state === 'connecting' || state === 'refused') return 'waiting';
  if (!isMarketOpen) return 'closed';
  if (delay === 'simulated') return 'simulated';
  if (state === 'polled') return 'polled';
  return delay === 'real-time' ? 'live' : 'delayed';
}

/** Whether there is something to say: a state that is looked up now and then says nothing alone. */
export function isWorthShowing(state: ChipState, hasPrice: boolean, isStale: boolean): boolean {
  if (hasPrice) return true;
  if (state === 'waiting') return !isStale;
  return state !== 'polled' && state !== 'delayed';
}

const lookByState = {
  live: 'bg-bull',
  simulated: 'bg-warning',
  delayed: 'bg-muted',
  polled: 'bg-muted',
  closed: 'bg-muted',
  waiting: 'bg-warning animate-pulse',
} as const satisfies Record<ChipState, string>;

/** The last price with its state; it alone renders when a price comes. */
export function LiveChip({ live, format, isCompact = false, isStale }: LiveChipProps) {
  const { t } = useTranslation('chart');
  const reading = useSyncExternalStore(live.subscribe, live.reading);
  const state = findChipState(reading);
  const isResting = state === 'waiting' || state === 'closed';
  if (!isWorthShowing(state, reading.price !== undefined, isStale)) return null;
  return (
    <span
      className="inline-flex min-h-8 items-center gap-1.5 text-xs whitespace-nowrap tabular-nums"
      data-testid="live-chip"
      data-state={state}
      title={t(`live.about.${state}`)}
    >
      <span
        aria-hidden="true"
        className={joinClassNames('size-2 rounded-full', lookByState[state])}
      />
      <span className={joinClassNames('text-muted', isCompact && 'sr-only')}>
        {t(`live.${state}`)}
      </span>
      {reading.price !== undefined && !(isCompact && (isResting || state === 'simulated')) && (
        <span className="font-semibold">{format.price(reading.price)}</span>
      )}
      {reading.price !== undefined && (
        <span className="text-muted max-xl:sr-only">{t('live.forming')}</span>
      )}
    </span>
  );
}
