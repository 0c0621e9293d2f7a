import {
  type AlertEvent,
  alertEventsByKind,
  type FindingKind,
  type WireSingleCondition,
} from '@vela/contracts';
import { parseNumber } from '../../../lib/parse-number.ts';

export type AlertKind = 'price' | 'indicator' | 'move' | 'structure';

/** One condition as it is typed. */
export type ConditionDraft = {
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
};

export const emptyCondition: ConditionDraft = {
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
};

/** The fields of a stored condition. */
export function toFields(condition: WireSingleCondition): Partial<ConditionDraft> {
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

function readCross(draft: ConditionDraft): WireSingleCondition | undefined {
  const against = parseNumber(draft.level, false);
  if (against === undefined) return undefined;
  const { kind, direction, indicator, output, length } = draft;
  if (kind === 'price') return { kind: 'cross', subject: 'price', against, direction };
  const count = parseNumber(length, false);
  const parameters = count === undefined ? {} : { length: count };
  return { kind: 'cross', subject: { indicator, parameters, output }, against, direction };
}

/** One condition; undefined where a number is missing or none. */
export function readSingle(draft: ConditionDraft): WireSingleCondition | undefined {
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
