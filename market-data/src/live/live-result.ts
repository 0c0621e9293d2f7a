import type { HealthNote, SourceRefusal } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import type { CandleResult, SeriesRequest } from '../candle-source.ts';
import { splitAtNow } from '../candles/closed-candles.ts';
import { describeHealth } from '../candles/describe-health.ts';
import { getValueAt } from '../candles/raw-candles.ts';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import type { ProviderErrorKind } from '../provider-error.ts';
import { toSeriesResult, toUnavailable } from '../source-series.ts';
import type { LiveVendor } from './live-vendor.ts';
import { findFixedAnchor } from './series-anchor.ts';
import type { SeriesUpdate } from './series-updater.ts';

const refusalReasonByErrorKind = {
  unreachable: 'unreachable',
  failing: 'unreachable',
  timeout: 'unreachable',
  'rate-limited': 'rate-limited',
  refused: 'unreachable',
  malformed: 'series-refused',
  'not-found': 'no-such-series',
} as const satisfies Record<ProviderErrorKind, SourceRefusal['reason']>;

/** A note where a series begins by the day of its first request, and not by the rule for all. */
function describeAnchor(candles: Candles, vendor: LiveVendor, now: number): HealthNote[] {
  if (findFixedAnchor(vendor, candles.interval, now) !== undefined) return [];
  return [{ code: 'own-anchor', params: { anchorAt: getValueAt(candles.openTime, 0) } }];
}

/** Rates of one value a day are flat and have no volume by what they are. */
const ownToRates: ReadonlySet<HealthNote['code']> = new Set(['flat-candles']);

function describeCandles(
  candles: Candles,
  { vendor, calendar }: { vendor: LiveVendor; calendar: TradingCalendar },
): HealthNote[] {
  const notes = describeHealth(candles, calendar);
  if (vendor.delay !== 'reference') return notes;
  const others = notes.filter(({ code }) => !ownToRates.has(code));
  return [{ code: 'reference-rates', params: {} }, ...others];
}

/** The series as known, with its notes; a refusal where there is none. */
export function toLiveResult(
  { series, failure }: SeriesUpdate,
  { instrument, now }: SeriesRequest,
  { vendor, calendar }: { vendor: LiveVendor; calendar: TradingCalendar },
): CandleResult {
  const reason = failure === undefined ? 'no-such-series' : refusalReasonByErrorKind[failure.kind];
  const closed =
    series === undefined ? undefined : splitAtNow(series.candles, now, calendar).closed;
  if (series === undefined || closed === undefined || closed.length === 0)
    return toUnavailable({ source: 'live', vendor: vendor.id, reason, detail: failure?.message });
  const { forming } = series;
  const isCurrent = failure === undefined && forming !== undefined && forming.openTime <= now;
  const failureNotes: HealthNote[] =
    failure === undefined
      ? []
      : [
          { code: 'served-from-cache', params: { fetchedAt: series.fetchedAt } },
          { code: 'provider-failing', params: { vendor: vendor.id, reason } },
        ];
  return toSeriesResult({
    instrument,
    closed,
    forming: isCurrent ? forming : undefined,
    origin: {
      kind: 'live',
      vendor: vendor.id,
      adjustment: vendor.adjustment,
      rights: vendor.rights,
      delay: vendor.delay,
    },
    health: [
      ...series.repairs,
      ...describeCandles(closed, { vendor, calendar }),
      ...describeAnchor(closed, vendor, now),
      ...failureNotes,
    ],
    version: series.version,
    hash: series.hasher.hashCandles(closed),
  });
}
