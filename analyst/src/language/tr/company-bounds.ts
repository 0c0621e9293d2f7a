import type { CompanyBoundWords } from '../company-bound-words.ts';

/** How a figure of a company is compared with a typed amount. */
export const companyBounds: CompanyBoundWords = {
  bounds: {
    moreBefore: '(?:en az)',
    moreAfter:
      "(?:(?:'?n?[iu]?n)? ?(?:uzer|ust)(?:inde|une|unde|ine|u)(?:ki\\w*)?|'?(?:dan|den|tan|ten) (?:daha )?(?:fazla|buyuk|yuksek|cok)|(?:'?[ny]?[iu] )?(?:gec|as)(?:ti|mis|iyor|ar|er|mak|abil|ebil)\\w*)",
    lessBefore: '(?:en fazla|en cok)',
    lessAfter:
      "(?:(?:'?n?[iu]?n)? ?alt(?:inda|ina|i)(?:ki\\w*)?|'?(?:dan|den|tan|ten) (?:daha )?(?:az|kucuk|dusuk))",
  },
  open: 'ne zaman|hangi\\w*|kac\\w*|ne kadar|nasil|neden|niye|kim\\w*',
  ever: 'hic',
};
