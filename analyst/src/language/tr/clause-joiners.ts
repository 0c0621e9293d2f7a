import type { ComparedPeriods } from '../compared-periods.ts';

/** Words that join what a message asks for. */
export const clauseJoiners =
  '(?:ve|ayr[ıi]ca|bir ?de|hem de|art[ıi]|peki)(?: (?:ayr[ıi]ca|bir de))?';

/** What such a word joins to one thing, folded. */
export const clausePairs =
  '(?:en )?(?:iyi|yuksek|buyuk|uzun|cok|destek|destegi?|tepe|zirve|acilis|yukari|artan|alis|arz|ilk|asiri alim|boga|guclu)\\w* ve (?:en )?(?:kotu|dusuk|kucuk|kisa|az|direnc|dip|kapanis|asagi|azalan|satis|talep|son|asiri satim|ayi|zayif)\\w*|arz ve talep|al ve tut';

/** Words around periods that are set against each other or listed. */
export const comparedPeriods: ComparedPeriods = {
  asked: 'm[iu]|yoksa|hangisi\\w*|hangi|daha|karsilastir\\w*|kiyasla\\w*|gore|vs',
  range: 'aras[a-z]*|beri|(?<!ne )kadar|itibaren|sonra|once',
  joiners: 've|veya|ya da|yoksa|ile|m[iu]|hem|ayrica|karsi|gore|d[ea]|icin|sonra',
};
