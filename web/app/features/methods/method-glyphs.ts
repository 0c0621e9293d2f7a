import type { GlyphName } from '../../figures/glyph-drawings.ts';

const slugsByGlyph: readonly (readonly [GlyphName, readonly string[]])[] = [
  ['known', ['no-repainting', 'closed-candles', 'states']],
  ['linked', ['linked-numbers']],
  ['guard', ['output-guard']],
  ['defect', ['data-health', 'simulated-data']],
  ['gap', ['fair-value-gap']],
  ['block', ['order-block']],
  ['level', ['liquidity-pool', 'previous-levels']],
  ['band', ['support-and-resistance', 'dealing-range', 'volume-profile', 'sessions-and-killzones']],
  ['break', ['break-of-structure', 'displacement', 'measures', 'change']],
  ['turn', ['change-of-character', 'market-structure-shift']],
  ['swings', ['swing-point', 'market-structure', 'several-timeframes', 'base-rate']],
  ['sweep', ['liquidity-sweep']],
  ['average', ['exponential-moving-average', 'average-true-range', 'market-regime', 'resampling']],
  ['momentum', ['relative-strength-index', 'divergence']],
];

/** The small picture of a method; rising candles where it has none of its own. */
export function findMethodGlyph(slug: string): GlyphName {
  return slugsByGlyph.find(([, slugs]) => slugs.includes(slug))?.[0] ?? 'rise';
}

/** Methods whose picture names what is lit in it. */
export const markedMethods = [
  'no-repainting',
  'linked-numbers',
  'output-guard',
  'data-health',
  'base-rate',
  'closed-candles',
  'swing-point',
  'break-of-structure',
  'change-of-character',
  'fair-value-gap',
  'order-block',
  'liquidity-pool',
  'liquidity-sweep',
  'support-and-resistance',
  'relative-strength-index',
  'exponential-moving-average',
] as const;
