import type { periodQuestions as english, PeriodSentence } from '../../en/measures/period.ts';
import type { Words } from '../../words.ts';
import { periodMoveSentences } from './period-moves.ts';
import { periodPriceSentences } from './period-prices.ts';

/** Phrases that ask for each measure; see `docs/analyst.md`. */
export const periodQuestions: Readonly<Record<keyof typeof english, Words>> = {
  change: [
    'ne kadar (?:art|yuksel|dus|azal|geril|kazan|kaybet|kaybed|kayip|degis|deger kazan|deger kaybet|deger kaybed|cik(?:ti|mis)|prim|getiri|getir|yap(?:ti|mis)|cakil|coktu|cokmus|uctu|ucmus|buyu)\\w*',
    '(?:yuzde|%) ?kac(?: \\w+)? (?:art|yuksel|dus|azal|kazan|kaybet|kaybed|degis|geril|yap(?:ti|mis)|getir|prim|cik(?:ti|mis)|deger|arti|eksi|buyu|cakil)\\w*',
    'kac (?:yuzde|puan|dolar|lira|tl) (?:art|yuksel|dus|azal|kazan|kaybet|degis|geril|cik(?:ti|mis)|deger)\\w*',
    'kac kat(?:ina|i)? (?:ol|cik|art|yuksel|buyu|kazan)\\w*',
    '(?:getirisi|performansi)(?:ni|nin|ne)?(?: (?:ne(?: kadar)?|kac|nedir|nasil|yuzde kac))?|performans(?: \\w+)?|getiri (?:ne(?: kadar)?|kac|nedir|orani\\w*|yuzdesi\\w*)',
    '(?:yuzdesel|yuzde|toplam|net|fiyat) (?:degisim|getiri|artis|dusus|kazanc|kayip|kayb)\\w*',
    '(?<!karakter )(?<!yapisi )(?<!yapi )(?:degisim|degsim)(?:i|ini)? (?:ne(?: kadar)?|kac|nedir|yuzde\\w*|orani\\w*)|(?:artis|dusus|kazanc|kayip) (?:orani|yuzdesi|miktari|ne kadar|kac)\\w*',
    'ne yap(?:ti|mis)|nasil (?:gitti|gecti|gecmis|gitmis|performans\\w*|seyretti)|ne (?:kazandir|getir|kaybettir)\\w*|(?:kazandir|kaybettir)(?:di|mis)\\w*',
    '(?:artida|ekside) mi(?: (?:artida|ekside) mi)?|deger (?:kazan|kaybet|kaybed|kayb)\\w*(?: (?:ne kadar|kac))?|prim yap\\w*',
  ],
  'annual-return': [
    '(?:ortalama )?(?:yillik|senelik) (?:bilesik |ortalama )*(?:getiri|buyume|kazanc|performans|artis|deger artis)(?:si|i|yi|sini|ni|yuzdesi|orani)?(?: (?:ne(?: kadar)?|kac|nedir|yuzde kac))?',
    'bilesik (?:yillik )?(?:getiri|buyume|artis|kazanc|faiz)\\w*|cagr\\w*',
    '(?:yilda|senede|yil basina|her yil) (?:ortalama )?(?:yuzde kac|ne kadar|kac|ne)(?: \\w+)?|(?:yilda|senede|her yil) ortalama(?: \\w+){0,2}',
    '(?:yillik|senelik) (?:bilesik |ortalama )*(?:yuzde kac|ne kadar|ne|kac)(?: (?:yap|getir|kazan|art|buyu)\\w*)?',
    '(?:yillik|senelik) (?:bilesik|ortalama)(?: \\w+){0,2}',
  ],
  'year-returns': [
    '(?:yil yil|sene sene|yillara gore|yil bazinda|yillar itibariyla|her yil|her sene|takvim yil\\w*)(?: (?:getiri|performans|degisim|ne|nasil|ne kadar)\\w*)*',
    'hangi (?:yil|sene)(?:i|da|lar|larda|lari)?(?: \\w+){0,3}',
    'en (?:iyi|kotu|guclu|zayif|karli|berbat|kazancli) (?:(?:ve|ya da) en (?:iyi|kotu) )?(?:takvim )?(?:yil|sene)\\w*(?: (?:hangisi|ne|hangi)\\w*)?',
    '(?:kac|kaci) (?:yil|sene)\\w* (?:arti|eksi|yukseli|dusus|poziti|negati|yesil|kirmizi)\\w*(?: \\w+)?',
    '(?:arti|eksi|poziti|negati)\\w* (?:kapatan|kapattigi|kapanan|biten|gecen) (?:yil|sene)\\w*',
    '(?:yillik|senelik) (?:getirileri?|performanslari?|getiri tablo|degisimleri?|sonuclari?)\\w*',
  ],
  'quarter-returns': [
    '(?:ceyrek ceyrek|ceyreklere gore|ceyrek bazinda|ceyrekler itibariyla|her ceyrek|her ceyregin)(?: (?:getiri|performans|degisim|ne|nasil|ne kadar)\\w*)*',
    '(?:ceyreklik|uc aylik) (?:getiri|degisim|performans)\\w*(?: tablo\\w*)?',
    'hangi ceyre[kg]\\w*(?: \\w+){0,3}',
    'en (?:iyi|kotu|guclu|zayif|karli|berbat|kazancli) (?:(?:ve|ya da) en (?:iyi|kotu) )?ceyre[kg]\\w*(?: (?:hangisi|ne|hangi)\\w*)?',
    'kac ceyre[kg]\\w* (?:arti|eksi|yukseli|dusus|poziti|negati|yesil|kirmizi)\\w*(?: \\w+)?',
    '(?:arti|eksi|poziti|negati)\\w* (?:kapatan|kapattigi|kapanan|biten|gecen) ceyre[kg]\\w*',
  ],
  'month-returns': [
    '(?:ay ay|aylara gore|ay bazinda|aylar itibariyla|her ay|her ayin)(?: (?:getiri|performans|degisim|ne|nasil|ne kadar)\\w*)*',
    'aylik (?:getiri|degisim|performans|tablo|kazanc|sonuc)\\w*(?: tablo\\w*)?',
    'kac ay\\w* (?:arti|eksi|yukseli|dusus|poziti|negati|yesil|kirmizi)\\w*(?: \\w+)?',
    '(?:arti|eksi|poziti|negati)\\w* (?:kapatan|kapattigi|kapanan|biten|gecen) ay\\w*',
  ],
  'best-month': [
    'en (?:iyi|kotu|guclu|zayif|karli|berbat|kazancli|verimli) (?:(?:ve|ya da) en (?:iyi|kotu) )?ay(?:i|lar|lari|di|ydi|iydi|imiz)?(?: (?:hangisi|ne|hangi)\\w*)?',
    'hangi ay(?:i|lar|da|larda)? (?:en )?(?:iyi|kotu|cok|fazla|sert|guclu|zayif|yukse|dust|kazan|kaybet)\\w*(?: \\w+)?',
    'ay olarak en (?:iyi|kotu)\\w*|en (?:cok|fazla) (?:yuksel|dus|kazan|kaybet)\\w* ay\\w*',
  ],
  'high-low': [
    'en (?:yuksek|dusuk) (?:(?:ve|ile|veya|ya da) )?en (?:yuksek|dusuk)\\w*(?: (?:fiyat|seviye|deger|nokta|ne|kac)\\w*)?',
    'en (?:yuksek|yuksk|dusuk|ust|alt) (?:fiyat|sevi|sevye|deger|nokta|kac|neresi|neydi|nedir|ne zaman|gordu|gorul)\\w*(?: (?:ne|kac|neresi|nedir|neydi|ne zaman)\\w*)?',
    'en (?:yuksegi|dusugu|yuksegini|dusugunu|yuksekleri|dusukleri)(?:ni|yle|nin)?(?: (?:ve|ile) en (?:yuksegi|dusugu)\\w*)?',
    '(?:zirvesi|tepesi|zirve|tepe) (?:ve|ile) (?:dibi|dip)\\w*|(?:dip|dibi) (?:ve|ile) (?:zirve|tepe)\\w*',
    '(?:nereye|kaca|nerelere) kadar (?:yuksel|dus|cik|in|geril|tirman)\\w*|en (?:fazla|cok|asagi|yukari) (?:kaca|nereye) (?:cik|yuksel|dus|in|geril)\\w*',
    'ne zaman (?:dip|zirve|tepe) (?:yap|gor)(?:ti|mis|du|mus)',
  ],
  'range-position': [
    '(?:aralig|band|kanal)(?:in|inin|inda)(?: \\w+)? (?:neresi|hangi|ne kadar)\\w*',
    '(?:nere|neresi)(?:sinde|sindeyiz|de|deyiz|ndeyiz)?(?: bu)? (?:aralig|band)\\w*',
    'hangi bantta(?: islem gor\\w*)?',
    'aralik(?:ta|taki|taki yeri) ?(?:yer|konum|nerede|kac)?\\w*',
    '(?:haftalik|yillik) (?:aralig|band)\\w*(?: \\w+)?',
    '(?:zirve|tepe|dib|dip|en yukseg|en dusug)\\w* (?:mi |mu )?(?:daha )?(?:yakin|uzak)\\w*(?: (?:mi|mu|yoksa)(?: \\w+){0,3})?',
    '(?:zirveye|tepeye|dibe|dibine|zirvesine|tepesine) (?:ne kadar )?(?:yakin|uzak)\\w*',
  ],
  'all-time-high': [
    "ath(?:'?(?:si|den|ye|ten|sine|sinden|yi|de|nin))?(?: (?:den|dan))?(?: (?:beri|bu yana))?(?: (?:kac|ne kadar|ne zaman)(?: \\w+)?)?",
    'tum zamanlarin (?:en yuksek|en yukseg|zirve|tepe|rekor|doruk)\\w*(?: (?:sevi|fiyat|deger|nokta)\\w*)?(?: (?:ne|kac|neresi)\\w*)?',
    '(?:tarihi|tarihsel) (?:zirve|tepe|en yuksek|en yukseg|rekor|doruk)\\w*(?: (?:sevi|fiyat)\\w*)?(?: (?:ne|kac|neresi)\\w*)?',
    'rekor (?:seviye|fiyat|zirve|tepe|yuksek)\\w*|rekor(?:u|unu|una|undan)(?: (?:ne|kac)\\w*)?',
    '(?:gelmis gecmis|simdiye kadarki|bugune kadarki|tarihinin|gordugu|ulastigi) en (?:yuksek|yukseg)\\w*(?: (?:sevi|fiyat)\\w*)?(?: (?:ne|kac|neresi)\\w*)?',
    'zirvesini (?:gec|as|kir|yenile)\\w*(?: mi)?|(?:zirve|tepe)(?:sine|ye) ne kadar (?:kaldi|var)|en tepe(?:si|sinden|sine)?',
  ],
  'all-time-low': [
    "atl(?:'?(?:si|den|ye|sine|sinden))?(?: (?:den|dan))?(?: (?:beri|bu yana))?",
    'tum zamanlarin (?:en dusuk|en dusug|dib|dip)\\w*(?: (?:sevi|fiyat|deger|nokta)\\w*)?(?: (?:ne|kac|neresi)\\w*)?',
    '(?:tarihi|tarihsel) (?:dip|dib|en dusuk|en dusug)\\w*(?: (?:sevi|fiyat)\\w*)?(?: (?:ne|kac|neresi)\\w*)?',
    '(?:gelmis gecmis|simdiye kadarki|bugune kadarki|tarihinin|gordugu|indigi) en (?:dusuk|dusug|dip)\\w*(?: (?:sevi|fiyat)\\w*)?(?: (?:ne|kac|neresi)\\w*)?',
    'rekor dusuk\\w*|en dip(?: (?:sevi|fiyat|nokta)\\w*)?(?: (?:ne|kac|neresi)\\w*)?',
  ],
  'price-at': [
    '(?:kactan|kaca|kacta|kac dolardan|kac dolara|kac liradan|kac tl(?:den)?|ne kadardan|neyle) (?:kapat|kapan|acil|acti|bitir|bitti|islem)\\w*',
    'kapanis(?:i|ini)? (?:kac|ne|neydi|fiyati|nedir|kacti)\\w*|kapanis fiyat\\w*(?: (?:kac|ne)\\w*)?',
    '(?:fiyati |fiyat )?(?:kacti|kactaydi|kacdi|ne kadardi|kac (?:dolar|lira|tl|euro|para)(?:di|ydi))',
    '(?:o (?:gun|tarih)(?:te|ku|teki)?|tarihinde(?:ki)?|tarihteki|o zamanki) (?:fiyat|kapanis|kac)\\w*',
    '(?:fiyati|fiyat) (?:neydi|ne kadardi)|acilis fiyat\\w*(?: (?:kac|ne)\\w*)?|acilis(?:i)? kac\\w*',
  ],
  'last-price': [
    '(?:su ?an(?:ki|da|daki)?|simdi(?:ki)?|guncel|anlik|son|bugunku|mevcut) (?:fiyat|kapanis|kur|rakam)\\w*(?: (?:kac|ne)\\w*)?',
    '(?:(?:su ?an(?:da)?|simdi|bugun) )?(?:kac|ne kadar) (?:dolar|dolr|lira|tl|euro|usd|para)(?! (?:art|dus|yuksel|kazan|kaybet|oyn|hareket|geril|degis|cik))(?: (?:eder|oldu|ediyor|yapiyor|su an|simdi))*',
    '(?:fiyati|fiyat) (?:kac|ne(?: kadar)?|nedir|ne durumda)(?! (?:art|dus|yuksel|kazan|kaybet|uzak|geril|degis))(?: (?:su an|simdi|oldu))?',
    '(?:su ?an(?:da)?|simdi) (?:kac|ne kadar|kacta|kactan)(?! (?:art|dus|yuksel|kazan|kaybet|uzak|asagi|yukari|geril|degis))(?: (?:eder|ediyor|oldu|islem goruyor))?|kac(?:tan|ta) islem goruyor|ne kadar (?:eder|ediyor)|kac para(?: \\w+)?',
  ],
  'average-price': [
    'ortalama (?:fiyat|kapanis|kur)\\w*(?: gore)?(?: (?:kac|ne|nedir|neydi)\\w*)?',
    '(?:fiyat|kapanis)\\w* (?:aritmetik )?ortalama(?:si|sina|sini)?(?: (?:kac|ne|nedir)\\w*)?',
    '(?:ortanca|medyan) (?:fiyat|kapanis)\\w*|(?<!hareketli )ortalama(?:si|sina) gore (?:ucuz|pahali|nerede|yuksek|dusuk)\\w*',
  ],
  drawdown: [
    '(?:max(?:imum)? |en (?:buyuk|derin|kotu) )?draw ?down\\w*',
    '(?:zirve|zirv|tepe)(?:den|dn|sinden|ye gore|sine gore)(?: (?:beri|bu yana))?(?: (?:ne|kac|yuzde|kadar|kdr|su|an|simdi|%))* ?(?:dus|dst|geril|kaybet|kayip|uzak|asagi|gerile|geri cekil|in(?:di|mis)|cekil|cok(?:tu|mus))\\w*',
    'en (?:buyuk|sert|kotu|derin|agir|uzun) (?:dusus|dusu|kayip|kayb|gerileme|geri cekilme|cokus|crash|duzeltme|ayi piyasa)\\w*(?: donem\\w*)?(?: (?:hangi|ne|kac)\\w*)?(?! (?:gun|mum))',
    '(?:dusus|kayip|gerileme|cokus)\\w*(?: +m[iu])*(?: +(?:hangi\\w*|yil\\w*))*(?: +daha)? +derin\\w*',
    '(?:maksimum|azami|max) (?:dusus|kayip|kayb|gerileme|geri cekilme)\\w*',
    'en (?:fazla|cok) ne kadar (?:dus|geril|geri cekil|kaybet|cok)\\w*|ne kadar geri cekil\\w*|ne kadar (?:asagi|geri)(?:da|dayiz|de|deyiz)\\w*(?: (?:zirve|tepe)\\w*)?',
    '(?:zirve|tepe)(?:den|sinden|nin|sinin) (?:ne kadar |kac |yuzde kac )*(?:asagi|alti|geri|uzak)\\w*',
    '(?:toparla|telafi|eski zirve|eski tepe)\\w*(?: (?:ne|kac|kadar|zaman|ay|gun|yil|sur|don|ulas|gor|gec|tarih)\\w*)*',
    'kac (?:kez|kere|defa)(?: \\w+){0,4} #%(?: \\w+){0,3} (?:dus|geril|kaybet|cok)\\w*|#%(?: ve| ya da)?(?: \\w+){0,2} (?:dususler?|gerilemeler?|duzeltmeler?)\\w*(?: (?:kac|sayisi)\\w*)?',
  ],
  rally: [
    'en (?:buyuk|sert|guclu|uzun|iyi) (?:yukselis|yukseli|ralli|artis|cikis|tirmanis|pump|kosu|boga|toparlanma)\\w*(?! (?:gun|mum))(?: (?:hangi|ne|kac)\\w*)?',
    '(?:dip|dib)(?:ten|inden|den)(?: \\w+){0,4} (?:yuksel|cik|art|uc(?:tu|mus)|toparla|kazan|prim|sicra|tirman|yap)\\w*',
    'dipten (?:tepeye|zirveye|buraya)(?: \\w+){0,3}|(?:dip|dib)(?:ten|den|inden) (?:bu yana|beri)(?: \\w+){0,3}',
    'ralli(?:si|ler|nin|de|yi)?(?: (?:ne kadar|kac|ne|hangi)\\w*)?',
  ],
  'best-worst-candles': [
    '(?<!haftanin )en (?:iyi|kotu|sert|buyuk|guclu|hizli)(?: #)?(?: (?:yesil|kirmizi|yukselen|dusen|boga|ayi|yukselis|dusus|gunluk))? (?:gun|mum|seans|hafta|saat)\\w*(?: (?:hangi|ne)\\w*)?',
    'en (?:cok|fazla|sert) (?:yuksel|dus|art|deger kazan|deger kaybet|kazandir|kaybettir)\\w* (?:# )?(?:gun|mum|seans|hafta)\\w*(?: (?:hangi|ne)\\w*)?',
    '(?:hangi gun|hangi mum|hangi seans)\\w* en (?:cok|sert|fazla|iyi|kotu)(?: \\w+){0,2}|en (?:cok|sert|fazla) hangi (?:gun|mum)\\w*(?: \\w+)?',
    '(?:gunluk|tek gunde|bir gunde|tek mumda|gun icinde)(?: \\w+){0,2} en (?:buyuk|cok|sert|fazla)(?: \\w+){0,2}|en (?:buyuk|sert|cok) (?:gunluk|tek gunluk|bir gunluk) (?:dusus|yukselis|hareket|kayip|artis|kazanc)\\w*',
  ],
  'up-share': [
    'kac(?: tane(?:si)?)? (?:gun|mum|seans|hafta|bar)(?:u|un|unu|i|de|unde)? (?:yesil|kirmizi|arti|eksi|yukseli|dusus|poziti|negati|yukari|asagi|yuksel|dus)\\w*(?: (?:kapa|bit)\\w*)?',
    'kac(?:i|inda|i da|tanesi)? (?:yesil|kirmizi|artida|ekside|yukseliste|dususte|pozitif|negatif)\\w*(?: (?:kapa|bit)\\w*)?',
    '(?:yesil|kirmizi|yukselen|dusen|pozitif|negatif|artida|ekside)(?: (?:kapanan|kapatan|biten))? (?:gun|mum|seans|hafta)\\w* (?:sayisi|orani|payi|yuzdesi|kac|ne kadar|say)\\w*',
    '(?:gunlerin|mumlarin|haftalarin|seanslarin) (?:yuzde )?kac(?:i|inda)?(?: \\w+){0,2} (?:yesil|kirmizi|arti|eksi|yuksel|dus|kapa)\\w*(?: kapa\\w*)?',
    'yuzde kac(?:i|inda) (?:yesil|kirmizi|artida|ekside|yukseliste|dususte|yuksel|dus)\\w*(?: \\w+)?|(?:yesil|kirmizi) (?:ve |/ ?)?(?:kirmizi|yesil) (?:mum|gun|oran)\\w*(?: \\w+)?',
  ],
  streak: [
    '(?:kac (?:gun|mum|seans|hafta|bar|saat|ay)(?:dur|dir|tur)? )?(?:ust uste|art arda|pes pese)(?: (?:yesil|kirmizi|yuksel|dus|arti|eksi|kapa|kac|en|uzun|gun|mum|seans|hafta)\\w*){0,4}',
    'kac (?:gun|mum|seans|hafta|bar|saat)(?:dur|dir|tur)(?: (?:hep|surekli|durmadan|boyle))? (?:yuksel|dus|arti|eksi|yesil|kirmizi|cik|in|art|geril|kazan|kaybed|kaybet)\\w*(?: kapa\\w*)?(?:,? streak\\w*)?',
    '(?:en uzun |kazanma |kaybetme |yukselis |dusus )*(?:streak|kapanis serisi|yukselis serisi|dusus serisi)\\w*',
    'kesintisiz (?:yuksel|dus)\\w*',
  ],
  'opening-gaps': [
    "acilis(?:ta)? (?:bosluk|boslug|gap)'?\\w*(?: (?:kac|kapan|dol|ne)\\w*)*",
    "(?:gap|bosluk)(?:'?l[aiu])? (?:yukari |asagi )?(?:acil|acti|acilis)\\w*|gap (?:yukari|asagi|up|down)\\w*",
    "(?:hafta sonu|gece|sabah|pazartesi|gunluk) (?:bosluk|boslug|gap)'?\\w*(?: (?:kapan|dol)\\w*)?",
    'bosluk (?:birak|yap)(?:ti|mis|arak) (?:acil|acti)?\\w*|acilis(?:i|ta) (?:gap|bosluk) (?:var|yap)\\w*',
  ],
  'last-candle': [
    '(?:son|dunku|bugunku|en son) (?:kapanan |kapanmis )?(?:gunluk |saatlik |haftalik )?mum(?:u|un|da|daki|la|lar|lr)?(?: (?:ne|nasil|buyuk|yesil|kirmizi|govde|fitil|golge|boy|ne anlat|neden)\\w*){0,3}',
    'kapanan (?:son )?mum\\w*(?: (?:ne|nasil|buyuk)\\w*)?',
    'mum(?:un|u)? (?:govde|fitil|golge|boyu|rengi|buyuklug|govdesi)\\w*',
    '(?:ust|alt|uzun|uzn) (?:fitil|golge)\\w*|(?:govde|fitil)(?:si|i|leri|nin|in)? (?:ne kadar|kac|buyuk|uzun|neden)\\w*(?: \\w+)?',
    'mum (?:yesil|kirmizi|buyuk) mi(?: \\w+){0,2}|(?:yesil|yesl|kirmizi|kirmzi) mi (?:yesil|yesl|kirmizi|kirmzi)(?: mi)?',
  ],
  'days-since-high': [
    'kac (?:gun|mum|hafta|ay|seans)(?:dur|dir|tur)(?: \\w+){0,2} (?:zirve|tepe|dip|rekor|en yuksek)\\w*(?: (?:yap|gor|kir|yenile)\\w*)?',
    '(?:en son |son )?(?:ne zaman )?(?:en son )?(?:yeni )(?:bir )?(?:zirve|tepe|dip)\\w*(?: (?:yap|gor|ne|kac|say|mi)\\w*)*',
    'en son ne zaman (?:bir )?(?:zirve|tepe|dip|en yuksek)\\w*(?: (?:yap|gor)\\w*)?',
    '# ?(?:gunluk|haftalik|mumluk|aylik) (?:yeni )?(?:zirve|tepe|en yuksek|en yukseg|dip|dib)\\w*(?: (?:yap|gor|ne)\\w*)*',
    '(?:zirve|dip) yapmayali(?: \\w+){0,2}|(?:son )?(?:zirve|tepe)(?:den|sinden) (?:beri|bu yana) kac (?:gun|mum|hafta)\\w*(?: \\w+)?',
  ],
};

/** Sentences of this group. */
export const periodSentences: Readonly<Record<PeriodSentence, string>> = {
  ...periodPriceSentences,
  ...periodMoveSentences,
};
