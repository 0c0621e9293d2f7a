import type { SeasonWords } from '../season-words.ts';

const adverb =
  '(?:usually|normally|typically|generally|historically|on average|in general|tends? to)';
const good =
  '(?:best|worst|strongest|weakest|good|bad|strong|weak|bullish|bearish|green|red|calmest|most volatile)';

/** "The best month for gold", "is monday the best day", "how does it do in january". */
export const seasonWords: SeasonWords = {
  rankedMonth: {
    best: '(?:best|strongest) months?(?: of the year)? for|months? (?:is|are) (?:the )?(?:best|strongest) for',
    worst:
      '(?:worst|weakest) months?(?: of the year)? for|months? (?:is|are) (?:the )?(?:worst|weakest) for',
  },
  days: [
    'sundays?',
    'mondays?',
    'tuesdays?',
    'wednesdays?',
    'thursdays?',
    'fridays?',
    'saturdays?',
  ],
  allDays: '[a-z]+days',
  habits: [
    `${adverb}(?: [a-z]+)* @|@(?: [a-z]+)* ${adverb}`,
    '(?:how|what) (?:does|do) (?:[a-z]+ ){0,3}(?:do|perform|behave|fare|move|act|go|look) (?:on|in|during|for) (?:a |the )?@',
    'turn ?around @|@ (?:curse|blues)',
    `(?:is|are) (?:a |the )?@ (?:a |the )?${good}`,
    `@ (?:the )?${good} (?:day|month)`,
    `(?:is|are) (?:the )?${good} (?:day|month)s?(?: of the (?:week|year))?(?: for)? (?:a |the )?@`,
  ],
  single: '(?:last|this|next|coming|past|since) ?@',
  best: 'best|strongest',
  worst: 'worst|weakest',
  beforeMonth: '(?:in|during|is|are|every|each) (?:the )?',
  afterMonth: 'month',
  averagePrice: 'average (?:[a-z]+ )?(?:prices?|rates?|close|closing)|mean (?:price|rate|close)',
};
