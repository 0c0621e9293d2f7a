import type { GlyphName } from '../../figures/glyph-drawings.ts';

const slugsByGlyph: readonly (readonly [GlyphName, readonly string[]])[] = [
  ['known', ['no-repainting', 'closed-candles', 'states']],
  ['gap', ['fair-value-gap']],
  ['block', ['order-block', 'linked-numbers']],
  ['level', ['liquidity-pool', 'previous-levels', 'data-health']],
  ['band', ['support-and-resistance', 'dealing-range', 'volume-profile', 'sessions-and-killzones']],
  ['break', ['break-of-structure', 'displacement', 'measures', 'change']],
  ['turn', ['change-of-character', 'market-structure-shift']],
  ['swings', ['swing-point', 'market-structure', 'several-timeframes', 'base-rate']],
  ['sweep', ['liquidity-sweep', 'output-guard']],
  ['average', ['exponential-moving-average', 'average-true-range', 'market-regime', 'resampling']],
  ['momentum', ['relative-strength-index', 'divergence']],
];

/** The small picture of a method; rising candles where it has none of its own. */
export function findMethodGlyph(slug: string): GlyphName {
  return slugsByGlyph.find(([, slugs]) => slugs.includes(slug))?.[0] ?? 'rise';
}
