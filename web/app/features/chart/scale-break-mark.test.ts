import { expect, it } from 'vitest';
import { toScaleBreakMark } from './scale-break-mark.ts';

const openTime = [100, 200, 300];
const fact = { unit: 'time', decimals: 0, method: 'scale-break@1', refs: [] } as const;
const mark = (value: number) => {
  const facts = [{ ...fact, id: 'scale-break.time', label: 'scale-break.time', value }];
  return toScaleBreakMark({ facts: facts as never }, openTime, ['jump']);
};

it('marks the candle on which prices change their scale, if the chart has it', () => {
  expect(mark(200)).toEqual([{ from: 1, to: 1, names: ['jump'] }]);
  expect(mark(250)).toEqual([]);
  expect(mark(50)).toEqual([]);
  expect(toScaleBreakMark({ facts: [] }, openTime, ['jump'])).toEqual([]);
});
