import type { QuestionPlan } from '@vela/contracts';
import type { Verdict } from '../language/verdict-words.ts';
import type { FactReader } from '../narrator/fact-reader.ts';

type Way = NonNullable<QuestionPlan['asksWhether']>;

const toVerdict = (isTrue: boolean): Verdict => (isTrue ? 'yes' : 'no');

/** The trend of the swing structure against the way asked about. */
function judgeBias(facts: FactReader, way: Way): Verdict | undefined {
  const bias = facts.word('trend.swing.bias');
  if (bias === '' || (way !== 'up' && way !== 'down')) return undefined;
  return bias === (way === 'up' ? 'bullish' : 'bearish') ? 'yes' : 'no';
}

/** Whether the trends of the chart and of another timeframe agree; open where one has none. */
function judgeTwoTrends(own: string, other: string): Verdict | undefined {
  if (![own, other].every((bias) => bias === 'bullish' || bias === 'bearish')) return undefined;
  return own === other ? 'yes' : 'no';
}

/** An indicator against the value it is compared with; without one, a MACD against its signal. */
function judgeIndicator(facts: FactReader, { indicator, level, side }: QuestionPlan) {
  const value = facts.number(`indicator.${indicator?.id ?? ''}.value`);
  const signal = indicator?.id === 'macd' ? facts.number('indicator.signal.value') : Number.NaN;
  const bound = level ?? signal;
  if (Number.isNaN(value) || Number.isNaN(bound) || side === undefined) return undefined;
  return (side === 'above' ? value > bound : value < bound) ? 'yes' : 'no';
}

/** Whether there are zones on the sides asked about. */
function judgeZones(facts: FactReader, zones: 'gap' | 'block', { side }: QuestionPlan) {
  const sides = side === undefined ? (['above', 'below'] as const) : [side];
  if (!facts.has('count.open-gaps')) return undefined;
  return sides.some((one) => facts.has(`${zones}.${one}.top`)) ? 'yes' : 'no';
}

/**
 * How volatile the chart is, against the way asked about; "calmer" is down. Whether it rose is told
 * by the width of the last candles beside those before.
 */
function judgeVolatility(facts: FactReader, plan: QuestionPlan, way: Way): Verdict | undefined {
  const ratio = facts.number('volatility.range-ratio');
  if (plan.asksForChange === true && (way === 'up' || way === 'down'))
    return Number.isNaN(ratio) ? undefined : toVerdict(way === 'up' ? ratio > 1 : ratio < 1);
  const regime = facts.word('regime.volatility');
  if (regime === '' || (way !== 'up' && way !== 'down')) return undefined;
  const isSo = way === 'up' ? ['high', 'extreme'].includes(regime) : regime === 'low';
  return toVerdict(isSo);
}

type Judge = (facts: FactReader, plan: QuestionPlan, way: Way) => Verdict | undefined;

/** Whether the session that is named runs, or is over. */
function judgeSession(facts: FactReader, { session }: QuestionPlan): Verdict | undefined {
  const start = facts.number('session.asked.start');
  if (session === undefined || Number.isNaN(start)) return undefined;
  const isRunning = start <= facts.number('session.clock');
  return isRunning === (session.isOver !== true) ? 'yes' : 'no';
}

/** Whether anything changed; open where only gaps or blocks did. */
function judgeChange(facts: FactReader): Verdict | undefined {
  if (!facts.has('since.breaks')) return undefined;
  if (facts.number('since.breaks') > 0) return 'yes';
  const zones = ['new-gaps', 'filled-gaps', 'new-blocks', 'broken-blocks'];
  return zones.some((name) => facts.number(`since.${name}`) > 0) ? undefined : 'no';
}

/** Yes or no by what is asked of a chart. */
export const chartJudges: Readonly<Partial<Record<QuestionPlan['intent'], Judge>>> = {
  bias: (facts, _, way) => judgeBias(facts, way),
  indicator: judgeIndicator,
  volatility: judgeVolatility,
  gaps: (facts, plan) => judgeZones(facts, 'gap', plan),
  blocks: (facts, plan) => judgeZones(facts, 'block', plan),
  killzone: judgeSession,
  'changed-since': judgeChange,
  findings: (facts) => {
    if (!facts.has('found.count')) return undefined;
    return facts.number('found.count') > 0 ? 'yes' : 'no';
  },
  timeframes: (facts, { beside }, way) => {
    if (way !== 'any' || !facts.has('timeframes.agreement')) return undefined;
    // One that is not among those looked at leaves it open: the others may agree without it.
    if (beside !== undefined)
      return judgeTwoTrends(
        facts.word('trend.swing.bias'),
        facts.word(`timeframe.${beside}.trend.swing.bias`),
      );
    return facts.word('timeframes.agreement') === 'aligned' ? 'yes' : 'no';
  },
};
