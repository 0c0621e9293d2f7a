import type { UnfollowedWords } from '../unfollowed-words.ts';

/** "2022 hariç", "enflasyondan arındırılmış", "ikinci en büyük düşüş". */
export const unfollowedWords: UnfollowedWords = {
  never: [
    'enflasyon\\w*(?: (?:gore|karsi|arindir\\w*|duzelt\\w*|yen\\w*|gec\\w*|ustun\\w*))?|reel (?:olarak|getiri\\w*|kazanc\\w*)',
    '(?:vergi|masraf|komisyon|stopaj)\\w* (?:sonra\\w*|once\\w*|dahil|haric|dus\\w*|cik\\w*)',
    'temettu\\w* (?:dahil|haric|katar\\w*|ekle\\w*)',
    "[a-z0-9'’]+ (?:haric|disinda(?:ki)?|saymazsak|saymadan)(?! tutan)",
    'en az (?:bir|iki|uc|dort|bes|\\d) (?:kez|kere|defa)',
  ],
  quarters: '(?:en [a-z]+|hangi|her|ortalama|kac) ceyre[kg]\\w*',
  ranked: '(?:ikinci|ucuncu|dorduncu|2\\.|3\\.|4\\.) en [a-z]+',
  close:
    'en (?:yuksek|dusuk)\\w* (?:gunluk |haftalik |aylik )?kapanis\\w*|kapanis (?:rekor|zirve|dip|bazinda)\\w*',
  opened:
    '(?:dusuk|yuksek|asagida\\w*|yukarida\\w*|ekside|artida|eksi|arti|bosluklu|boslukla) (?:acilan|acildigi|acilis yapt\\w*|acilinca|acilirsa)(?: gun\\w*)?',
  whenOther:
    '(?:rekor|zirve|tepe|dip)\\w* (?:kir|yap|gor)\\w*(?:digi\\w*|dugu\\w*|diginda|dugunda|ken|inca)|(?:zirve|tepe|dip|rekor)\\w*(?:deyken|dayken|teyken|taki)',
  thanTime:
    "(?:(?:gecen|onceki) (?:yil|ay|hafta|sene|ceyrek)|dun|(?:19|20)\\d\\d)['’a-z]*[dt]?[ae]n (?:daha (?:m[iu] )?)?(?:cok|az|fazla|iyi|kotu|yuksek|dusuk|sert|oynak|sakin)(?: m[iu]\\w*)?",
};
