import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import { indicatorDefinitions } from '../indicators/registry.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { splitCandles } from '../testing/transform-candles.ts';
import { toChangeFacts } from './change-facts.ts';
import { readIndicator } from './indicator-facts.ts';
import { toTechnicalFacts } from './technical-facts.ts';

const adx = indicatorDefinitions.find(({ id }) => id === 'adx');
if (adx === undefined) throw new Error('adx is not registered');
const splitAt = 900;
const walk = createRandomCandles({ seed: 31, length: 1500, start: 700 });
const split = splitCandles(walk, splitAt, 7);
const to = split.length - 1;
const whole = analyzeTechnical(split);
const alone = analyzeTechnical(sliceCandles(split, splitAt, split.length));

type Facts = readonly {
  readonly id: string;
  readonly value: number | string;
  readonly from: number;
}[];
const list = (facts: Facts, shift: number) =>
  facts.map(({ id, value, from }) => ({ id, value, from: from + shift }));

// The rank of the volatility is taken among candles of both scales, in percent of their closes.
const select = (facts: Facts, kind: string) =>
  facts.filter(({ id }) => id.startsWith(kind) && id !== 'regime.volatility');
const listChanges = (from: number) => toChangeFacts(whole, { from, to }).map(({ id }) => id);

describe('facts of a series with a split of 7:1 within the window', () => {
  it.each(['regime.', 'profile.'])('%s* are those of the candles after it', (kind) => {
    const expected = select(toTechnicalFacts(alone, { from: 0, to: to - splitAt }), kind);
    const found = select(toTechnicalFacts(whole, { from: 700, to }), kind);
    expect(expected.length).toBeGreaterThan(2);
    expect(list(found, 0)).toEqual(list(expected, splitAt));
  });

  it('an indicator begins anew after it', () => {
    const shown = { from: 0, to: to - splitAt };
    const expected = readIndicator(alone, { definition: adx }, shown);
    const found = readIndicator(whole, { definition: adx }, { from: 700, to });
    expect(found?.facts.map(({ value }) => value)).toEqual(
      expected?.facts.map(({ value }) => value),
    );
  });

  it('no change is told across it', () => {
    expect(listChanges(splitAt)).not.toContain('since.change-percent');
    expect(listChanges(splitAt + 1)).toContain('since.change-percent');
  });
});
