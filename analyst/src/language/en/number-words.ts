import type { NumberWords } from '../number-words.ts';

/** Numbers in words, as in "two hundred and fifty dollars" or "half a percent". */
export const numberWords: NumberWords = {
  scales: { hundred: 100, thousand: 1e3, grand: 1e3, million: 1e6 },
  and: '(?: and)?',
  half: ' and a half',
  parts: { 'half of a': 0.5, 'half a': 0.5, 'a quarter of a': 0.25 },
  beforePercent: '(?!)',
  units: 'per ?cent|pct|dollars?|bucks?|cents?|(?<!(?<![a-z])one )(?:usd|euros?|pounds?|lira)',
  ambiguous: [],
  alone: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  ending: '',
};
