/** Follow-up questions; the parser understands each of them. */
export const suggestions = {
  analyze: 'Analyze {$symbol} on the {$interval} chart',
  technical: 'Show the technical analysis of {$symbol}',
  'gap-above': 'Where is the nearest fair value gap above on {$symbol}?',
  'gap-below': 'Where is the nearest fair value gap below on {$symbol}?',
  'block-above': 'Where is the nearest order block above on {$symbol}?',
  'block-below': 'Where is the nearest order block below on {$symbol}?',
  swing: 'Where are the nearest swing levels on {$symbol}?',
  changed: 'What changed on {$symbol} in the last 20 candles?',
  levels: 'Where are the nearest levels above and below on {$symbol}?',
  gaps: 'Which gaps are still open on {$symbol}?',
  blocks: 'Which order blocks are still untouched on {$symbol}?',
  bias: 'Is the structure of {$symbol} bullish or bearish?',
  volatility: 'How volatile is {$symbol} compared with its history?',
  timeframes: 'What is the trend of {$symbol} on each timeframe?',
  sweep: 'What followed the last liquidity sweep on {$symbol}?',
  killzone: 'Which killzone is on now, and which comes next?',
  indicator: 'What is the RSI of {$symbol} now?',
  'rate-gap': 'How often were such gaps filled on {$symbol}?',
  'rate-block': 'How often did order blocks hold on {$symbol}?',
  'rate-sweep': 'How often did a move follow a sweep on {$symbol}?',
  concept: 'What does "{$concept}" mean?',
  help: 'What can you do?',
} as const;

export type SuggestionKey = keyof typeof suggestions;
