import { array, assert, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { mergeRows } from './draw-zone.ts';

const right = 400;
const box = record({
  left: integer({ min: 0, max: 399 }),
  top: integer({ min: 0, max: 40 }),
  height: integer({ min: 1, max: 20 }),
}).map(({ left, top, height }) => ({ left, right, top, bottom: top + height }));

it('merged rows cover what the boxes cover, every point once', () => {
  assert(
    property(array(box, { maxLength: 12 }), (boxes) => {
      const rows = mergeRows(boxes, 62);
      for (let y = 0; y < 62; y += 1) {
        const over = boxes.filter(({ top, bottom }) => top <= y && y < bottom);
        const covering = rows.filter(({ top, bottom }) => top <= y && y < bottom);
        expect(covering.map(({ left, right: end }) => [left, end])).toEqual(
          over.length === 0 ? [] : [[Math.min(...over.map(({ left }) => left)), right]],
        );
      }
    }),
  );
});

it('a box thinner than a pixel gives one row', () => {
  expect(mergeRows([{ left: 5, right, top: 10.2, bottom: 10.3 }], 40)).toEqual([
    { left: 5, right, top: 10, bottom: 11 },
  ]);
});

it('a box above or below the pane gives no row', () => {
  const boxes = [
    { left: 5, right, top: -9000, bottom: -2 },
    { left: 6, right, top: -3, bottom: 2 },
    { left: 7, right, top: 38, bottom: 1e6 },
    { left: 8, right, top: 50, bottom: 60 },
  ];
  expect(mergeRows(boxes, 40)).toEqual([
    { left: 6, right, top: 0, bottom: 2 },
    { left: 7, right, top: 38, bottom: 40 },
  ]);
});
