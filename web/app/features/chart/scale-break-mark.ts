import type { Fact } from '@vela/contracts';
import { findCandleIndex } from '../../figures/find-candle-index.ts';
import type { DrawnSession } from './sessions/sessions-primitive.ts';

/** The candle on which prices change their scale, as a named span; none where the facts tell none. */
export function toScaleBreakMark(
  { facts }: { readonly facts: readonly Pick<Fact, 'id' | 'value'>[] },
  openTime: readonly number[],
  names: DrawnSession['names'],
): DrawnSession[] {
  const time = facts.find(({ id }) => id === 'scale-break.time')?.value;
  if (typeof time !== 'number') return [];
  const index = findCandleIndex(openTime, time);
  return openTime[index] === time ? [{ from: index, to: index, names }] : [];
}
