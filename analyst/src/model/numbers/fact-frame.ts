import { isInterval, type Fact, type Interval } from '@vela/contracts';
import type { FrameDimension } from '../../language/frame-words.ts';

/** What a fact is about, by what its id says. */
export type FactFrame = {
  readonly fact: Fact & { readonly value: number };
  readonly kind: 'price' | 'percent' | 'atr' | 'candles' | 'count' | 'ratio' | 'time';
  readonly interval: Interval | undefined;
  readonly parts: Readonly<Partial<Record<FrameDimension, string>>>;
};

type Parts = FactFrame['parts'];

const subjectById: readonly (readonly [RegExp, (groups: Record<string, string>) => Parts])[] = [
  [/^close\./, () => ({ subject: 'close' })],
  [
    /^(?<subject>gap|block)\.(?<place>above|below|inside)\.(?<edge>top|bottom|midpoint)$/,
    (groups) => groups,
  ],
  [/^(?<subject>gap|block)\.(?<place>above|below|inside)\.width/, (g) => ({ ...g, what: 'width' })],
  [/^(?<subject>gap|block)\.(?<place>above|below|inside)\./, (groups) => groups],
  [/^zone\.above\.(?<what>rejections|swings)$/, (g) => ({ ...g, subject: 'resistance' })],
  [/^zone\.below\.(?<what>rejections|swings)$/, (g) => ({ ...g, subject: 'support' })],
  [/^zone\.above\.(?!score)/, () => ({ subject: 'resistance' })],
  [/^zone\.below\.(?!score)/, () => ({ subject: 'support' })],
  [/^structure\.(?<scale>swing|internal)\.event\./, (g) => ({ ...g, subject: 'event' })],
  [
    /^(?:structure|nearest)\.(?<scale>swing|internal)\.(?<pole>high|low)\./,
    (g) => ({ ...g, subject: 'point' }),
  ],
  [/^ema\.(?<length>20|50|200)(?:\.|$)/, (g) => ({ ...g, subject: 'average' })],
  [/^rsi\.value$/, () => ({ subject: 'rsi' })],
  [/^atr\.percentile$/, () => ({ subject: 'atr', what: 'percentile' })],
  [/^atr\./, () => ({ subject: 'atr' })],
  [/^regime\.adx$/, () => ({ subject: 'adx' })],
  [/^regime\.trend\.age$/, () => ({ subject: 'regime' })],
  [/^profile\.poc$/, () => ({ subject: 'control' })],
  [/^profile\./, () => ({ subject: 'area' })],
  [/^window\.(?<pole>high|low)$/, (g) => ({ ...g, subject: 'window' })],
  [/^window\./, () => ({ subject: 'window' })],
  [/^recent\./, () => ({ subject: 'recent' })],
  [/^last\./, () => ({ subject: 'last' })],
  [/^range\.close-percent$/, () => ({ subject: 'range' })],
  [/^previous\.(?<subject>week|month)\.(?<pole>high|low)\./, (g) => g],
  [/^timeframes\.(?<what>bullish|bearish)$/, (g) => ({ ...g, subject: 'timeframes' })],
  [/^timeframes\.count$/, () => ({ subject: 'timeframes' })],
  [/^count\.open-gaps$/, () => ({ subject: 'gap' })],
  [/^count\.open-blocks$/, () => ({ subject: 'block' })],
  [/^count\.fresh-blocks$/, () => ({ subject: 'block', what: 'fresh' })],
];

function toKind({ id, unit }: Fact): FactFrame['kind'] {
  if (unit === 'percent' || unit === 'time') return unit;
  if (unit === 'count') return /(?:age|candles|history)$/.test(id) ? 'candles' : 'count';
  if (id.endsWith('-atr')) return 'atr';
  return unit === 'price' ? 'price' : 'ratio';
}

function toFrame(fact: Fact): FactFrame | undefined {
  const { id, value } = fact;
  if (typeof value !== 'number') return undefined;
  const [, interval = '', own = id] = /^timeframe\.(\w+)\.(.+)$/.exec(id) ?? [];
  for (const [pattern, toParts] of subjectById) {
    const match = pattern.exec(own);
    if (match !== null)
      return {
        fact: { ...fact, value },
        kind: toKind(fact),
        interval: isInterval(interval) ? interval : undefined,
        parts: toParts({ ...match.groups }),
      };
  }
  return undefined;
}

/** What the facts of charts are about; others have no frame. */
export const listFrames = (facts: Iterable<Fact>): readonly FactFrame[] =>
  [...facts].flatMap((fact) => toFrame(fact) ?? []);
