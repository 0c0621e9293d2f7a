import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { structureMeasures } from '../measures/structure/structure-measures.ts';
import { levelMeasures } from '../measures/level/level-measures.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import type { EngineFact } from './fact.ts';
import { toFindingFacts } from './finding-facts.ts';
import { toFurtherZoneFacts } from './further-zone-facts.ts';
import { toListedFacts } from './listed-facts.ts';
import { toTechnicalFacts } from './technical-facts.ts';

const candles = createRandomCandles({ seed: 11, length: 900 });
const analysis = analyzeTechnical(candles);
const window = { from: 400, to: 899 };
const gaps = new Map(
  analysis.findings.filter(({ kind }) => kind === 'fair-value-gap').map((gap) => [gap.id, gap]),
);
const [nearest] = gaps.keys();
const input = {
  series: [{ symbol: 'X', analysis, window }],
  parameters: { kinds: ['fair-value-gap'], direction: 'bullish' },
} as const;

const sources: readonly (readonly [name: string, facts: readonly EngineFact[]])[] = [
  ['the overview', toTechnicalFacts(analysis, window)],
  ['the gaps beside the nearest', toFurtherZoneFacts(analysis, window, 'gaps')],
  ['one gap', toFindingFacts(analysis, window, nearest ?? '')],
  ['a list', toListedFacts(analysis, window, ['fair-value-gap'])],
  ['zone-list', structureMeasures['zone-list'].calculate(input)],
  ['zone-state', structureMeasures['zone-state'].calculate(input)],
  ['events', structureMeasures.events.calculate(input)],
  ['nearest-structure', levelMeasures['nearest-structure'].calculate(input)],
];

describe.each(sources)('the candles of a gap in %s', (_, facts) => {
  it('begin with the one whose high or low bounds it', () => {
    const told = facts.flatMap(({ refs, from }) => {
      const gap = refs.length === 1 ? gaps.get(refs[0] ?? '') : undefined;
      return gap === undefined ? [] : [{ gap, from }];
    });
    expect(told.length).toBeGreaterThan(0);
    for (const { gap, from } of told) {
      const isBullish = gap.direction === 'bullish';
      expect(isBullish ? candles.high[from] : candles.low[from]).toBe(
        isBullish ? gap.bottom : gap.top,
      );
    }
  });
});
