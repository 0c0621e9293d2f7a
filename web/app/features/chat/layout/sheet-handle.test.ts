import { expect, it } from 'vitest';
import { findSheetStop } from './sheet-handle.tsx';

it('a sheet that is let go rests at the nearest of chart, half and whole', () => {
  expect([0, 0.2, 0.4, 0.53, 0.7, 0.9].map(findSheetStop)).toEqual([
    'whole',
    'whole',
    'half',
    'half',
    'half',
    'chart',
  ]);
});
