import { expect, it } from 'vitest';
import type { Zone } from './zone.ts';
import { ZonesPrimitive } from './zones-primitive.ts';

const size = { width: 600, height: 400 };
const colours = {
  background: '',
  text: '',
  grid: '',
  bullish: 'rgb(0, 0, 200)',
  bearish: 'rgb(200, 100, 0)',
  neutral: '',
  lit: 'rgb(0, 0, 0)',
  watermark: '',
  lines: [],
};
const createZone = (id: string, bottom: number): Zone => ({
  id,
  group: 'gaps',
  shape: 'box',
  direction: 'bullish',
  colour: 'bullish',
  phase: 'fresh',
  scale: undefined,
  from: 0,
  to: 9,
  knownFrom: 0,
  openEnded: true,
  flippedAt: undefined,
  top: bottom + 20,
  bottom,
  labels: [id],
  faint: false,
});

/** The opacity at which each box is filled, by its top, and the outlines drawn around boxes. */
function draw(lit: ReadonlySet<string>) {
  const alphas = new Map<number, number>();
  const outlined: number[] = [];
  const state = { globalAlpha: 1 };
  const known = {
    fillRect: (...[, top = 0]: number[]) => alphas.set(top, state.globalAlpha),
    strokeRect: (...[, top = 0]: number[]) => outlined.push(top),
    measureText: () => ({ width: 30 }),
  };
  const context = new Proxy(state, {
    get: (_, name) => Reflect.get(known, name) ?? (() => undefined),
  });
  const primitive = new ZonesPrimitive(colours, () => undefined);
  const attachment = {
    chart: {
      timeScale: () => ({
        logicalToCoordinate: (index: number) => 60 * index,
        getVisibleLogicalRange: () => ({ from: 0, to: 9 }),
      }),
    },
    series: { priceToCoordinate: (price: number) => size.height - price },
    requestUpdate: () => undefined,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of the library that is used
  primitive.attached(attachment as unknown as Parameters<typeof primitive.attached>[0]);
  primitive.show([createZone('one', 100), createZone('two', 200)], lit);
  const renderer = primitive.paneViews()[0]?.renderer();
  const target = {
    useMediaCoordinateSpace: (paint: (scope: object) => void) =>
      paint({ context, mediaSize: size }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  renderer?.draw(target as unknown as Parameters<typeof renderer.draw>[0]);
  return { one: alphas.get(280), two: alphas.get(180), outlined };
}

it('the zone that an answer is about is outlined at full strength, and the others are dimmed', () => {
  const { one, two, outlined } = draw(new Set(['two']));
  expect(two).toBe(1);
  expect(one).toBeLessThan(0.7);
  expect(outlined).toEqual([180]);
});

it('nothing is dimmed while nothing is lit, or what is lit is not in view', () => {
  expect(draw(new Set())).toEqual({ one: 1, two: 1, outlined: [] });
  expect(draw(new Set(['elsewhere']))).toEqual({ one: 1, two: 1, outlined: [] });
});
