import type { RelativeMeasureId } from '@vela/engine';
import {
  has,
  isAbove,
  isBelow,
  isMissing,
  isZero,
  matchBoth,
  type When,
} from '../narrator/conditions.ts';
import type { FactReader } from '../narrator/fact-reader.ts';
import { createTopic, isBetween, matchAll } from './create-topic.ts';
import type { MeasureTopics } from './measure-topics.ts';

const isFurtherRow = isAbove('row.rank', 1);

const correlation = 'measure.correlation';
const strong = 0.7;
const weak = 0.3;
const isFew =
  (id: string): When =>
  (facts: FactReader) =>
    facts.number(`${id}.changes`) < facts.number(`${id}.least`);
const isEnough =
  (id: string): When =>
  (facts: FactReader) =>
    facts.number(`${id}.changes`) >= facts.number(`${id}.least`);
const isUnknownCorrelation = matchBoth(
  isMissing(`${correlation}.correlation`),
  isMissing(`${correlation}.highest.correlation`),
);
const correlationTopics: MeasureTopics = {
  topics: [
    createTopic(
      'correlation',
      ['correlation.strong', (facts) => facts.number(`${correlation}.correlation`) >= strong],
      ['correlation.moderate', isBetween(`${correlation}.correlation`, weak, strong)],
      [
        'correlation.weak',
        matchBoth(
          isAbove(`${correlation}.correlation`, -weak),
          isBelow(`${correlation}.correlation`, weak),
        ),
      ],
      ['correlation.opposite', (facts) => facts.number(`${correlation}.correlation`) <= -weak],
      'correlation.many',
      ['correlation.few', matchBoth(isUnknownCorrelation, isFew(correlation))],
      ['correlation.flat', matchBoth(isUnknownCorrelation, isEnough(correlation))],
    ),
    createTopic('correlation-halves', 'correlation.halves'),
  ],
  rows: {
    facts: correlation,
    topics: [createTopic('correlation-row', ['correlation.row', isFurtherRow])],
  },
};

const beta = 'measure.beta';
const betaTopics: MeasureTopics = {
  topics: [
    createTopic(
      'beta',
      ['beta', (facts) => facts.number(`${beta}.beta`) >= 0],
      ['beta.against', isBelow(`${beta}.beta`, 0)],
      ['beta.few', matchBoth(isMissing(`${beta}.beta`), isFew(beta))],
      ['beta.flat', matchBoth(isMissing(`${beta}.beta`), isEnough(beta))],
    ),
    createTopic('beta-explained', 'beta.explained'),
  ],
};

/** The rows of a comparison of two are told in its first sentence. */
const isOfTwo =
  (id: string): When =>
  (facts) =>
    facts.number(`${id}.count`) === 2 && facts.has(`${id}.2.symbol`);
const isFurtherOfMany =
  (id: string): When =>
  (facts) =>
    isFurtherRow(facts) && !isOfTwo(id)(facts);

const strength = 'measure.relative-strength';
const [leads, follows] = [`${strength}.1.change-percent`, `${strength}.2.change-percent`];
const areTwo = isOfTwo(strength);
const isListed = isFurtherOfMany(strength);
const relativeStrengthTopics: MeasureTopics = {
  topics: [
    createTopic(
      'relative-strength',
      ['relative-strength.two.rose', matchAll(areTwo, isAbove(leads, 0), isAbove(follows, 0))],
      ['relative-strength.two.fell', matchAll(areTwo, isBelow(leads, 0), isBelow(follows, 0))],
      ['relative-strength.two.apart', matchAll(areTwo, isAbove(leads, 0), isBelow(follows, 0))],
      ['relative-strength.two', areTwo],
      ['relative-strength.rose', isAbove(`${strength}.1.change-percent`, 0)],
      ['relative-strength.fell', isBelow(`${strength}.1.change-percent`, 0)],
      ['relative-strength.flat', isZero(`${strength}.1.change-percent`)],
      ['relative-strength.none', isMissing(`${strength}.1.change-percent`)],
    ),
    createTopic(
      'relative-strength-lead',
      ['relative-strength.lead.two', areTwo],
      'relative-strength.lead',
    ),
  ],
  rows: {
    facts: strength,
    topics: [
      createTopic(
        'relative-strength-row',
        ['relative-strength.row.rose', matchBoth(isListed, isAbove('row.change-percent', 0))],
        ['relative-strength.row.fell', matchBoth(isListed, isBelow('row.change-percent', 0))],
        ['relative-strength.row.flat', matchBoth(isListed, isZero('row.change-percent'))],
      ),
    ],
  },
};

