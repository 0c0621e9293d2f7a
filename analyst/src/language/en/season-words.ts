import type { SeasonWords } from '../season-words.ts';

/** "The best month for gold", "which month is worst for it". */
export const seasonWords: SeasonWords = {
  rankedMonth: {
    best: '(?:best|strongest) months?(?: of the year)? for|months? (?:is|are) (?:the )?(?:best|strongest) for',
    worst:
      '(?:worst|weakest) months?(?: of the year)? for|months? (?:is|are) (?:the )?(?:worst|weakest) for',
  },
};
