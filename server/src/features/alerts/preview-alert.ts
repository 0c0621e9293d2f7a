import type { AlertPreview, AlertPreviewRequest } from '@vela/contracts';
import { calculateCloseTime, chooseFirings, type AlertHit } from '@vela/engine';
import { isIntrabarPossible } from '@vela/engine';
import { findFirstAfter, type AlertReading } from './read-alert-series.ts';

const yearMs = 365 * 86_400_000;
const latestCount = 10;

type Asked = Pick<AlertPreviewRequest, 'condition' | 'evaluation' | 'coolDownMinutes'>;

/** Occurrences over the last year of a series, as far as it goes back. */
function findOccurrences({ series, evaluator }: AlertReading, asked: Asked, now: number) {
  const { candles } = series;
  const { condition, coolDownMinutes } = asked;
  const from = findFirstAfter(candles, now - yearMs - 1);
  const getCloseTime = (candle: number): number =>
    calculateCloseTime(candles.openTime[candle] ?? 0, candles.interval);
  const find = (evaluation: Asked['evaluation']): AlertHit[] => {
    const { hits } = evaluator.evaluate(condition, {
      from,
      to: candles.length,
      side: evaluator.readSide(condition, from - 1),
      isIntrabar: evaluation === 'intrabar',
    });
    const rule = { frequency: 'every', coolDownMs: coolDownMinutes * 60_000 } as const;
    return chooseFirings(hits, rule, { lastFiredAt: undefined, getCloseTime });
  };
  return { from, find, getCloseTime };
}

function countMonths(closeTimes: readonly number[]): AlertPreview['perMonth'] {
  const counts = new Map<string, number>();
  for (const time of closeTimes) {
    const month = new Date(time).toISOString().slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts].map(([month, count]) => ({ month, count }));
}

function isTrueNow({ series, evaluator }: AlertReading, { condition }: Asked): boolean {
  if (condition.kind === 'structure') return false;
  const side = evaluator.readSide(condition, series.candles.length - 1);
  if (condition.kind !== 'cross' || condition.direction === 'up') return side === 1;
  return condition.direction === 'down' && side === -1;
}

/** How often an alert would have fired in the last year, by the evaluator that runs it. */
export function previewAlert(reading: AlertReading, asked: Asked, now: number): AlertPreview {
  const { candles, source } = reading.series;
  const { from, find, getCloseTime } = findOccurrences(reading, asked, now);
  const chosen = find(asked.evaluation);
  const times = chosen.map(({ at }) => getCloseTime(at));
  return {
    count: chosen.length,
    from: candles.openTime[from] ?? now,
    to: getCloseTime(candles.length - 1),
    latest: times.slice(-latestCount).toReversed(),
    perMonth: countMonths(times),
    ...(isIntrabarPossible(asked.condition) ? { intrabarCount: find('intrabar').length } : {}),
    closeCount: asked.evaluation === 'close' ? chosen.length : find('close').length,
    isTrueNow: isTrueNow(reading, asked),
    lastClose: candles.close[candles.length - 1] ?? 0,
    source: { kind: source.kind, vendor: source.vendor },
  };
}