const volatility = 'measure.compare-volatility';
const compareVolatilityTopics: MeasureTopics = {
  topics: [
    createTopic(
      'compare-volatility',
      ['compare-volatility.two', isOfTwo(volatility)],
      'compare-volatility',
      ['compare-volatility.none', isMissing(`${volatility}.1.symbol`)],
    ),
    createTopic('compare-volatility-times', 'compare-volatility.times'),
  ],
  rows: {
    facts: volatility,
    topics: [
      createTopic('compare-volatility-row', [
        'compare-volatility.row',
        isFurtherOfMany(volatility),
      ]),
    ],
  },
};

const drawdown = 'measure.compare-drawdown';
const hasFall = (id: string): When => isBelow(`${id}.worst.change-percent`, 0);
const isBack = (id: string): When => isZero(`${id}.now.change-percent`);
const isDown = (id: string): When => isBelow(`${id}.now.change-percent`, 0);
/** One fell to zero or below, deeper than any that has a percentage. */
const isBelowZero = has(`${drawdown}.zero.1.symbol`);
const isListedFall: When = (facts) => isFurtherRow(facts) || isBelowZero(facts);
const compareDrawdownTopics: MeasureTopics = {
  topics: [
    createTopic(
      'compare-drawdown',
      ['compare-drawdown.zero', isBelowZero],
      ['compare-drawdown', matchBoth(hasFall(`${drawdown}.1`), isDown(`${drawdown}.1`))],
      ['compare-drawdown.recovered', matchBoth(hasFall(`${drawdown}.1`), isBack(`${drawdown}.1`))],
      ['compare-drawdown.flat', isZero(`${drawdown}.1.worst.change-percent`)],
      ['compare-drawdown.none', isMissing(`${drawdown}.1.symbol`)],
    ),
    createTopic('compare-drawdown-zero.limit', 'compare-drawdown.zero.more'),
  ],
  rows: {
    facts: drawdown,
    topics: [
      createTopic(
        'compare-drawdown-row',
        ['compare-drawdown.row', matchAll(isListedFall, hasFall('row'), isDown('row'))],
        ['compare-drawdown.row.recovered', matchAll(isListedFall, hasFall('row'), isBack('row'))],
        ['compare-drawdown.row.flat', matchBoth(isListedFall, isZero('row.worst.change-percent'))],
      ),
    ],
  },
};

const trend = 'measure.compare-trend';
const isSince = matchBoth(has('row.swing-since'), has('row.internal-since'));
const compareTrendTopics: MeasureTopics = {
  topics: [
    createTopic(
      'compare-trend',
      ['compare-trend.two', isMissing(`${trend}.3.symbol`)],
      ['compare-trend.many', has(`${trend}.3.symbol`)],
    ),
    createTopic('compare-trend-period', 'compare-trend.period'),
  ],
  rows: {
    facts: trend,
    topics: [
      createTopic(
        'compare-trend-row',
        ['compare-trend.row', isSince],
        ['compare-trend.row.plain', (facts) => !isSince(facts)],
      ),
    ],
  },
};

const ratio = 'measure.ratio';
const ratioTopics: MeasureTopics = {
  topics: [
    createTopic('ratio', 'ratio', ['ratio.none', isMissing(`${ratio}.value`)]),
    createTopic(
      'ratio-change',
      ['ratio.rose', isAbove(`${ratio}.change-percent`, 0)],
      ['ratio.fell', isBelow(`${ratio}.change-percent`, 0)],
    ),
    createTopic('ratio-range', 'ratio.range'),
  ],
};

const spread = 'measure.spread-of-returns';
const spreadTopics: MeasureTopics = {
  topics: [
    createTopic(
      'spread-of-returns',
      ['spread-of-returns.ahead', isAbove(`${spread}.difference`, 0)],
      ['spread-of-returns.behind', isBelow(`${spread}.difference`, 0)],
      ['spread-of-returns.equal', isZero(`${spread}.difference`)],
      ['spread-of-returns.none', isMissing(`${spread}.difference`)],
    ),
    createTopic('spread-of-returns-changes', 'spread-of-returns.changes'),
  ],
};

/** What is said about each measure of this group. */
export const relativeTopics: Readonly<Record<RelativeMeasureId, MeasureTopics>> = {
  correlation: correlationTopics,
  beta: betaTopics,
  'relative-strength': relativeStrengthTopics,
  'compare-volatility': compareVolatilityTopics,
  'compare-drawdown': compareDrawdownTopics,
  'compare-trend': compareTrendTopics,
  ratio: ratioTopics,
  'spread-of-returns': spreadTopics,
};
