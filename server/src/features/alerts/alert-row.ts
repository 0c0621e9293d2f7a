import {
  alertConditionSchema,
  alertFiringSchema,
  alertSchema,
  describeAlertCondition,
  describeAlertFiring,
  type Alert,
  type AlertFiring,
  type Language,
} from '@vela/contracts';
import type { alertFirings, alerts, alertSeries } from '../../db/schema/alert.ts';

type Series = typeof alertSeries.$inferSelect;
export type AlertRow = { readonly alert: typeof alerts.$inferSelect; readonly series: Series };
export type FiringRow = {
  readonly firing: typeof alertFirings.$inferSelect;
  readonly series: Series;
};

const shape = alertSchema.shape;

function toSeriesFields({ symbol, interval, kind, vendor }: Series) {
  return {
    symbol,
    interval: shape.interval.parse(interval),
    source: shape.source.parse({ kind, vendor }),
  };
}

/** An alert as it is sent. */
export function toAlert({ alert, series }: AlertRow, language: Language): Alert {
  const { fault } = series;
  const condition = alertConditionSchema.parse(alert.condition);
  const evaluation = shape.evaluation.parse(alert.evaluation);
  return {
    id: alert.id,
    text: describeAlertCondition(condition, language, evaluation),
    ...toSeriesFields(series),
    condition,
    frequency: shape.frequency.parse(alert.frequency),
    coolDownMinutes: alert.coolDownMinutes,
    evaluation,
    expiresAt: alert.expiresAt.getTime(),
    email: alert.email,
    note: alert.note,
    state: shape.state.parse(alert.state),
    ...(fault === null ? {} : { fault: shape.fault.unwrap().parse(fault) }),
    evaluatedThrough: series.evaluatedThrough,
    firedCount: alert.firedCount,
    ...(alert.lastFiredAt === null ? {} : { lastFiredAt: alert.lastFiredAt.getTime() }),
    createdAt: alert.createdAt.getTime(),
  };
}

/** A firing as it is sent. */
export function toFiring({ firing, series }: FiringRow, language: Language): AlertFiring {
  const fired = {
    alertId: firing.alertId,
    ...toSeriesFields(series),
    condition: alertConditionSchema.parse(firing.condition),
    candleOpenTime: firing.candleOpenTime,
    value: firing.value,
    ...(firing.against === null ? {} : { against: firing.against }),
    side: alertFiringSchema.shape.side.parse(firing.side),
    provisional: firing.provisional,
    late: firing.late,
    firedAt: firing.firedAt.getTime(),
    isRead: firing.readAt !== null,
  };
  return { id: String(firing.id), text: describeAlertFiring(fired, language), ...fired };
}
