import {
  type Alert,
  type AlertEvent,
  alertEventsByKind,
  alertLimits,
  type FindingKind,
  type Interval,
  type WireAlertCondition,
} from '@vela/contracts';
import { parseNumber } from '../../../lib/parse-number.ts';

export type AlertKind = 'price' | 'indicator' | 'move' | 'structure';

/** An alert as it is typed. */
export type AlertDraft = {
  readonly symbol: string;
  readonly interval: Interval;
  readonly kind: AlertKind;
  readonly direction: 'up' | 'down' | 'either';
  readonly level: string;
  readonly percent: string;
  readonly candles: string;
  readonly indicator: string;
  readonly output: string;
  readonly length: string;
  readonly finding: FindingKind;
  readonly event: AlertEvent;
  readonly side: 'any' | 'bullish' | 'bearish';
  readonly scale: 'any' | 'internal' | 'swing';
  readonly evaluation: 'close' | 'intrabar';
  readonly frequency: 'once' | 'every';
  readonly coolDown: string;
  /** A day of UTC, as a date field holds it. */
  readonly expires: string;
  readonly email: boolean;
  readonly note: string;
};

const dayMs = 86_400_000;
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** The end of a day of UTC. */
export const toEndOfDay = (day: string): number => Date.parse(`${day}T23:59:59Z`);

/** An empty alert on a series, with a level where one is known. */
export function createDraft(
  now: number,
  known: Partial<AlertDraft> & Pick<AlertDraft, 'symbol' | 'interval'>,
): AlertDraft {
  return {
    kind: 'price',
    direction: 'either',
    level: '',
    percent: '5',
    candles: '1',
    indicator: 'rsi',
    output: 'rsi',
    length: '',
    finding: 'fair-value-gap',
    event: 'confirmed',
    side: 'any',
    scale: 'any',
    evaluation: 'close',
    frequency: 'every',
    coolDown: '0',
    expires: toDay(now + alertLimits.expiryDays * dayMs),
    email: false,
    note: '',
    ...known,
  };
}

function toConditionFields(condition: WireAlertCondition): Partial<AlertDraft> {
  if (condition.kind === 'move') {
    const { percent, candles, direction } = condition;
    return { kind: 'move', percent: String(percent), candles: String(candles), direction };
  }
  if (condition.kind === 'structure') {
    const { finding, event, direction = 'any', scale = 'any' } = condition;
    return { kind: 'structure', finding, event, side: direction, scale };
  }
  const { subject, against, direction } = condition;
  const level = typeof against === 'number' ? String(against) : '';
  if (subject === 'price') return { kind: 'price', level, direction };
  const { indicator, output, parameters } = subject;
  const length = String(parameters['length'] ?? '');
  return { kind: 'indicator', level, direction, indicator, output, length };
}

/** A stored alert, to be edited. */
export function toDraft(alert: Alert): AlertDraft {
  const { symbol, interval, evaluation, frequency, coolDownMinutes, expiresAt, email, note } =
    alert;
  return createDraft(expiresAt, {
    symbol,
    interval,
    ...toConditionFields(alert.condition),
    evaluation,
    frequency,
    coolDown: String(coolDownMinutes),
    expires: toDay(expiresAt),
    email,
    note,
  });
}

function readCross(draft: AlertDraft): WireAlertCondition | undefined {
  const against = parseNumber(draft.level, false);
  if (against === undefined) return undefined;
  const { kind, direction, indicator, output, length } = draft;
  if (kind === 'price') return { kind: 'cross', subject: 'price', against, direction };
  const count = parseNumber(length, false);
  const parameters = count === undefined ? {} : { length: count };
  return { kind: 'cross', subject: { indicator, parameters, output }, against, direction };
}

/** What a draft waits for; undefined where a number is missing or none. */
export function readCondition(draft: AlertDraft): WireAlertCondition | undefined {
  if (draft.kind === 'structure') {
    const { finding, event, side, scale } = draft;
    const known: readonly AlertEvent[] = alertEventsByKind[finding];
    return {
      kind: 'structure',
      finding,
      event: known.includes(event) ? event : (known[0] ?? 'confirmed'),
      ...(side === 'any' ? {} : { direction: side }),
      ...(scale === 'any' ? {} : { scale }),
    };
  }
  if (draft.kind !== 'move') return readCross(draft);
  const percent = parseNumber(draft.percent, false);
  const candles = parseNumber(draft.candles, false);
  if (percent === undefined || percent <= 0 || candles === undefined) return undefined;
  return {
    kind: 'move',
    percent,
    candles: Math.max(1, Math.round(candles)),
    direction: draft.direction,
  };
}

/** Whether a draft can be evaluated within a candle. */
export const canBeIntrabar = ({ kind }: AlertDraft): boolean => kind === 'price';

/** How often and until when a draft tells. */
export function readRules(draft: AlertDraft) {
  const { frequency, coolDown, expires, email, note } = draft;
  return {
    evaluation: canBeIntrabar(draft) ? draft.evaluation : ('close' as const),
    frequency,
    coolDownMinutes: Math.max(0, Math.round(parseNumber(coolDown, false) ?? 0)),
    expiresAt: toEndOfDay(expires),
    email,
    note,
  };
}
