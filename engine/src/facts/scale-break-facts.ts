import { explainScaleBreaks } from '../candles/explain-scale-breaks.ts';
import type { EngineFact } from './fact.ts';
import { getValueAt, toFact, type Reading } from './reading.ts';

const method = 'scale-break@1';

/**
 * Where prices change their scale within the window: how often, and of the latest the open time,
 * the factor, and what fits it: new shares for one old (`shares`), of a reverse split the old ones
 * for one new (`merged`). None without such a change.
 */
export function toScaleBreakFacts({ analysis, window }: Reading): EngineFact[] {
  const { from, to } = window;
  const shown = explainScaleBreaks(analysis.scaleBreaks).filter(({ at }) => at > from && at <= to);
  const latest = shown.at(-1);
  if (latest === undefined) return [];
  const place = { method, from: latest.at - 1, to: latest.at };
  const shares = latest.isReverse ? 'merged' : 'shares';
  return [
    ...toFact('scale-break.count', [shown.length, 'count'], { method, from, to }),
    ...toFact(
      'scale-break.time',
      [getValueAt(analysis.candles.openTime, latest.at), 'time'],
      place,
    ),
    ...toFact('scale-break.factor', [latest.factor, 'ratio'], place),
    ...toFact(`scale-break.${shares}`, [latest.shares, 'count'], place),
  ];
}
