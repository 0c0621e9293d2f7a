import type { ComparedPeriods } from '../compared-periods.ts';

/** Words that join what a message asks for. */
export const clauseJoiners =
  '(?:and|but|plus|then|also|as well as|along with|together with)(?: (?:also|then|plus))?';

/** What such a word joins to one thing, folded. */
export const clausePairs =
  '(?:best|highest|biggest|largest|longest|top|high|highs|max|maximum|up|open|bullish|support|supports|peak|gains?|wins?|nearest|calm|strongest|above|higher|overbought|mean|buy|supply|first|entry)(?: (?:day|month|week|year|price)s?)? and (?:worst|lowest|smallest|shortest|bottom|low|lows|min|minimum|down|close|bearish|resistance|resistances|trough|losses|loss|loses|farthest|wild|weakest|below|lower|oversold|median|hold|demand|last|exit)|fear and greed|risk and reward';

/** Words around periods that are set against each other or listed. */
export const comparedPeriods: ComparedPeriods = {
  asked: 'or|vs|versus|than|which|compare[ds]?|compared|against|better|worse|stronger|weaker',
  range: 'between|from|since|until|through|till',
  joiners:
    'and|or|vs|versus|against|than|compared (?:to|with)|in|with|over|during|for|on|then|also|the',
};
