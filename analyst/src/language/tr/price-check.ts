import type { PriceCheckWords } from '../price-check-words.ts';

const place =
  '(?:fiyat[ia]?|kapanis[ia]?|son kapanis|kur[u]?|su an(?:da)?|simdi|hala|halen|bugun|peki|acaba|hisse(?:si|leri)?|ons|artik|anlik)';
const ask = 'm[iu](?:d[iu]r|ydi)?';
const money = '(?: (?:dolar|lira|tl|euro|avro|sterlin|puan)[a-z]*)?';
const than =
  "(?:seviyesinin |seviyesi |'?(?:den|dan|ten|tan|nin|nun|in|un|lik|luk|ye|e)? )?(?:daha )?";

const standsAt = (words: string): string =>
  `(?:${place} )*#${money} ?${than}(?:${place} )*${words} (?:${place} )*${ask}(?: ${place})*`;

const ended = '(?:kapandi|kapanmis|kapatti|islem gordu|oldu|bulundu)';
const ever = `(?:(?:${place}|hic|daha once|simdiye kadar) )*`;

const hasBeen = (words: string): string =>
  `${ever}#(?: bin)?${money} ?'?(?:[a-z]{1,3} )?${ever}(?:${words}) ?${ask}(?: (?:${place}|hic))*`;

/** Whether a price stands beyond a typed one, or has been there. */
export const priceCheck: PriceCheckWords = {
  above: standsAt('(?:ustunde|uzerinde|ustu|yukarisinda|fazla|yuksek|buyuk|pahali)'),
  below: standsAt('(?:altinda|alti|asagisinda|dusuk|dusu[kg]|az|kucuk)'),
  passed: hasBeen(
    `(?:gecti|gecmis|gecebildi|asti|asmis|asabildi|cikti|cikmis|gordu|gormus)|(?:ustune|uzerine) ${ever}(?:gecti|gecmis|cikti|cikmis|cikabildi|yukseldi|yukselmis)|(?:ustunde|uzerinde) ${ever}${ended}`,
  ),
  fallen: hasBeen(
    `altina ${ever}(?:indi|inmis|dustu|dusmus|geriledi|gerilemis|sarkti|sarkmis|gecti|gecmis|kaydi)|altinda ${ever}${ended}`,
  ),
  verbless: '(?:ustunde|uzerinde|altinda)',
};
