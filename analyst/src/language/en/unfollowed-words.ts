import type { UnfollowedWords } from '../unfollowed-words.ts';

const long = '(?:ever |daily |weekly |monthly |single )*';

/** "Excluding 2022", "adjusted for inflation", "the second biggest drop". */
export const unfollowedWords: UnfollowedWords = {
  never: [
    '(?:adjust(?:ed|ing) for|corrected for|net of|beat(?:s|ing)?|ahead of) inflation|inflation[- ]adjusted|in real terms|in today.?s money',
    '(?:after|before|net of|including|minus) (?:taxes|tax|fees|costs|commissions?)',
    '(?:with|including|incl|plus|counting) (?:reinvested )?dividends?(?: (?:included|reinvested))?|dividends? (?:included|reinvested)',
    "(?:excluding|excl|except(?: for)?|leaving out|not counting(?! dividends)|ignoring|apart from|other than)(?: (?!and |or )[a-z0-9'-]+){1,3}",
    '(?:at least|more than|exactly|only) (?:once|twice|(?:two|three|four|five|\\d) times)',
  ],
  quarters:
    '(?:best|worst|strongest|weakest|(?:most|least) [a-z]+|which|average|each|every|per|by|how many) quarters?',
  ranked:
    '(?:second|third|fourth|2nd|3rd|4th)[- ](?:biggest|largest|deepest|best|worst|highest|lowest|strongest|weakest|longest|widest|most [a-z]+)',
  close: `(?:highest|lowest|record|maximum|minimum|max|min|top) ${long}clos(?:es?|ing)|closing (?:highs?|lows?|basis|record)`,
  opened:
    '(?:when|whenever|if|after|on days) (?:(?:it|that|when|where|the market) ){0,2}(?:opens?|opened|gaps?|gapped) (?:lower|higher|up|down|below|above)',
  whenOther:
    'when (?:was |were )?(?:at |hit |reached |made )(?:its |an? |the )?(?:all[- ]time highs?|ath|records?|peaks?|highs?|lows?|bottom|top)',
  thanTime:
    '[a-z]+(?:er|re|ss|se) than (?:(?:in|it was|it did|over|that of) )*(?:(?:last|the last|the previous|the) (?:year|month|week|quarter)(?: before)?|(?:19|20)\\d\\d|yesterday|before)',
};
