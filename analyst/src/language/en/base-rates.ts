import type { BaseRateName } from '@vela/contracts';
import {
  type BaseRateSentence,
  composeRateSentences,
  type RateWords,
} from '../../base-rates/base-rate-topics.ts';

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

function composeBeginning(name: BaseRateName, { counted, happened }: RateWords): string {
  return `Of {base-rate.${name}.n} ${counted} in this data, which tell as much as {base-rate.${name}.effective} independent ones, {base-rate.${name}.rate} ${happened} within {base-rate.${name}.horizon#candle} (interval {base-rate.${name}.low} to {base-rate.${name}.high}); at matched candles it was {base-rate.${name}.control}`;
}

const sentences = composeRateSentences(words, {
  alike: (name, own) =>
    `${composeBeginning(name, own)}, so this is not distinguishable from chance.`,
  apart: (name, own) =>
    `${composeBeginning(name, own)}, and from {base-rate.${name}.from} to {base-rate.${name}.to}, in both halves of that time, chance alone does not explain the difference of {base-rate.${name}.difference} points ({base-rate.${name}.difference-low} to {base-rate.${name}.difference-high}), which describes that past only.`,
  doubted: (name, own) =>
    `${composeBeginning(name, own)}, a difference of {base-rate.${name}.difference} points that is not called distinguishable from chance: from {base-rate.${name}.from} to {base-rate.${name}.to} {base-rate.${name}.doubt}.`,
});

/** How often an outcome followed a kind of structure, next to matched candles. */
export const baseRates = {
  ...sentences,
  'base-rate.counted':
    'From {counted.from} to {counted.to}, this chart has {counted.n} structures of the kind “{counted.kind}”.',
  'base-rate.counted.filled':
    'From {counted.from} to {counted.to}, this chart has {counted.n} structures of the kind “{counted.kind}”, and {counted.filled} of them ({counted.share}) were filled later.',
  'base-rate.counted.few':
    'From {counted.from} to {counted.to}, this chart has {counted.n} structures of the kind “{counted.kind}”, and {counted.filled} of them were filled later.',
  'base-rate.computing':
    'How often what followed within a set time, beside candles without such a structure, is still being counted: asked again a little later, Vela has it.',
  'base-rate.few':
    'There are too few such structures in this data for a rate that says anything, so Vela shows none.',
  'base-rate.method':
    'Each rate counts every structure of its kind that was confirmed in this data, whatever became of it later; matched candles means the same distances, measured in the volatility expected then, at candles of the same hour and weekday where no such structure formed, and whether a difference stands out is judged over all {base-rate.data.tests} rates of the series at once.',
  'base-rate.refused.repeated-open':
    'No base rates are counted on this data: in the years concerned {base-rate.data.share} of the opens repeat the close of the session before, so the gaps between sessions were not recorded.',
  'base-rate.refused.flat':
    'No base rates are counted on this data: in the years concerned {base-rate.data.share} of the candles have the same open, high, low and close, so what happened within them was not recorded.',
  'base-rate.refused.displaced-close':
    'No base rates are counted on this data: trading goes on without a break, yet the close and the next open usually lie {base-rate.data.share} of the range of a candle apart, so the close is not its last price.',
  'base-rate.shortened.repeated-open':
    'Counted are the candles from {base-rate.data.from} to {base-rate.data.to} only: in years before, {base-rate.data.share} of the opens repeat the close of the session before, so the gaps between sessions were not recorded.',
  'base-rate.shortened.flat':
    'Counted are the candles from {base-rate.data.from} to {base-rate.data.to} only: in years before, {base-rate.data.share} of the candles have the same open, high, low and close, so what happened within them was not recorded.',
  'base-rate.shortened.displaced-close':
    'Counted are the candles from {base-rate.data.from} to {base-rate.data.to} only: in years before, the close and the next open usually lie {base-rate.data.share} of the range of a candle apart although trading goes on, so the close was not the last price.',
} as const satisfies Readonly<Record<BaseRateSentence, string>>;
