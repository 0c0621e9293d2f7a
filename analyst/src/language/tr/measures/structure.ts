import type { StructureMeasureId } from '@vela/engine';
import type { StructureSentence } from '../../en/measures/structure.ts';
import type { Words } from '../../words.ts';
import { structureEventSentences } from './structure-events.ts';
import { structureTrendSentences } from './structure-trends.ts';
import { structureZoneSentences } from './structure-zones.ts';

const zone =
  "(?:(?:adil deger |deger )?boslu[kg]\\w*|fvg'?\\w*|gap'?\\w*|(?:emir |order )?blo[kg]\\w*|ob'?(?:ler\\w*|lar\\w*|u|si)?|(?:talep |arz |destek |direnc )?bolge\\w*|breaker\\w*)";
const event =
  "(?:bos'?(?:lar\\w*|u|un)?|choch'?\\w*|mss'?\\w*|(?:yapi |yapisal )?kirilim\\w*|karakter degisim\\w*|yapi degisim\\w*|displacement\\w*|itki mum\\w*|(?:likidite |likidte )?(?:supurme|sweep|av)\\w*|structure (?:break|shift)\\w*|market structure shift\\w*)";
const mark =
  '(?:dolmamis|dolmus|acik|taze|dokunulmamis|test edilmemis|test edilmis|kirilmamis|kirilmis|boga|ayi|yukselis|dusus|yonlu|bullish|bearish|unfilled|en|yakin|yeni|eski|buyuk|genis|kucuk|taze|son|ilk|#|butun|tum|hangi|diger|kalan|gecerli|ust\\w*|alt\\w*)';
const exists =
  '(?:var ?mi?|yok mu|nerede\\w*|nerde\\w*|neresi|hangi\\w*|hangisi|hangileri|neler|listele\\w*|goster\\w*|say|sirala\\w*|ver\\w*|kac kac arasi|kaldi mi|duruyor mu|oldu mu)';

