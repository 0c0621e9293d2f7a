import type { ScaleState } from '../analysis.ts';
import type { Finding, Scale } from '../structure/finding.ts';
import type { EngineFact } from './fact.ts';
import { calculateAsOfTime } from './price-facts.ts';
import { calculateDistancePercent, toFact, getValueAt, type Reading } from './reading.ts';

const method = 'market-structure@1';

function toEventFacts(reading: Reading, scale: Scale, event: Finding | undefined): EngineFact[] {
  if (event === undefined) return [];
  const { to } = reading.window;
  const origin = { method, from: event.formedAt, to: event.confirmedAt, refs: [event.id] };
  const { candles } = reading.analysis;
  const openTime = getValueAt(candles.openTime, event.confirmedAt);
  const isLong = candles.interval === '1w' || candles.interval === '1mo';
  // Weekly and monthly candles are dated by their last day, not by the day they open.
  const time = openTime !== undefined && isLong ? calculateAsOfTime(openTime, candles) : openTime;
  const id = (name: string) => `structure.${scale}.event.${name}`;
  return [
    ...toFact(id('kind'), [event.kind, 'text'], origin),
    ...toFact(id('direction'), [event.direction, 'text'], origin),
    ...toFact(
      id('level'),
      [event.direction === 'bullish' ? event.top : event.bottom, 'price'],
      origin,
    ),
    ...toFact(id('time'), [time, 'time'], origin),
    ...toFact(id('age'), [to - event.confirmedAt, 'count'], { ...origin, to }),
  ];
}

/** The unbroken level whose break would be the next event, and its distance from the close. */
function toLevelFacts(reading: Reading, name: string, pivot: Finding | undefined): EngineFact[] {
  if (pivot === undefined) return [];
  const price = pivot.kind === 'swing-high' ? pivot.top : pivot.bottom;
  const distance = Math.abs(price - reading.close);
  const origin = {
    method: 'swing@1',
    from: pivot.formedAt,
    to: pivot.confirmedAt,
    refs: [pivot.id],
  };
  const measured = { ...origin, to: reading.window.to };
  return [
    ...toFact(`${name}.price`, [price, 'price'], origin),
    ...toFact(
      `${name}.distance-percent`,
      [calculateDistancePercent(distance, reading.close), 'percent'],
      measured,
    ),
    ...toFact(
      `${name}.distance-atr`,
      [reading.atr === undefined ? undefined : distance / reading.atr, 'ratio'],
      measured,
    ),
  ];
}

function toScaleFacts(reading: Reading, scale: Scale, state: ScaleState): EngineFact[] {
  const { to } = reading.window;
  const refs = state.lastBreak === undefined ? [] : [state.lastBreak.id];
  return [
    ...toFact(`trend.${scale}.bias`, [state.bias, 'text'], {
      method,
      from: state.lastBreak?.formedAt ?? 0,
      to,
      refs,
    }),
    ...toEventFacts(reading, scale, state.lastBreak),
    ...toLevelFacts(reading, `structure.${scale}.high`, state.unbrokenHigh),
    ...toLevelFacts(reading, `structure.${scale}.low`, state.unbrokenLow),
  ];
}

/** The first candle that structures are found on, where prices changed their scale before it. */
function toSinceFacts({ analysis, window }: Reading): EngineFact[] {
  const latest = analysis.scaleBreaks.at(-1);
  if (latest === undefined) return [];
  const time = getValueAt(analysis.candles.openTime, latest.at);
  const origin = { method: 'scale-break@1', from: latest.at, to: window.to };
  return toFact('structure.since', [time, 'time'], origin);
}

/**
 * Bias, last break, unbroken levels of both scales, and since when structures are found;
 * distances positive, in percent and in ATR.
 */
export function toStructureFacts(reading: Reading): EngineFact[] {
  const { scales } = reading.analysis;
  return [
    ...toScaleFacts(reading, 'swing', scales.swing),
    ...toScaleFacts(reading, 'internal', scales.internal),
    ...toSinceFacts(reading),
  ];
}
