import type { ScaleState } from '../analysis.ts';
import type { Finding, Scale } from '../structure/finding.ts';
import type { EngineFact } from './fact.ts';
import { asOfOf } from './price-facts.ts';
import { percentOf, toFact, valueAt, type Reading } from './reading.ts';

const method = 'market-structure@1';

function toEventFacts(reading: Reading, scale: Scale, event: Finding | undefined): EngineFact[] {
  if (event === undefined) return [];
  const { to } = reading.window;
  const origin = { method, from: event.formedAt, to: event.confirmedAt, refs: [event.id] };
  const { candles } = reading.analysis;
  const openTime = valueAt(candles.openTime, event.confirmedAt);
  const isLong = candles.interval === '1w' || candles.interval === '1mo';
  // A week or a month is not the day it began on: what its close did is dated by its last day.
  const time = openTime !== undefined && isLong ? asOfOf(openTime, candles) : openTime;
  const id = (name: string) => `structure.${scale}.event.${name}`;
  return [
    ...toFact(id('kind'), { value: event.kind, unit: 'text' }, origin),
    ...toFact(id('direction'), { value: event.direction, unit: 'text' }, origin),
    ...toFact(
      id('level'),
      { value: event.direction === 'bullish' ? event.top : event.bottom, unit: 'price' },
      origin,
    ),
    ...toFact(id('time'), { value: time, unit: 'time' }, origin),
    ...toFact(id('age'), { value: to - event.confirmedAt, unit: 'count' }, { ...origin, to }),
  ];
}

/** The level whose breaking would be the next event of this scale, and how far it is from the last close. */
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
    ...toFact(`${name}.price`, { value: price, unit: 'price' }, origin),
    ...toFact(
      `${name}.distance-percent`,
      { value: percentOf(distance, reading.close), unit: 'percent' },
      measured,
    ),
    ...toFact(
      `${name}.distance-atr`,
      { value: reading.atr === undefined ? undefined : distance / reading.atr, unit: 'ratio' },
      measured,
    ),
  ];
}

function toScaleFacts(reading: Reading, scale: Scale, state: ScaleState): EngineFact[] {
  const { to } = reading.window;
  const refs = state.lastBreak === undefined ? [] : [state.lastBreak.id];
  return [
    ...toFact(
      `trend.${scale}.bias`,
      { value: state.bias, unit: 'text' },
      { method, from: state.lastBreak?.formedAt ?? 0, to, refs },
    ),
    ...toEventFacts(reading, scale, state.lastBreak),
    ...toLevelFacts(reading, `structure.${scale}.high`, state.unbrokenHigh),
    ...toLevelFacts(reading, `structure.${scale}.low`, state.unbrokenLow),
  ];
}

/** Bias, last break and unbroken levels of both scales. Distances are positive, in percent of the last close and in ATR. */
export function toStructureFacts(reading: Reading): EngineFact[] {
  const { scales } = reading.analysis;
  return [
    ...toScaleFacts(reading, 'swing', scales.swing),
    ...toScaleFacts(reading, 'internal', scales.internal),
  ];
}
