import type { CaseGroup } from './case-group.ts';

/** English questions about the chart in view. */
export const englishChartCases: readonly CaseGroup[] = [
  {
    expected: { intent: 'indicator', indicator: 'rsi' },
    asks: [
      'what does rsi say',
      "what's rsi at",
      'what is the rsi',
      'is it overbought',
      'are we oversold yet?',
      'overbought?',
    ],
  },
  {
    expected: { intent: 'indicator', indicator: 'vwap' },
    asks: ["what's the vwap", 'how far are we from vwap', 'gimme the vwap'],
  },
  {
    expected: { intent: 'measure' },
    asks: ['hows the volume', 'is the volume picking up'],
  },
  {
    expected: { intent: 'indicator', indicator: 'sma' },
    asks: ["what's the 200 day moving average", '20-week MA'],
  },
  {
    expected: { intent: 'unknown' },
    asks: [
      'what does the order flow look like',
      'funding rate?',
      'where are the liquidation levels',
    ],
  },
  {
    expected: { intent: 'indicator', indicator: 'adx' },
    asks: ["what's the adx reading", 'where is the adx'],
  },
  {
    expected: { intent: 'indicator', indicator: 'stochastic' },
    asks: ['tell me the stochastic', 'what does the stochastic tell us'],
  },
  {
    expected: { intent: 'indicator', indicator: 'ema' },
    asks: [
      'how stretched is price from the 200 ema',
      'how far is price from the 200 ema',
      "what's the 200 ema",
    ],
  },
  {
    expected: { intent: 'indicator', indicator: 'supertrend' },
    asks: ['whats the supertrend saying', 'what does supertrend show'],
  },
  {
    expected: { intent: 'concept', concept: 'rsi' },
    asks: [
      'what is rsi',
      'what does rsi mean',
      'what is the rsi used for',
      'how do i read the rsi',
    ],
  },
  {
    expected: { intent: 'concept', concept: 'order-block' },
    asks: ['what is the purpose of an order block', 'when do order blocks form'],
  },
  {
    expected: { intent: 'concept', concept: 'displacement' },
    asks: ['explain displacement', 'what is displacement'],
  },
  {
    expected: { intent: 'concept', concept: 'liquidity-sweep' },
    asks: ['what is a sweep', 'explain liquidity sweeps'],
  },
  {
    expected: { intent: 'findings', concept: 'volume-profile' },
    asks: ['what is the volume profile poc', "what's the point of control", 'where is the poc'],
  },
  {
    expected: { intent: 'findings', concept: 'premium-discount' },
    asks: [
      'whats the premium discount',
      'are we in discount',
      'is price in the premium zone',
      'premium or discount?',
      'how wide is the range',
    ],
  },
  {
    expected: { intent: 'findings', concept: 'regime' },
    asks: [
      'are we in a range',
      'how strong is the trend',
      'how strong is this uptrend',
      'is the trend weakening',
      'trend strength',
    ],
  },
  {
    expected: { intent: 'findings', concept: 'candlestick-pattern' },
    asks: ['was that a hammer', 'is this a pin bar', 'was that a bullish engulfing?'],
  },
  {
    expected: { intent: 'findings', concept: 'change-of-character' },
    asks: ['explain the last choch', 'what was the latest choch'],
  },
  {
    expected: { intent: 'findings', concept: 'structure-shift' },
    asks: ['has the structure shifted?', 'explain the latest market structure shift'],
  },
  {
    expected: { intent: 'last-sweep' },
    asks: [
      'did liquidity get swept recently and what happened next',
      'what happened after the last sweep',
      'did price reverse after the sweep',
      'which level got taken last',
      'what got swept last',
      'did they just hunt stops',
    ],
  },
  {
    expected: { intent: 'timeframes' },
    asks: [
      'are the timeframes aligned?',
      'which timeframes disagree',
      'is the weekly trend against us',
      'mtf alignment pls',
    ],
  },
  {
    expected: { intent: 'bias' },
    asks: [
      'what price kills this setup',
      'where am i wrong if i think its going up',
      'what ruins the idea',
    ],
  },
  {
    expected: { intent: 'killzone' },
    asks: [
      'when does london open',
      'what time is the silver bullet',
      'how long until new york killzone',
      'when does ny open',
    ],
  },
  {
    expected: { intent: 'levels' },
    asks: ["last week's range", "yesterday's range"],
  },
  {
    expected: { intent: 'levels' },
    asks: ["yesterday's high and low"],
  },
  {
    expected: { intent: 'data' },
    asks: [
      'where do you get your data',
      'where do these prices come from',
      'is this real data',
      'is your data live or delayed',
      'how reliable are your numbers',
      'can u trust the numbers',
      'what is the spread',
    ],
  },
  { expected: { intent: 'advice' }, asks: ['whats ur target', 'is now a good time to enter'] },
  { expected: { intent: 'help' }, asks: ['what can u do'] },
  {
    expected: { intent: 'base-rate', concept: 'fair-value-gap' },
    asks: ['what % of fvgs get filled'],
  },
  {
    expected: { intent: 'measure' },
    asks: ['whats the low of the week', "how big is today's range"],
  },
  { expected: { intent: 'levels' }, asks: ['where do buyers step in below'] },
  { expected: { intent: 'data', symbol: 'BTCUSDT' }, asks: ['where does the btc data come from'] },
  { expected: { intent: 'measure' }, asks: ['how much does it usually move in an hour'] },
  {
    expected: { intent: 'measure', symbol: 'SOLUSDT' },
    asks: ["what's the price", 'whats the last close'],
  },
];
