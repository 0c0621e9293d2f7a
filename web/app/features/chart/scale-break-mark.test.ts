import { expect, it } from 'vitest';
import { toScaleBreakMark } from './scale-break-mark.ts';

const openTime = [100, 200, 300];
const mark = (value: number) =>
  toScaleBreakMark({ facts: [{ id: 'scale-break.time', value }] }, openTime, ['jump']);

it('marks the candle on which prices change their scale, if the chart has it', () => {
  expect(mark(200)).toEqual([{ from: 1, to: 1, names: ['jump'] }]);
  expect(mark(250)).toEqual([]);
  expect(mark(50)).toEqual([]);
  expect(toScaleBreakMark({ facts: [] }, openTime, ['jump'])).toEqual([]);
});
