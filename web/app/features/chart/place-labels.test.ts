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
  placeLabels(wishes, { size, near: 100, isTaken: () => false }, () => 30);

const nameTexts = (name: string) => [`${name} 1 to 2, untouched`, `${name} 1 to 2`, name];
const measureLines = (_: LabelWish, text: string): number =>
  Math.max(...text.split('\n').map((line) => 7 * line.length));
const placeTexts = (wishes: readonly LabelWish[]) =>
  placeLabels(wishes, { size, near: 0, isTaken: () => false }, measureLines).map(
    ({ text }) => text,
  );

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
    const thin = { ...wish, texts: ['thin'], top: 91, bottom: 95 };
    const above = { ...wish, texts: ['above'], top: 60, bottom: 89 };
    const around = { ...wish, texts: ['around'], top: 97, bottom: 150 };
    const names = place([thin, above, around]).map(({ text }) => text);
    expect(names).toEqual(expect.arrayContaining(['above', 'around']));
    expect(names).not.toContain('thin');
    expect(place([{ ...thin, lit: true }, above, around]).map(({ text }) => text)).toContain(
      'thin',
    );
    expect(place([thin, above])[0]).toMatchObject({ text: 'thin', top: 97 });
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
    const put = (isTaken: (plate: { left: number; width: number }) => boolean) =>
      placeLabels([{ ...wish, texts }], { size, near: 100, isTaken }, (_, text) =>
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

  it('a phone beside an answer has room for four labels, the lit one among them', () => {
    const apart = [0, 1, 2, 3, 4, 5].map((step) => ({
      ...wish,
      texts: [String(step)],
      top: 10 + 30 * step,
      bottom: 30 + 30 * step,
    }));
    const names = place(apart.map((one, at) => ({ ...one, lit: at === 5 })));
    expect(names).toHaveLength(4);
    expect(names[0]?.text).toBe('5');
    const wide = { size: { width: 700, height: 400 }, near: 100, isTaken: () => false };
    expect(placeLabels(apart, wide, () => 30)).toHaveLength(6);
  });

  it('a box too narrow for its prices bears its name alone, or nothing', () => {
    const texts = ['Gap 64,220 to 64,410', 'Gap'];
    const put = (left: number) =>
      placeLabels(
        [{ ...wish, texts, left }],
        { size, near: 100, isTaken: () => false },
        (_, text) => (text === 'Gap' ? 30 : 120),
      ).map(({ text }) => text);
    expect(put(100)).toEqual(['Gap 64,220 to 64,410']);
    expect(put(240)).toEqual(['Gap']);
    expect(put(280)).toEqual([]);
  });

  it('a box too narrow for name and prices in a line has them below each other', () => {
    const texts = ['Gap 64,220 to 64,410', 'Gap'];
    const put = (bottom: number) =>
      placeLabels(
        [{ ...wish, texts, left: 190, bottom }],
        { size, near: 100, isTaken: () => false },
        (_, text) => Math.max(...text.split('\n').map((line) => 7 * line.length)),
      );
    expect(put(80)).toMatchObject([{ text: 'Gap\n64,220–64,410', width: 91, height: 23 }]);
    const [middle] = put(62);
    expect((middle?.top ?? 0) + 11.5).toBe(51);
  });

  it('states are told of all that have one or of none, except of what is lit', () => {
    const wide = { ...wish, texts: nameTexts('Gap'), left: 0, top: 10, bottom: 40 };
    const narrow = { ...wish, texts: nameTexts('Block'), left: 200, top: 60, bottom: 90 };
    const line = { ...wish, texts: ['Break 3', 'Break'], top: 120, bottom: 121 };
    expect(placeTexts([wide, narrow, line])).toEqual(['Gap 1 to 2', 'Block 1 to 2', 'Break 3']);
    expect(placeTexts([wide, line])).toEqual(['Gap 1 to 2, untouched', 'Break 3']);
    expect(placeTexts([{ ...wide, lit: true }, narrow])).toEqual([
      'Gap 1 to 2, untouched',
      'Block 1 to 2',
    ]);
  });

  it('prices have a dash between them in all labels where one would not tell them otherwise', () => {
    const wide = { ...wish, texts: ['Gap 64,220 to 64,410', 'Gap'], left: 0, top: 10, bottom: 30 };
    const narrow = { ...wide, left: 175, top: 60, bottom: 78 };
    expect(placeTexts([wide])).toEqual(['Gap 64,220 to 64,410']);
    expect(placeTexts([wide, narrow])).toEqual(['Gap 64,220–64,410', 'Gap 64,220–64,410']);
  });

  it('a name that begins with a number keeps it where its prices are joined', () => {
    const name = '4 saatlik emir bloğu';
    const zone = { ...wish, texts: [`${name} 91.000,50 – 92.000,10`, name] };
    const wide = { ...zone, left: 0, top: 10, bottom: 30 };
    expect(placeTexts([wide, { ...zone, left: 13, top: 60, bottom: 78 }])).toEqual([
      `${name} 91.000,50–92.000,10`,
      `${name} 91.000,50–92.000,10`,
    ]);
    expect(placeTexts([{ ...zone, left: 150, top: 60, bottom: 90 }])).toEqual([
      `${name}\n91.000,50–92.000,10`,
    ]);
  });
});
