import type { CompanyQuestionWords } from '../company-words.ts';
import { companyFigures } from './company-figures.ts';

/** Phrases that say of when, how far ahead and at which rate a figure of a company is asked for. */
export const companyQuestions: CompanyQuestionWords = {
  ...companyFigures,
  horizon: '(?<years>\\d{1,2}|bes|on bes|on)[- ]?(?:yil|sene)\\w*',
  ahead:
    '(?:onumuzdeki|gelecek) (?:\\d{1,2}|bes|on bes|on) (?:yil|sene)\\w*|(?:\\d{1,2}|bes|on bes|on) (?:yil|sene) (?:sonra|icinde)\\w*',
  ofShare:
    'fiyat\\w*|hedef\\w*|kur(?:u|un)?|grafi\\w*|hisse(?:si|nin|sinin)?|yuksel\\w*|dus(?:er|ecek|us)\\w*|trend\\w*',
  soon: '(?:yarin|bugun|bu aksam|(?:bu|gelecek(?! (?:tahmin|ongoru|projeksiyon|beklenti))|onumuzdeki|haftaya|seneye) ?(?:gun|hafta|ay|yil|sene|ceyrek)?|(?:gun|hafta|ay|saat)\\w*)',
  yearWords: { bes: 5, on: 10, 'on bes': 15 },
  scenarios: {
    pessimistic:
      'kotumser\\w*|(?:en )?kotu(?: (?:senaryo|durum|ihtimal|olasilik|gid)\\w*|mser\\w*|su\\w*)|en kotu\\w*|(?:isler|her sey) (?:kotu|ters)\\w*(?: gid\\w*)?',
    realistic: 'gercekci\\w*|(?:normal|orta|temel) senaryo\\w*',
    optimistic:
      'iyimser\\w*|(?:en )?iyi (?:senaryo|durum|ihtimal|olasilik|gid)\\w*|en iyi\\w*|(?:isler|her sey) (?:iyi|yolunda)(?: gid\\w*)?',
  },
  knownBefore: '(?!)',
  knownAfter:
    "(?:'?(?:de|da|te|ta|e|a|ye|ya|in|nin|un|nun|deki|daki))?(?: tarihi\\w*| gunu\\w*| yili\\w*| sonu\\w*| ay\\w*)*(?: [a-z'.]+){0,3} (?:itibar\\w*|bilin\\w*|bildig\\w*|(?:ne |neler )?bili\\w*)|(?:'?(?:de|da|te|ta|e|a|ye|ya))?(?: sonu\\w*| yili\\w*)? (?:gore|gozuyle|bilgisiyle)",
  discountRate:
    '(?:iskonto|beklenen getiri|getiri hedef|istenen getiri)\\w*(?: oran\\w*)? ?(?:%|yuzde)? ?(?<rate>\\d+(?:[.,]\\d+)?)(?! ?(?:yil|sene))|(?<![\\d.,])(?<other>\\d+(?:[.,]\\d+)?) ?%? (?:iskonto|(?:getiri )?(?:istesem|istersem|istiyorsam|beklesem|beklersem)|(?:yillik )?getiri (?:ist|bekl|hedef)|beklenen getiri)|(?:%|yuzde) ?(?<required>\\d+(?:[.,]\\d+)?) (?:kazan|kazanc|getiri)\\w* (?:ist|bekl|hedef)',
  growth:
    'buyume\\w*(?: [a-z]+){0,3} ?(?:%|yuzde)? ?(?<rate>-?\\d+(?:[.,]\\d+)?)(?![\\d.,]| ?(?:yil|sene|milyar|milyon))|(?:%|yuzde) ?(?<other>\\d+(?:[.,]\\d+)?) (?:\\w+ )?buyu\\w*',
  supposed:
    '\\w{2,}(?:[aeiu]rsa|[aeiu]rse|olsa|alsa|else)\\w*|eder|ederi|deger\\w*|fiyat\\w*|varsay\\w*',
  quarter:
    'q(?<number>[1-4])|(?<ordinal>ilk|birinci|ikinci|ucuncu|dorduncu|[1-4](?=\\.)) ?\\.? ?ceyre[gk]\\w*|ceyre[gk]\\w*|uc aylik\\w*',
  years:
    "(?<from>(?:19|20)\\d\\d)'?(?:den|dan|ten|tan) (?:beri|bu ?yana|bugune|bu gune|itibaren|(?:19|20)\\d\\d)|(?<first>(?:19|20)\\d\\d) ?(?:-|–|ile|ve) ?(?:19|20)\\d\\d",
  reversed:
    '(?:fiyat|piyasa|deger)\\w* (?:\\w+ ){0,4}(?:varsay|fiyatl|bekl)\\w*|fiyatlanan|hangi buyume\\w*|buyume\\w*si? (?:gerek|lazim|zorunda|sart)\\w*|(?:ne kadar|kac) buyume\\w*|hak ed\\w*|tersine|ters (?:dcf|ina)',
  sourceAlone:
    '(?:peki |ya )?(?:(?:bu|o|su|bunu|bunun|onun|bunlar|bu) ?)?(?:(?:rakam|sayi|veri|bilgi|deger)\\w* )?(?:hangi (?:rapor|bildirim|bilanco|dosya|belge|kaynak)\\w*|nereden|kaynag\\w*|kaynak|neye gore)(?: (?:ne|nedir|geliyor|alindi|aldin|aldiniz|cikti|biliyorsun|yaziyor|hesaplandi|var))?',
  trust:
    '(?:guven|itimat|inan)\\w*|(?:ne kadar|gercekten) (?:dogru|saglam|isabetli|tutar|tutuyor|tuttu)\\w*|isabet\\w*|tutarli mi|dogru mu|tutar mi',
  whether: {
    asked: 'm[iu](?:y?di|ydi|ymis)?',
    more: 'buyu\\w*|art\\w*|yuksel\\w*|cogal\\w*|pahali|kar(?:li|da)?|kar ed\\w*|(?:temettu|kar pay)\\w* (?:\\w+ )?(?:ver|ode|dagit)\\w*|ustunde|fazla|asiri',
    less: 'kucul\\w*|azal\\w*|dus(?!un)\\w*|geril\\w*|eri\\w*|ucuz|zarar\\w*|altinda|geri al\\w*',
  },
  barePercent:
    '(?:%|yuzde) ?(?<rate>\\d+(?:[.,]\\d+)?)(?![\\d.,])|^ *(?:ya |peki |bir de )?(?<other>\\d+(?:[.,]\\d+)?) (?:olsa|olursa|yap|ile|dersek|alirsak)\\w*',
  valuationModel:
    'dcf|(?:indirgenmis|iskontolu) nakit ak[ıi][sm]\\w*|(?:kac para|ne kadar|kac (?:dolar|lira)) et(?:meli|mesi gerek)\\w*|olmasi gereken (?:deger|fiyat)\\w*|icsel deger\\w*|(?:adil|makul) deger\\w*(?! bosl\\w*| aralig\\w*)|fazla (?:mi )?para od\\w*|hisse deger\\w*|fiyatlanan buyume\\w*|(?:fiyat|piyasa)\\w* (?:\\w+ ){0,4}buyume\\w* (?:\\w+ )?(?:varsay|fiyatl|bekl)\\w*',
  after: {
    'gross-margin': 'brut(?:u)?(?: marj\\w*)?',
    'operating-margin': '(?:esas )?faaliyet(?: marj\\w*)?',
    'net-margin': 'net(?:i)?(?: marj\\w*)?',
    'revenue-growth':
      '(?:ne kadar )?(?:azal|art|dus|geril)\\w*(?: mi| mu)?|(?:bu |o )?(?:ne hizla|ne kadar|ne kadar hizli) (?:buyu|art)\\w*|buyume\\w*|buyuyor mu',
    'liabilities-to-cash-flow':
      '(?:kac|ne kadar) (?:yil|sene|sure)\\w* (?:\\w+ )?(?:kapat|oder|odeye|bit|temizle)\\w*',
    revenue: '(?:sadece |yalnizca |yalniz )?(?:gelir|ciro|hasilat|satis)(?:lar|i|lari)?',
    'net-income': '(?:sadece |yalnizca |yalniz )?(?:net )?kar(?:i)?',
    cash: '(?:nakdi|nakiti|nakit|kasasi)(?: ne kadar| var mi)?',
    debt: 'cok (?:borcu|kredisi) var mi|kredisi',
    'interest-cover': 'faiz\\w*',
    beneish: '(?:hile|makyaj|manipulasyon|oynama|sisirme)\\w*(?: var)?(?: mi| mu)?',
    'price-to-cash-flow': '(?:serbest )?nakit akis\\w* gore',
    'free-cash-flow-margin': '(?:satis|ciro|hasilat)\\w* (?:oran|gore|yuzde)\\w*(?: \\w+)?',
    'share-value': '(?:gercekte )?kac para eder|degeri ne',
    'market-value': 'ne kadar buyuk|buyuklugu',
  },
  unnamed:
    'hisse basi(?:na)? (?:kar|kazanc)\\w*|eps|favok marj\\w*|peg\\w*|serefiye\\w*|stok(?:lar|u)\\w*|fiyat ?/ ?satis\\w*|ar-?ge\\w*',
  defining: 'nedir|ne demek\\w*|ne anlam\\w*|anlam(?:i|ini)|tanim\\w*|acikla\\w*|hesaplan\\w*',
  aroundDefinition:
    'nedir|ne|demek|demektir|anlam|anlami|anlamini|anlama|gelir|geliyor|tanimi|tanimla|acikla|aciklar|misin|anlat|kisaca|bana|nasil|hesaplanir|hesaplaniyor|tam|olarak|basitce|ya|peki|bu|bir|terim|kavrami|terimi|sirketlerde|sirket|icin|oran|orani|bilmiyorum|ise',
  again:
    'yapiyor|ediyor|var|oyle|gibi|icin|de|da|ne|nasil|durum|durumu|peki|ya|bir|bu|o|orada|tarafinda|cephesinde|bak|bakalim|ayni|aynisi|soru|sey|mi|mu|ve|kac|kacti|nedir|ki|olsa|olursa|gosterir|misin|goster|soyle|den|dan|lutfen|simdi',
  reportDay:
    'bilanco\\w* (?:sonra\\w*|once\\w*|onces\\w*|beri|kadar|gunu\\w*|haftasi\\w*|gap\\w*|bosluk\\w*|boslug\\w*|kuru\\w*|tepki\\w*|hareket\\w*)|bilanco\\w*(?:daki|dan|ndan)(?= \\w*(?:gap|bosl|once|sonra|beri))|bilanco\\w*(?= bosluklu)',
  whyAlone:
    '(?:peki |ya )?(?:neden|niye|nicin|sebebi ne|neden oyle|neden peki)(?: (?:oyle|kaldi|kaliyor|kalmis|gecmiyor|gecemiyor|gecemedi|gecti|geciyor|saglanmiyor|saglaniyor|uygulanmiyor|degerlendirilemiyor|yok|bu kadar \\w+))?',
  both: '(?:her )?ikisi\\w*|iki(?: sirket)?in de',
  barePillar:
    "(?:numara |no )?(?:(?<number>[1-8])(?:\\.|'?(?:inci|uncu|nci|ncu))?|(?<ordinal>birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci))(?:'?(?:si|sini|sinde|sinden|sine))?(?= *(?:$|[?.!])| (?:neden|niye|nicin|kal|gec)\\w*)",
  denial: { before: '(?!)', after: ' degil' },
  itself:
    'temel gorunum\\w*|nasil bir (?:sirket|is|firma)\\w*|sirket (?:ozet|kunye|profil|kart)\\w*',
  beside: '(?:ile|yan yana|karsilastir\\w*|kiyasla\\w*)',
  ratio: 'oran(?!ti)\\w*|kac kat\\w*|kac misli|bolu|bolumu|yuzde kac\\w*',
  ratioAmounts: {
    price: '(?:hisse )?fiyat\\w*',
    enterprise: '(?:firma|sirket) deger\\w*|fd',
    'operating-income': '(?:esas )?(?:faaliyet|operasyon\\w*|isletme) kar\\w*|fvok\\w*|ebit',
    interest: 'faiz\\w*(?: gider\\w*| yuk\\w*)?',
    assets: 'varlik\\w*|varlig\\w*|aktif\\w*',
    sales: 'satis\\w*|ciro\\w*|hasilat\\w*|gelir\\w*',
  },
  grown:
    '(?:art|buyu|kucul|azal|geril|yuksel|cogal)(?:mis|mi[sş]\\w*|ti|di|du|tu|mus|iyor|uyor|iyo|uyo|ar|ir|ur|mek|mak|abil\\w*|ebil\\w*)\\w*|dus(?:mus|tu|uyor|uyo|er)\\w*|(?:kac kat|ne kadar) (?:buyu|art|cik)\\w*|(?:artis|buyume|dusus|azalis)\\w*',
  numberedPillar:
    "(?:sutun|kolon|pillar)\\w* (?:no ?|# ?)?(?<number>[1-8])(?<more>(?:(?:, ?| ve | ?& ?| ?/ ?)[1-8])*)|(?<more>(?:[1-8](?:\\.|'?.?[iu]nc[iu])?(?:, ?| ve | ?& ?| ?/ ?))*)(?<ordinal>[1-8](?=\\.|.?[iu]nc[iu]| numarali| nolu| no.lu)|ilk|birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci)(?:\\. ?|'?.?[iu]nc[iu] | (?:numarali|nolu|no.lu) | )(?:sutun|kolon|pillar)\\w*",
  pillarWords: {
    ilk: 1,
    birinci: 1,
    ikinci: 2,
    ucuncu: 3,
    dorduncu: 4,
    besinci: 5,
    altinci: 6,
    yedinci: 7,
    sekizinci: 8,
  },
  otherPillar:
    '(?:(?:sutun|kolon)\\w* (?:no ?)?(?:0|9|\\d{2,3}(?!\\d))|(?:0|9|\\d{2,3})(?:\\. ?|[iu]nc[iu] )(?:sutun|kolon)\\w*)',
};
