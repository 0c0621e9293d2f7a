import type { SpokenRate } from '@vela/contracts';
import type { BaseRateSentence, RateWords } from '../../base-rates/base-rate-topics.ts';

const words: Readonly<Record<SpokenRate, RateWords>> = {
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

function beginning(name: SpokenRate): string {
  const { counted, happened } = words[name];
  return `Of {base-rate.${name}.n} ${counted} in this data, {base-rate.${name}.rate} ${happened} within {base-rate.${name}.horizon#candle} (interval {base-rate.${name}.low} to {base-rate.${name}.high})`;
}

function alike(name: SpokenRate): string {
  return `${beginning(name)}; at random candles it was {base-rate.${name}.control}, so this is not distinguishable from chance.`;
}

function apart(name: SpokenRate): string {
  return `${beginning(name)}; at random candles it was {base-rate.${name}.control}, and chance alone does not explain the difference of {base-rate.${name}.difference} points ({base-rate.${name}.difference-low} to {base-rate.${name}.difference-high}).`;
}

/** How often something happened after a kind of structure, beside random candles. */
export const baseRatesEn = {
  'base-rate.gap-touched.alike': alike('gap-touched'),
  'base-rate.gap-touched.apart': apart('gap-touched'),
  'base-rate.gap-filled.alike': alike('gap-filled'),
  'base-rate.gap-filled.apart': apart('gap-filled'),
  'base-rate.gap-holds.alike': alike('gap-holds'),
  'base-rate.gap-holds.apart': apart('gap-holds'),
  'base-rate.block-touched.alike': alike('block-touched'),
  'base-rate.block-touched.apart': apart('block-touched'),
  'base-rate.block-holds.alike': alike('block-holds'),
  'base-rate.block-holds.apart': apart('block-holds'),
  'base-rate.break-follows.alike': alike('break-follows'),
  'base-rate.break-follows.apart': apart('break-follows'),
  'base-rate.change-follows.alike': alike('change-follows'),
  'base-rate.change-follows.apart': apart('change-follows'),
  'base-rate.shift-follows.alike': alike('shift-follows'),
  'base-rate.shift-follows.apart': apart('shift-follows'),
  'base-rate.displacement-follows.alike': alike('displacement-follows'),
  'base-rate.displacement-follows.apart': apart('displacement-follows'),
  'base-rate.swing-broken.alike': alike('swing-broken'),
  'base-rate.swing-broken.apart': apart('swing-broken'),
  'base-rate.equal-level-reached.alike': alike('equal-level-reached'),
  'base-rate.equal-level-reached.apart': apart('equal-level-reached'),
  'base-rate.pool-reached.alike': alike('pool-reached'),
  'base-rate.pool-reached.apart': apart('pool-reached'),
  'base-rate.sweep-follows.alike': alike('sweep-follows'),
  'base-rate.sweep-follows.apart': apart('sweep-follows'),
  'base-rate.zone-holds.alike': alike('zone-holds'),
  'base-rate.zone-holds.apart': apart('zone-holds'),
  'base-rate.session-level-reached.alike': alike('session-level-reached'),
  'base-rate.session-level-reached.apart': apart('session-level-reached'),
  'base-rate.previous-day-reached.alike': alike('previous-day-reached'),
  'base-rate.previous-day-reached.apart': apart('previous-day-reached'),
  'base-rate.divergence-follows.alike': alike('divergence-follows'),
  'base-rate.divergence-follows.apart': apart('divergence-follows'),
  'base-rate.computing':
    'The base rates of this chart are still being counted, so none is told now; asked again a little later, Vela has them.',
  'base-rate.few':
    'There are too few such structures in this data for a rate that says anything, so Vela shows none.',
  'base-rate.method':
    'Each rate counts every structure of its kind that was confirmed in this data, whatever became of it later; random candles means the same distances at random candles of similar volatility and hour, and whether a difference stands out is judged over all rates of the series at once.',
} as const satisfies Readonly<Record<BaseRateSentence, string>>;
