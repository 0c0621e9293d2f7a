import type { PriceCheckWords } from '../price-check-words.ts';

const subject =
  "(?:(?:the )?(?:last |latest |current )?(?:price|close|rate|quote|spot|market|index)(?: of)?|it|its price|shares?|stocks?|coins?|one|an?|ounce|'?s|the)";
const now = '(?:still|now|right now|currently|at the moment|already|again|today|yet|at present)';
const stands = '(?:trading|trade|priced|quoted|sitting|standing|sit|stand|at|valued|worth)';
const ends = '(?:an?(?: (?:piece|share|coin|ounce))?|or not|please|right|mark|level)';
const money = '(?: (?:dollars?|usd|bucks|pounds?|euros?|lira|yen))?';

const standsAt = (words: string): string =>
  `(?:(?:and|so|ok|hey|but|well) )*(?:is it true (?:that )?)?(?:(?:is|are|does|isnt|do) )?(?:(?:${subject}|${now}|is) )*(?:(?:${stands}|${now}) )*${words} (?:the )?#${money}(?: (?:${now}|${ends}))*`;

const been = '(?:go|went|gone|been|be|got|get|closed|close|moved|move|traded|trade)';

const hasBeen = (words: string): string =>
  `(?:(?:and|so|ok|has|have|did|was|${subject}|${now}|ever) )*${words} (?:the )?#${money}(?: (?:${now}|${ends}|ever|before))*`;

/** Whether a price stands beyond a typed one, or has been there. */
export const priceCheck: PriceCheckWords = {
  above: standsAt('(?:above|over|higher than|more than|greater than|north of|beyond)'),
  below: standsAt('(?:below|under|beneath|lower than|less than|south of)'),
  passed: hasBeen(
    `(?:passed|pass|crossed|cross|exceeded|exceed|surpassed|surpass|topped|top|hit|(?:${been}|risen|rise|climbed|climb|broken|break|jumped|jump) (?:above|over|beyond|past))`,
  ),
  fallen: hasBeen(
    `(?:undercut|(?:${been}|fallen|fall|dropped|drop|dipped|dip|sunk|sink|slipped|slip|broken|break|crashed|crash|declined|decline) (?:back )?(?:down )?(?:to )?(?:below|under|beneath))`,
  ),
  verbless: '(?:above|over|below|under|higher|lower|more|less)',
};
