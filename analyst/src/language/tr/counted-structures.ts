import type { CountedStructures } from '../counted-structures.ts';

/** "Kırılım sonrası devam ediyor mu", "böyle mumlardan sonra ne olmuş". */
export const countedStructures: CountedStructures = {
  'break-of-structure': '(?<!yapi )kirilim\\w*',
  'change-of-character': '(?<!geri )donus(?:ler\\w*|un|unden)?',
  'candlestick-pattern': '(?:boyle|bu tip|bu tur|bunun gibi) mum\\w*',
};
