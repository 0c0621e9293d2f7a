import type { FrameWords } from '../frame-words.ts';
import { periods } from './periods.ts';

export const frames: FrameWords = {
  dimensions: {
    subject: {
      close: 'clos(?:e|es|ed|ing)|prices?|priced|trad(?:es|ing)|current level',
      gap: 'gaps?|imbalances?',
      block: 'blocks?',
      resistance: 'resistance',
      support: 'support',
      point: 'highs?|lows?|peaks?|troughs?',
      event: 'br(?:oke|eak|eaks|oken|eakout)|change of character|changed|turned|turn|event|flipped',
      average: 'emas?|averages?',
      rsi: 'rsi|relative strength index',
      atr: 'atr|average (?:true )?range|volatility|typical candle|average candle',
      adx: 'adx|trend strength',
      regime: 'ranging|range-bound|sideways|trend regime|trending|regime',
      control: 'point of control|most[- ]traded|poc',
      area: 'value area|value lies|volume',
      window:
        '(?:chart|data|series) (?:starts|started|begins|began)|first candle|window|candles (?:in view|shown|on the chart|looked at)|in view|chart(?: starts| begins)?|whole (?:chart|period)|period|over the \\d+|since',
      recent: 'recent|(?:last|past|latest) (?:\\d+|twenty) candles(?! ago)|twenty',
      last: '(?:last|latest|most recent|newest|very last) (?:\\w+ )?candle|last day',
      range: 'range',
      week: '(?:last|previous|prior) week(?:.?s)?|weekly (?:high|low)',
      month: '(?:last|previous|prior) month(?:.?s)?|monthly (?:high|low)',
      timeframes: 'time ?frames?|charts',
    },
    place: {
      above: 'above|overhead|upper|up',
      below: 'below|beneath|under|underneath|lower|down',
      inside: 'inside|within|around price|lies in',
    },
    pole: { high: 'highs?|highest|peak|ceiling', low: 'lows?|lowest|floor|trough' },
    scale: { swing: 'swing|larger|major', internal: 'internal|smaller|minor' },
    edge: {
      top: 'top|upper (?:edge|end|bound\\w*|limit|side)|ceiling',
      bottom: 'bottom|lower (?:edge|end|bound\\w*|limit|side)|floor',
      midpoint: 'mid(?:dle|[- ]?point)?|half[- ]?way',
    },
    length: {
      '20': '(?:ema ?\\(?)?20(?:[- ](?:period|day|candle)|\\))?',
      '50': '(?:ema ?\\(?)?50(?:[- ](?:period|day|candle)|\\))?',
      '200': '(?:ema ?\\(?)?200(?:[- ](?:period|day|candle)|\\))?',
    },
    what: {
      fresh: 'fresh|untouched|unmitigated|never (?:been )?(?:touched|tested)|intact',
      bullish: 'bullish|upward',
      bearish: 'bearish|downward',
      rejections: 'reject\\w*|turned back',
      swings: 'swings',
      width: 'wide|width|tall|thick',
      percentile: 'percentile|candles|history|of the time',
    },
  },
  intervals: {
    '1mo': 'monthly',
    '1w': 'weekly',
    '1d': 'daily',
    '4h': '4[- ]?h(?:our)?|four[- ]hour',
    '1h': '1[- ]?h(?:our)?|one[- ]hour|hourly',
    '15m': '15[- ]?m(?:in(?:ute)?)?',
  },
  units: {
    candles: 'candles?|bars?',
    ages: '(?:candles?|bars?) (?:ago|old|back|earlier|before|now|has|have|in all|have passed|since)|(?:candles?|bars?)[.,]',
    parts: 'thirds?|quarters?|fifths?|tenths?|halves|dozens?|fold',
    atr: 'atrs?|times (?:the )?(?:atr|average range)|average (?:true )?ranges?',
    money: 'dollars?|points?|usd',
    days: 'days?',
    times: 'times|fold|x',
  },
  wholes: 'all|the|these|those',
  counted: { levels: 'levels?|points?|prices?', gaps: 'gaps?', blocks: 'blocks?' },
  numbers: {
    small: { ...periods.ones, ...periods.tens },
    scales: { hundred: 100, thousand: 1_000 },
    half: 'and a half',
    halfPercent: 'half a percent|half of one percent|half a per cent',
  },
  hedges: {
    below:
      'just (?:under|below|short of)|almost|nearly|slightly (?:under|below)|less than|a (?:bit|little|touch) (?:under|below|less than)|not quite',
    above:
      'just (?:over|above)|slightly (?:over|above|more than)|more than|a (?:bit|little|touch) (?:over|above|more than)|well over|over',
    about:
      'about|around|roughly|approximately|some|near|close to|circa|ca\\.|around the|only about|at about|only|just|a mere|the',
    behind: 'or so|mark',
    plain: 'about',
  },
};
