import { describe, expect, it } from 'vitest';
import { type LabelWish, placeLabels, plateHeight } from './place-labels.ts';

const size = { width: 300, height: 200 };
const wish: LabelWish = {
  texts: ['OB'],
  colour: '',
  lit: false,
  align: 'right',
  left: 50,
  right: 300,
  top: 40,
  bottom: 80,
  aboveFirst: false,
};
const place = (wishes: readonly LabelWish[]) =>
  placeLabels(wishes, { size, near: 100, coversBody: () => false }, () => 30);

describe('label placement', () => {
  it('labels never overlap', () => {
    const placed = place(
      Array.from({ length: 40 }, (_, step) => ({ ...wish, top: 40 + step, bottom: 70 + step })),
    );
    expect(placed.length).toBeGreaterThan(1);
    const touching = placed.flatMap((one, at) =>
      placed
        .slice(at + 1)
        .filter(
          (other) =>
            Math.abs(one.top - other.top) < plateHeight &&
            Math.abs(one.left - other.left) < one.width,
        ),
    );
    expect(touching).toEqual([]);
  });

  it('labels lie completely inside the pane', () => {
    const corner = { ...wish, left: -20, right: 400, top: -10, bottom: 3 };
    for (const { left, top, width } of place([
      corner,
      { ...corner, align: 'left', top: 195, bottom: 230 },
    ])) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(size.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + plateHeight).toBeLessThanOrEqual(size.height);
    }
  });

  it('a label lies on no other drawing than its own', () => {
    const thin = { ...wish, texts: ['thin'], top: 90, bottom: 96 };
    const above = { ...wish, texts: ['above'], top: 60, bottom: 89 };
    const around = { ...wish, texts: ['around'], top: 97, bottom: 150 };
    const names = place([thin, above, around]).map(({ text }) => text);
    expect(names).toEqual(expect.arrayContaining(['above', 'around']));
    expect(names).not.toContain('thin');
    expect(place([{ ...thin, lit: true }, above, around]).map(({ text }) => text)).toContain(
      'thin',
    );
    expect(place([thin, above])[0]).toMatchObject({ text: 'thin', top: 98 });
  });

  it('omits a label whose drawing is almost or completely outside the pane', () => {
    expect(place([{ ...wish, left: -20, right: 12 }])).toEqual([]);
    expect(place([{ ...wish, top: -90, bottom: -50 }])).toEqual([]);
  });

  it('places lit labels first, then those nearest to price', () => {
    const small = { ...wish, left: 240, top: 60, bottom: 62 };
    const far = { ...small, texts: ['far'] };
    const near = { ...small, texts: ['near'], top: 64, bottom: 66 };
    const lit = { ...small, texts: ['lit'], lit: true, top: 58, bottom: 60 };
    expect(place([far, near, lit])[0]?.text).toBe('lit');
    expect(place([far, near])[0]?.text).toBe('near');
  });

  it('a plate covers no body: it moves along its drawing, else it is shortened or omitted', () => {
    const texts = ['a long text', 'short'];
    const put = (coversBody: (plate: { left: number; width: number }) => boolean) =>
      placeLabels([{ ...wish, texts }], { size, near: 100, coversBody }, (_, text) =>
        text === 'short' ? 30 : 120,
      )[0];
    expect(put(() => false)).toMatchObject({ text: 'a long text', left: 176 });
    // Bodies right of x 200: the long text moves to the left of them.
    const moved = put(({ left, width }) => left + width > 200);
    expect(moved).toMatchObject({ text: 'a long text' });
    expect((moved?.left ?? 0) + 120).toBeLessThanOrEqual(200);
    expect(put(({ width }) => width > 100)).toMatchObject({ text: 'short' });
    expect(put(() => true)).toBeUndefined();
  });
});
