import type { Period } from '@vela/contracts';
import { toSpan } from './period-code.ts';

const units = ['candle', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

const dayMs = 86_400_000;

function toMonth(value: string): Period {
  const [year = 0, month = 1] = value.split('-').map(Number);
  return { kind: 'range', from: Date.UTC(year, month - 1), to: Date.UTC(year, month) };
}

/** The period of a plan that a code of the labels stands for; undefined where it has none. */
export function toPeriod(code: string | null, now: number): Period | undefined {
  if (code === null) return undefined;
  if (code === 'all') return { kind: 'all' };
  const [name = '', value = ''] = code.split(':');
  const unit = units.find((one) => `${one}s` === name);
  if (unit !== undefined) return { kind: 'last', count: Number(value), unit };
  const [from = '', to = ''] = value.split('..');
  if (name === 'range')
    return { kind: 'range', from: Date.parse(from), to: Date.parse(to) + dayMs };
  if (name === 'month') return toMonth(value);
  const span = toSpan(code, now);
  if (span === undefined) return undefined;
  const [first, end] = span;
  return end === now ? { kind: 'range', from: first } : { kind: 'range', from: first, to: end };
}
