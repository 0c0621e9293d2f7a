import { expect, it } from 'vitest';
import { sliceCandles } from '../candles/to-candles.ts';
import { calculateIndicator } from '../indicators/calculate-indicator.ts';
import { indicatorDefinitions } from '../indicators/registry.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { createAlertLines } from './alert-lines.ts';

const candles = createRandomCandles({ seed: 16, length: 400 });
/** Ends of the portions in which the series grows: one candle, several, more than are kept. */
const ends = [1, 2, 3, 40, 41, 200, 201, 202, 330, 331, 400];

const known = indicatorDefinitions.filter(
  ({ needsOther, confirmsLate }) => needsOther !== true && confirmsLate !== true,
);
const lines = createAlertLines();

it.each(ends)(
  'at candle %d the kept values of every indicator are those of the whole series',
  (end) => {
    expect(known.length).toBeGreaterThan(100);
    const seen = sliceCandles(candles, 0, end);
    const find = lines.open({ candles: seen });
    // The last values are kept, the first are calculated anew.
    const asked = [end - 1, end - 2, end - 64, end - 65, 0, end];
    const faults = known.flatMap((definition) => {
      const { id, outputs } = definition;
      const whole = calculateIndicator(definition, { candles: seen });
      const columns = whole.kind === 'values' ? whole.values : {};
      return outputs.flatMap(({ name }) => {
        const read = find({ indicator: id, parameters: {}, output: name });
        const isRight = (t: number) => Object.is(read?.(t), columns[name]?.[t] ?? Number.NaN);
        return asked.every(isRight) ? [] : `${id}.${name}`;
      });
    });
    expect(faults).toEqual([]);
  },
);

it('what needs a second series, is told late, or is not allowed has no line', () => {
  const find = createAlertLines().open({ candles });
  const late = indicatorDefinitions.find(({ confirmsLate }) => confirmsLate === true);
  expect(find({ indicator: late?.id ?? '', parameters: {}, output: 'value' })).toBeUndefined();
  expect(find({ indicator: 'sma', parameters: { length: -1 }, output: 'sma' })).toBeUndefined();
  expect(find({ indicator: 'sma', parameters: {}, output: 'none' })).toBeUndefined();
});
