import { expect, it } from 'vitest';
import { dropParts } from './drop-parts.ts';
import { findFigures } from './find-figures.ts';

const read = (text: string) => dropParts(text, findFigures(text, true)).map(({ value }) => value);

// What a person who asks so wants to know.
it.each([
  [' how many times does profit cover its interest ', ['interest-cover']],
  [' net margin on revenue ', ['net-margin']],
  [' net kar faizi kac kez karsiliyor ', ['interest-cover']],
  [' revenue and net margin ', ['revenue', 'net-margin']],
  [' net kar ve net kar marji ', ['net-income', 'net-margin']],
  [' free cash flow and debt ', ['free-cash-flow', 'debt']],
])('%s', (text, figures) => {
  expect(read(text)).toEqual(figures);
});
