import { alertConditionSchema, type WireAlertCondition } from '@vela/contracts';
import { calculateCloseTime, chooseFirings, type AlertHit } from '@vela/engine';
import type { alertFirings, alerts, alertSeries } from '../../db/schema/alert.ts';
import { findFirstAfter, type AlertReading } from './read-alert-series.ts';

export type SeriesRow = typeof alertSeries.$inferSelect;
export type ActiveAlert = Pick<
  typeof alerts.$inferSelect,
  | 'id'
  | 'userId'
  | 'condition'
  | 'evaluation'
  | 'frequency'
  | 'coolDownMinutes'
  | 'email'
  | 'armedAfter'
  | 'expiresAt'
  | 'lastFiredAt'
>;
type Firing = typeof alertFirings.$inferInsert;

const lateMs = 10 * 60_000;
/** Older occurrences are history only: no mail and no message tells of them. */
export const toldWithinMs = 24 * 3_600_000;

export type Evaluated = {
  readonly alert: ActiveAlert;
  readonly firings: readonly Firing[];
  /** Close of the last candle that fires. */
  readonly lastFiredAt: Date | null;
};

export type Evaluation = {
  readonly reading: AlertReading;
  readonly row: SeriesRow;
  readonly now: number;
  /** Candles from here on; the one that forms is among them while `isForming`. */
  readonly isForming: boolean;
};

// One key for the candle that forms and the closed one, so that it fires once.
function toOccurrenceKey(hit: AlertHit, alert: ActiveAlert, candle: string): string {
  if (hit.finding !== undefined) return hit.finding;
  return alert.evaluation === 'intrabar' ? `${candle}:live` : candle;
}

/** What fires of one alert on the candles after its cursor, by the evaluator of the look back. */
export function evaluateAlert(evaluation: Evaluation, alert: ActiveAlert): Evaluated {
  const { reading, row, now, isForming } = evaluation;
  const { candles } = reading.series;
  const getCloseTime = (candle: number): number =>
    calculateCloseTime(candles.openTime[candle] ?? 0, candles.interval);
  const condition: WireAlertCondition = alertConditionSchema.parse(alert.condition);
  const from = findFirstAfter(candles, Math.max(row.evaluatedThrough, alert.armedAfter));
  const { hits } = reading.evaluator.evaluate(condition, {
    from,
    to: candles.length,
    side: reading.evaluator.readSide(condition, from - 1),
    isIntrabar: alert.evaluation === 'intrabar',
  });
  const chosen = chooseFirings(
    hits,
    {
      frequency: alert.frequency === 'once' ? 'once' : 'every',
      coolDownMs: alert.coolDownMinutes * 60_000,
      expiresAt: alert.expiresAt.getTime(),
    },
    { lastFiredAt: alert.lastFiredAt?.getTime(), getCloseTime },
  );
  const firings = chosen.map((hit): Firing => {
    const closeTime = getCloseTime(hit.at);
    const openTime = candles.openTime[hit.at] ?? 0;
    return {
      alertId: alert.id,
      userId: alert.userId,
      occurrenceKey: toOccurrenceKey(hit, alert, `${row.id}:${openTime}`),
      condition,
      candleOpenTime: openTime,
      value: hit.value,
      against: hit.against ?? null,
      side: hit.side,
      seriesHash: reading.series.hash,
      provisional: isForming,
      late: now - closeTime > lateMs,
      firedAt: new Date(now),
      mailWanted: alert.email && now - closeTime < toldWithinMs,
    };
  });
  const last = chosen.at(-1);
  return {
    alert,
    firings,
    lastFiredAt: last === undefined ? alert.lastFiredAt : new Date(getCloseTime(last.at)),
  };
}
