import type { BaseRateName } from '@vela/contracts';
import type { BaseRateSentence, RateWords } from '../../base-rates/base-rate-topics.ts';

const words: Readonly<Record<BaseRateName, RateWords>> = {
  'gap-touched': {
    counted: 'fair value gaps wide enough to be shown',
    happened: 'were touched again',
  },
  'gap-filled': { counted: 'fair value gaps wide enough to be shown', happened: 'were filled' },
  'gap-holds': {
    counted: 'fair value gaps that were wide enough to be shown and touched again',
    happened: 'held, with price moving away by an ATR before a close beyond the gap,',
  },
  'block-touched': { counted: 'order blocks', happened: 'were touched again' },
  'block-holds': {
    counted: 'order blocks that were touched again',
    happened: 'held, with price moving away by an ATR before a close beyond the block,',
  },
  'break-follows': {
    counted: 'breaks of structure',
    happened: 'were followed by an ATR in their direction before an ATR against it',
  },
  'change-follows': {
    counted: 'changes of character',
    happened: 'were followed by an ATR in their direction before an ATR against it',
  },
  'shift-follows': {
    counted: 'market structure shifts',
    happened: 'were followed by an ATR in their direction before an ATR against it',
  },
  'displacement-follows': {
    counted: 'displacements',
    happened: 'were followed by an ATR in their direction before an ATR against it',
  },
  'swing-broken': { counted: 'internal swing highs and lows', happened: 'were closed beyond' },
  'equal-level-reached': { counted: 'equal highs and lows', happened: 'were reached again' },
  'pool-reached': { counted: 'liquidity pools', happened: 'were reached' },
  'sweep-follows': {
    counted: 'liquidity sweeps',
    happened: 'were followed by a reversal of an ATR before an ATR onward',
  },
  'zone-holds': {
    counted: 'zones of support or resistance that were touched',
    happened: 'held, with price moving away by an ATR before a close beyond the zone,',
  },
  'session-level-reached': { counted: 'session highs and lows', happened: 'were reached' },
  'previous-day-reached': { counted: 'highs and lows of a previous day', happened: 'were reached' },
  'divergence-follows': {
    counted: 'divergences',
    happened: 'were followed by an ATR in their direction before an ATR against it',
  },
};

function composeBeginning(name: BaseRateName): string {
  const { counted, happened } = words[name];
  return `Of {base-rate.${name}.n} ${counted} in this data, {base-rate.${name}.rate} ${happened} within {base-rate.${name}.horizon#candle} (interval {base-rate.${name}.low} to {base-rate.${name}.high})`;
}

function composeAlike(name: BaseRateName): string {
  return `${composeBeginning(name)}; at random candles it was {base-rate.${name}.control}, so this is not distinguishable from chance.`;
}

function composeApart(name: BaseRateName): string {
  return `${composeBeginning(name)}; at random candles it was {base-rate.${name}.control}, and chance alone does not explain the difference of {base-rate.${name}.difference} points ({base-rate.${name}.difference-low} to {base-rate.${name}.difference-high}).`;
}

/** How often an outcome followed a kind of structure, next to random candles. */
export const baseRates = {
  'base-rate.gap-touched.alike': composeAlike('gap-touched'),
  'base-rate.gap-touched.apart': composeApart('gap-touched'),
  'base-rate.gap-filled.alike': composeAlike('gap-filled'),
  'base-rate.gap-filled.apart': composeApart('gap-filled'),
  'base-rate.gap-holds.alike': composeAlike('gap-holds'),
  'base-rate.gap-holds.apart': composeApart('gap-holds'),
  'base-rate.block-touched.alike': composeAlike('block-touched'),
  'base-rate.block-touched.apart': composeApart('block-touched'),
  'base-rate.block-holds.alike': composeAlike('block-holds'),
  'base-rate.block-holds.apart': composeApart('block-holds'),
  'base-rate.break-follows.alike': composeAlike('break-follows'),
  'base-rate.break-follows.apart': composeApart('break-follows'),
  'base-rate.change-follows.alike': composeAlike('change-follows'),
  'base-rate.change-follows.apart': composeApart('change-follows'),
  'base-rate.shift-follows.alike': composeAlike('shift-follows'),
  'base-rate.shift-follows.apart': composeApart('shift-follows'),
  'base-rate.displacement-follows.alike': composeAlike('displacement-follows'),
  'base-rate.displacement-follows.apart': composeApart('displacement-follows'),
  'base-rate.swing-broken.alike': composeAlike('swing-broken'),
  'base-rate.swing-broken.apart': composeApart('swing-broken'),
  'base-rate.equal-level-reached.alike': composeAlike('equal-level-reached'),
  'base-rate.equal-level-reached.apart': composeApart('equal-level-reached'),
  'base-rate.pool-reached.alike': composeAlike('pool-reached'),
  'base-rate.pool-reached.apart': composeApart('pool-reached'),
  'base-rate.sweep-follows.alike': composeAlike('sweep-follows'),
  'base-rate.sweep-follows.apart': composeApart('sweep-follows'),
  'base-rate.zone-holds.alike': composeAlike('zone-holds'),
  'base-rate.zone-holds.apart': composeApart('zone-holds'),
  'base-rate.session-level-reached.alike': composeAlike('session-level-reached'),
  'base-rate.session-level-reached.apart': composeApart('session-level-reached'),
  'base-rate.previous-day-reached.alike': composeAlike('previous-day-reached'),
  'base-rate.previous-day-reached.apart': composeApart('previous-day-reached'),
  'base-rate.divergence-follows.alike': composeAlike('divergence-follows'),
  'base-rate.divergence-follows.apart': composeApart('divergence-follows'),
  'base-rate.computing':
    'The base rates of this chart are still being counted, so none is told now; asked again a little later, Vela has them.',
  'base-rate.few':
    'There are too few such structures in this data for a rate that says anything, so Vela shows none.',
  'base-rate.method':
    'Each rate counts every structure of its kind that was confirmed in this data, whatever became of it later; random candles means the same distances at random candles of similar volatility and hour, and whether a difference stands out is judged over all rates of the series at once.',
} as const satisfies Readonly<Record<BaseRateSentence, string>>;
