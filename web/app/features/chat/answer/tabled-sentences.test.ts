import type { Evidence } from '@vela/contracts';
import { expect, it } from 'vitest';
import { partByTable } from './tabled-sentences.ts';

const createSentence = (index: number, ...factIds: string[]): Evidence => ({
  index,
  offset: 0,
  text: '',
  factIds,
  spans: [],
});
const intro = createSentence(0, 'close.last', 'close.time');
const nearest = createSentence(1, 'gap.above.top', 'gap.above.state');
const further = createSentence(2, 'gap.below.2.top', 'gap.below.2.state');
const count = createSentence(3, 'gap.above.count', 'gap.below.count');
const block = createSentence(4, 'gap.above.top', 'block.below.top');
const plain = createSentence(5);
const all = [intro, nearest, further, count, block, plain];
const toRow = (top: string) => ({ kind: 'fair-value-gap', side: 'above', top }) as const;

it('a sentence is told by the table if all of its facts are of rows; counts are not', () => {
  expect(partByTable(all, [toRow('gap.above.top'), toRow('gap.below.2.top')])).toEqual({
    tabled: [intro, nearest, further],
    others: [count, block, plain],
  });
});

it('without a table every sentence is shown', () => {
  expect(partByTable(all, [])).toEqual({ tabled: [], others: all });
});
