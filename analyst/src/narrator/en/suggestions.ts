/** Follow-up questions; the analyst understands every one of them. */
export const suggestionsEn = {
  analyze: 'Analyze {$symbol} on the {$interval} chart',
  technical: 'Show the technical analysis of {$symbol}',
  'gap-above': 'Where is the nearest fair value gap above on {$symbol}?',
  'gap-below': 'Where is the nearest fair value gap below on {$symbol}?',
  'block-above': 'Where is the nearest order block above on {$symbol}?',
  'block-below': 'Where is the nearest order block below on {$symbol}?',
  swing: 'Where are the nearest swing levels on {$symbol}?',
  changed: 'What changed on {$symbol} in the last 20 candles?',
  concept: 'What does "{$concept}" mean?',
  help: 'What can you do?',
} as const;

export type SuggestionKey = keyof typeof suggestionsEn;