/** Phrases that ask for each measure; see `docs/analyst.md`. */
export const structureQuestions: Readonly<Record<StructureMeasureId, Words>> = {
  trend: [
    '(?:(?:ana|genel|mevcut|simdiki|su anki|uzun vadeli|kisa vadeli|buyuk|fiyat|piyasa) )*(?:trend|egilim|yon)(?:i|u|in|ini|imiz)?(?: (?:ne|nedir|nasil|nereye|ne yonde|hangi yonde|ne durumda|su an|simdi|yukari mi|asagi mi|var mi)){0,3}(?=\\s*[?.!,;]*\\s*$)',
    '(?:trend|egilim)\\w*(?: \\S+){0,2} (?:yukari|asagi|yukselis|dusus|bogada|ayida|devam|surdu|suruyor|bozuldu|degisti|dondu|saglam|guclu|zayif)\\S*(?: (?:mi|mu|asagi|yukari|yoksa)){0,3}',
    '(?:dusuyor|yukseliyor|dususte|yukseliste) (?:mi|mu)(?: (?:dusuyor|yukseliyor|dususte|yukseliste)(?: (?:mi|mu))?)?',
    '(?:yukari|asagi) (?:mi|mu)? ?(?:gidiyor|yonlu)?(?: (?:mi|mu))? (?:yoksa )?(?:yukari|asagi) (?:mi|mu)',
    '(?:hangi yone|ne yone|nereye) (?:gidiyor|bakiyor|donuk|hareket ediyor)',
    '(?:yukselis|dusus|boga|ayi) trendi(?:nde)? (?:mi|mu)|(?:trend|egilim) (?:yukselis|dusus|boga|ayi) (?:mi|mu)',
    '(?:trendini|trendi|egilimi|egilimini) (?:soyle|goster|ver|anlat)\\w*',
  ],
  'trend-age': [
    '(?:trend|egilim|yukselis|dusus)\\w*(?: \\S+){0,4} (?:ne kadar suredir|kac (?:mum|gun|hafta|ay)(?:dur|dir)|ne zamandan beri|ne zamandir)(?: \\S+){0,2}',
    '(?:ne kadar suredir|kac (?:mum|gun|hafta|ay)(?:dur|dir)|ne zamandan beri|ne zamandir)(?: \\S+){0,3} (?:trend|egilim|yukselis|dusus|boga|ayi|bogada|ayida)\\S*(?: \\S+)?',
    '(?:trend|egilim)(?:lerin|in|inin)? (?:ortalama )?(?:omru|omr\\w*|yasi|suresi|uzunlug\\w*)(?: \\S+){0,2}',
    '(?:ortalama )?(?:trend|egilim) (?:omru|suresi|uzunlug\\w*)',
    '(?:ne zamandir|ne zamandan beri)(?= *[?.!]*\\s*$)',
  ],
  'structure-at': [
    '(?:yapisal durum|piyasa yapisi|yapi|trend|egilim|grafik|gorunum)(?: \\S+){0,3} (?:neydi|nasildi|ne durumdaydi|hangi yondeydi|ne yondeydi)',
    '(?:o gun|o zaman|o tarihte|o sirada)(?: \\S+){0,3} (?:yapi|trend|egilim|durum|gorunum)\\S*(?: \\S+)?',
    '(?:gelecegi gormeden|ileriye bakmadan|itibariyla yapi|itibariyle yapi)(?: \\S+){0,2}',
  ],
  'zone-list': [
    `(?:${mark} ){1,5}${zone}(?: \\S+){0,2}? ${exists}(?: (?:var|mi|mu|hangileri|nerede)){0,2}`,
    `(?:${mark} ){1,5}${zone}(?: (?:kac kac arasi|kac))?`,
    `${zone}(?: (?:su an|simdi|burada|orada|yakinda|grafikte|bu grafikte|hala))* ${exists}(?: (?:mi|mu|yakinda|burada)){0,2}`,
    `${exists} (?:\\S+ ){0,2}${zone}`,
    '(?:bu|su) grafikte (?:de )?(?:var mi|ne var)',
    'en (?:taze|yeni|yakin|eski|buyuk|genis|kucuk)(?:si|i|isi|u|leri)(?: (?:hangisi|nerede|ne))?',
    '(?:boga|ayi|yukselis|dusus) (?:olani|olanlar|olan|yonlu olan\\w*)(?: (?:sadece|hangisi|nerede))?',
  ],
  'zone-count': [
    `kac(?: tane)? (?:\\S+ ){0,4}${zone}(?: \\S+){0,3}`,
    `${zone}(?: \\S+){0,2} (?:sayisi|kac tane|kac adet)(?: \\S+)?`,
  ],
  'zone-state': [
    `(?:o|bu|su|onun|bunun|son|en son) (?:\\S+ ){0,2}${zone}(?: \\S+){0,3} (?:ne zaman|dol\\w*|kapan\\w*|olus\\w*|test|dokun\\w*|gecerli\\w*|silin\\w*|kalk\\w*|durum\\w*|yasi|boyu|genisli\\w*)(?: \\S+){0,2}`,
    'olus(?:mus|tu|mustu) (?:o |bu )?ne zaman',
    'ne zaman (?:olus|dogrulan|kapan|dol)\\w*(?: \\S+)?',
    '(?:yuzde )?kac(?:i|ini)? (?:dolmus|doldu|dolmustu|kapanmis|kapandi)|ne kadari (?:doldu|dolmus|kapandi|kapanmis)',
    `${zone}(?: \\S+){0,3} (?:neden|niye|nicin)(?: \\S+){0,3} (?:dol\\w*|silin\\w*|yok|kalk\\w*|gorun\\w*|say\\w*)(?: \\S+){0,2}`,
    `(?:neden|niye|nicin)(?: \\S+){0,3} ${zone}(?: \\S+){0,3} (?:dol\\w*|silin\\w*|yok|kalk\\w*|gorun\\w*|say\\w*)`,
    `${zone} (?:niye|neden|nicin) (?:\\S+ ){0,2}(?:silindi|kalkti|yok|gitti|dolmamis sayiliyor|gorunmuyor)\\S*`,
    '(?:(?:o|bu|hic|daha once|fiyat) )?(?:test edildi|dokunuldu|dolduruldu|kapandi|doldu|kirildi|bozuldu) mi(?: (?:hic|daha once))?',
    '(?:icine|ona|oraya) (?:fiyat )?(?:girdi|girmis|deg\\w+) mi(?: (?:hic|daha once))?',
  ],
  'touch-history': [
    'kac (?:kere|kez|defa) (?:deg\\w+|dokun\\w+|test ed\\w+|gel\\w+|temas)(?: \\S+){0,2}',
    `(?:ona|oraya|bolgeye|bloga|bosluga|seviyeye)(?: \\S+){0,2} kac (?:kere|kez|defa)(?: \\S+){0,2}`,
    '(?:dokunus|temas|test) (?:sayisi|gecmisi|tarihleri)\\w*',
  ],
  events: [
    `(?:(?:son|en son|ilk|#|hangi|boga|ayi|yukselis|dusus|yonlu|bullish|bearish|ic|salinim|onceki|yeni|bir) )+${event}(?: (?:ne zaman|hangi yone|hangisi|nerede|var mi|oldu mu|geldi mi|geldi|oldu|neydi|hangi|yone|tarihi|listele\\w*|goster\\w*|ver\\w*|ne)){0,4}`,
    `${event}(?: \\S+){0,2} (?:var ?mi|oldu ?mu|geldi mi|olustu mu|geldi|gordu mu|ne zaman\\S*|en son ne zaman\\S*|yapti mi|listele\\w*|yukari|asagi)(?: (?:geldi|oldu|hangi yone|yukari|asagi)){0,3}`,
    '(?:bundan|ondan) (?:bir )?onceki(?: (?:neydi|hangisi|ne zaman\\S*))?|bir onceki(?:si)?(?: neydi)?',
  ],
  'event-count': [
    `kac(?: tane)? (?:\\S+ ){0,3}${event}(?: \\S+){0,3}`,
    `${event}(?: \\S+){0,3} (?:sayisi|kac (?:kez|kere|tane|defa))(?: \\S+)?`,
    'kac (?:kez|kere|defa)(?: \\S+){0,2} (?:yapi|yapiyi|yapisini)? ?(?:kir(?:di|mis|ildi)|supur(?:du|mus))',
  ],
  divergences: [
    '(?:(?:boga|ayi|bullish|bearish|gizli|duzenli|rsi|macd|son|en son|hic|pozitif|negatif) )*uyumsuzlu[kg]\\w*(?: (?:var mi|olustu mu|oldu mu|ne zaman|rsi|macd|da|de|nerede|goster\\w*)){0,3}',
    '(?:rsi |macd )?diverjans\\w*(?: (?:var mi|olustu mu))?|divergence\\w*(?: var mi)?',
  ],
  patterns: [
    '(?:(?:son|en son|#|hangi|boga|ayi) )*mum (?:formasyon|pattern|kalib|model)\\w*(?: (?:ne|neymis|var mi|hangisi|neler|olustu mu|goster\\w*)){0,2}',
    '(?:(?:son|en son|#|hic|bir) )+(?:doji|cekic|yutan|harami|kayan yildiz|asili adam|sabah yildizi|aksam yildizi|marubozu|engulfing|hammer)\\w*(?: (?:var mi|ne zaman|mi|olustu mu|goster\\w*)){0,2}',
  ],
};

/** Sentences of this group. */
export const structureSentences: Readonly<Record<StructureSentence, string>> = {
  ...structureTrendSentences,
  ...structureZoneSentences,
  ...structureEventSentences,
};
