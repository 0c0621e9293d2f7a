import type { CompanyQuestionWords } from '../company-words.ts';
import { companyBounds } from './company-bounds.ts';
import { companyFigures } from './company-figures.ts';

/** Phrases that say of when, how far ahead and at which rate a figure of a company is asked for. */
export const companyQuestions: CompanyQuestionWords = {
  ...companyFigures,
  ...companyBounds,
  horizon: '(?<years>\\d{1,2}|bes|on ?bes|on)[- ]?(?:yil|sene)\\w*',
  ahead:
    '(?<!son )(?<!gecen )(?:\\d{1,2}|bes|on ?bes|on) (?:yil|sene)(?:de|da|nda| tut\\w*)? (?=(?:\\w+ ){0,4}\\w+(?:[aeiu]r|[ae]cak|[ae]cek)(?![a-z]))|(?:onumuzdeki|gelecek) (?:\\d{1,2}|bes|on ?bes|on) (?:yil|sene)\\w*|(?:\\d{1,2}|bes|on ?bes|on) (?:yil|sene) (?:sonra|icinde)\\w*',
  ofShare:
    'fiyat\\w*|hedef\\w*|kur(?:u|un)?|grafi\\w*|hisse(?:si|nin|sinin)?|yuksel\\w*|dus(?:er|ecek|us)\\w*|trend\\w*',
  soon: '(?:yarin|bugun|bu aksam|(?:bu|gelecek(?! (?:tahmin|ongoru|projeksiyon|beklenti))|onumuzdeki|haftaya|seneye) ?(?:gun|hafta|ay|yil|sene|ceyrek)?|(?:gun|hafta|ay|saat)\\w*)',
  toCome:
    '(?:gelecek|onumuzdeki|seneye ki) (?:mali )?(?:yil|sene|ceyrek|donem)\\w*|seneye|ileride|gelecekte|\\w{2,}(?:acak|ecek)(?:lar|ler)?(?= m[iu](?![a-z]))',
  yearWords: { bes: 5, on: 10, 'on bes': 15, onbes: 15 },
  scenarios: {
    pessimistic:
      'kotumser\\w*|karamsar\\w*|(?:en )?kotu ol(?:ur|sa|acak)\\w*|(?:en )?kotu(?: (?:senaryo|durum|ihtimal|olasilik|gid)\\w*|mser\\w*|su\\w*)|en kotu\\w*|(?:isler|her sey) (?:kotu|ters)\\w*(?: gid\\w*)?',
    realistic: 'gercekci\\w*|(?:normal|orta|ortalama|temel|baz|beklenen) senaryo\\w*',
    optimistic:
      'iyimser\\w*|umutlu\\w*|(?:en )?iyi ol(?:ur|sa|acak)\\w*|(?:en )?iyi (?:senaryo|durum|ihtimal|olasilik|gid)\\w*|en iyi\\w*|(?:isler|her sey) (?:iyi|yolunda)(?: gid\\w*)?',
  },
  knownBefore:
    '(?:o (?:gun|zaman) )?(?:bilinen|bilgi)\\w* gore|o (?:gun|zaman)ki (?:bilgi|veri)\\w*,?',
  knownAfter:
    "(?:'?(?:de|da|te|ta|e|a|ye|ya|in|nin|un|nun|deki|daki))?(?: tarihi\\w*| gunu\\w*| yili\\w*| sonu\\w*| ay\\w*)*(?: [a-z'.]+){0,3} (?:itibar\\w*|bilin\\w*|bildig\\w*|(?:ne |neler )?bili\\w*)|(?:'?(?:de|da|te|ta|e|a|ye|ya))?(?: sonu\\w*| yili\\w*)*(?: kadar(?:ki)?)?(?: elde(?:ki)?)?(?: olan)? (?:gore|gozuyle|bilgi(?:siyle|yle|ye|ler\\w*)|veri(?:siyle|yle|ye|ler(?:iyle|le|e)))",
  discountRate:
    '(?:iskonto|beklenen getiri|getiri hedef|istenen getiri)\\w*(?: oran\\w*)? ?(?:%|yuzde)? ?(?<rate>\\d+(?:[.,]\\d+)?)(?! ?(?:yil|sene))|(?<![\\d.,])(?<other>\\d+(?:[.,]\\d+)?) ?%? (?:iskonto|(?:getiri )?(?:istesem|istersem|istiyorsam|beklesem|beklersem)|(?:yillik )?getiri (?:ist|bekl|hedef)|beklenen getiri)|(?:%|yuzde) ?(?<required>\\d+(?:[.,]\\d+)?) (?:(?:kazan|kazanc|getiri)\\w* )?(?:ist|bekl|hedef)',
  growth:
    'buyume\\w*(?: [a-z]+){0,3} ?(?:%|yuzde)? ?(?<rate>-?\\d+(?:[.,]\\d+)?)(?![\\d.,]| ?(?:yil|sene|milyar|milyon))|(?:%|yuzde) ?(?<other>\\d+(?:[.,]\\d+)?) (?:\\w+ )?buyu\\w*',
  longRunGrowth:
    '(?:terminal|nihai|sonsuz|surekli|kalici|uzun (?:vadeli|donem|vade)) (?:deger )?buyume\\w*(?: oran\\w*)? ?(?:=|:)? ?(?:%|yuzde)? ?(?<rate>-?\\d+(?:[.,]\\d+)?)|(?:%|yuzde) ?(?<other>\\d+(?:[.,]\\d+)?) (?:terminal|nihai|sonsuz|surekli|kalici|uzun (?:vadeli|donem)) buyume',
  asOfNow:
    'simdi\\w*|bugun\\w*|su an\\w*|guncel\\w*|son\\w*|gecen (?:yil|sene)\\w*|bu (?:yil|sene)\\w*|yillar\\w*|hic|ortalama\\w*|beri|art\\w*|azal\\w*|dus\\w*|buyu\\w*',
  lastYear:
    '(?:gecen|gectigimiz|evvelki) (?:yil|sene)(?:ki|de|da|in|nin)?(?! ?(?:gore|kiyasla|nazaran))',
  againstLastYear:
    '(?:gecen|gectigimiz|onceki|bir onceki|evvelki) (?:yil|sene)(?=y?a gore|ye gore|y?[ae] (?:gore|kiyasla|nazaran)|[dt][ae]n (?:daha )?(?:fazla|cok|az|yuksek|dusuk|iyi|kotu))',
  yearsAgo:
    '(\\d{1,2}|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on) (?:yil|sene) (?:once|evvel)(?:ki|si|sinin|sinde|sindeki)?(?=y?e gore|sine gore|$|[^a-z])',
  lastYears:
    '(?:son|gecen|gectigimiz) (\\d{1,2}|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on) (?:yil|sene)(?:lik|da|de|daki|deki|dir|in|nin)?',
  lastQuarters: '(?:son |gecen )?\\d{1,2} ?ceyre[gk]\\w*',
  changing: '(?:buyu|art|azal|dus|yuksel|geril|kucul)(?!k|un)\\w*',
  counts: ['iki', 'uc', 'dort', 'bes', 'alti', 'yedi', 'sekiz', 'dokuz', 'on'],
  comparedYear:
    "(?<year>(?:19|20)\\d\\d)(?:'?(?:y?[ae])|'?[dt][ae]ki\\w*)?(?: (?:yil|sene)\\w*)? (?:gore|kiyasla|nazaran|oranla)(?! bil)(?= (?:[\\w']+ ){0,4}(?:art|azal|dus|yuksel|geril|buyu|kucul|fazla|yuksek|dusuk|daha|iyi|kotu|ne)\\w*)|(?<first>(?:19|20)\\d\\d)(?:'?(?:[dt][ea](?:ki)?))?(?: (?:yili\\w* )?(?:ile|ve)| m[iu],?(?: yoksa)?)(?= (?:19|20)\\d\\d[^?.!]*(?:karsilastir|kiyasla|fark|m[iu](?![a-z])|arasinda))|(?<earlier>(?:19|20)\\d\\d)'?[dt][ae]n(?= (?:19|20)\\d\\d'?y?[ae](?![a-z])[^?.!]*(?:degis|art|azal|buyu|kucul|dus|yuksel|geril|gelis|cik))|(?<other>(?:19|20)\\d\\d)'?(?:den|dan|ten|tan|dekinden|dakinden|tekinden|takinden)(?: (?:yilindan|yilindakinden))? (?:daha )?(?:yuksek|fazla|dusuk|az|cok|buyuk|kucuk|iyi|kotu)",
  supposed:
    '\\w{2,}(?:[aeiu]rsa|[aeiu]rse|olsa|alsa|else)\\w*|eder|ederi|deger\\w*|fiyat\\w*|varsay\\w*',
  quarter:
    'q(?<number>[1-4])|(?<ordinal>ilk|birinci|ikinci|ucuncu|dorduncu|[1-4](?=\\.)) ?\\.? ?ceyre[gk]\\w*|ceyre[gk]\\w*|uc aylik\\w*',
  years:
    "(?<from>(?:19|20)\\d\\d)'?(?:den|dan|ten|tan) (?:beri|bu ?yana|bugune|bu gune|itibaren|(?:19|20)\\d\\d)|(?<first>(?:19|20)\\d\\d) ?(?:-|–|ile|ve) ?(?:19|20)\\d\\d",
  reversed:
    '(?:fiyat|piyasa|deger)\\w* (?:\\w+ ){0,4}(?:varsay|fiyatl|bekl|gomul|yansi|icer)\\w*|fiyatlanan|hangi buyume\\w*|buyume\\w*si? (?:gerek|lazim|zorunda|sart)\\w*|(?:ne kadar|kac) buyume\\w*|hak ed\\w*|tersine|ters (?:dcf|ina)',
  sourceAlone:
    '(?:peki |ya )?(?:(?:bu|o|su|bunu|bunun|onun|bunlar|bu) ?)?(?:(?:rakam|sayi|veri|bilgi|deger)\\w* )?(?:hangi (?:rapor|bildirim|bilanco|dosya|belge|kaynak|veri|formul)\\w*|nasil (?:hesapladi|bul|cikar|cik)\\w*|formul\\w*|hesab(?:i|ini)? (?:nasil|goster)\\w*|nereden|nerden|kaynag\\w*|kaynak|neye gore)(?: (?:ne|nedir|geliyor|alindi|aldin|aldiniz|cikti|biliyorsun|yaziyor|hesaplandi|var|bul\\w*|ne sekilde))?(?: (?:bu|bunu|bunlar\\w*))?',
  judgedAlone:
    '(?:peki |ya |yani |sence |simdi )*(?:(?:bu|su|o|bunlar|bunun|hepsi)(?: (?:oran|rakam|sayi|deger|seviye|miktar|tutar)\\w*)? )?(?:sence |gercekten )?(?:cok |fazla |biraz |asiri |oldukca )?(?:yuksek|dusuk|iyi|kotu|cok|az|fazla|normal|saglikli|tehlikeli|riskli|makul|yeterli|ideal|kabul edilebilir|abartili|buyuk|kucuk|basarili|mantikli|gercekci|dogru|adil|olagan)(?: (?:bir )?(?:oran|rakam|sayi|deger|seviye|miktar|tutar|sonuc))? (?:mi|mu|sayilir mi|denir mi|yoksa|sayiliyor mu)(?: (?:bu|su|sence|simdi|yoksa|bir|oran|rakam|sayi|deger|seviye|sey|cok|(?:yuksek|dusuk|iyi|kotu|az|cok|fazla|normal)(?: mi| mu)?))*|(?:peki |ya )?(?:hic )?(?:eksi|negatif|pozitif|arti)(?:ye|ya|de|da)? ?(?:(?:dus|gec|in|ol|kal)\\w* ?)?m[iu](?:y?di|ydi|ymis)?(?: hic)?',
  trust:
    '(?:guven|itimat|inan)\\w*|(?:ne kadar|gercekten) (?:dogru|saglam|isabetli|tutar|tutuyor|tuttu)\\w*|isabet\\w*|tutarli mi|dogru mu|tutar mi',
  whether: {
    asked: 'm[iu](?:y?di|ydi|ymis)?',
    more: 'buyu\\w*|art\\w*|yuksel\\w*|cogal\\w*|pahali|kar(?:li|da)?|kar ed\\w*|(?:temettu|kar pay)\\w* (?:\\w+ )?(?:ver|od[eu]|dagit)\\w*|ustunde|fazla|asiri',
    less: 'kucul\\w*|azal\\w*|dus(?!un)\\w*|geril\\w*|eri\\w*|ucuz|zarar\\w*|altinda|geri al\\w*',
  },
  barePercent:
    '(?:%|yuzde) ?(?<rate>\\d+(?:[.,]\\d+)?)(?![\\d.,])|^ *(?:ya |peki |bir de )?(?<other>\\d+(?:[.,]\\d+)?) (?:olsa|olursa|yap|ile|dersek|alirsak)\\w*',
  valuationModel:
    'dcf|(?:indirgenmis|iskontolu) nakit ak[ıi][sm]\\w*|(?:kac para|ne kadar|kac (?:dolar|lira)) et(?:meli|mesi gerek)\\w*|olmasi gereken (?:deger|fiyat)\\w*|icsel deger\\w*|(?:adil|makul) deger\\w*(?! bosl\\w*| aralig\\w*)|fazla (?:mi )?para od\\w*|hisse deger\\w*|fiyatlanan buyume\\w*|(?:fiyat|piyasa)\\w* (?:\\w+ ){0,4}buyume\\w* (?:\\w+ )?(?:varsay|fiyatl|bekl)\\w*',
  after: {
    pillars: '(?:hangileri(?:ni)? )?(?:gec(?!en)|kal(?!it)|basar)\\w*',
    'free-cash-flow':
      '(?:yatirim|capex|harcama)\\w* (?:\\w+ )?sonra\\w*(?: (?:ne|kac|ne kadar)\\w*)?',
    dividends:
      '(?:hic )?(?:kes|durdur|od[eu]|dagit)(?:mis|ti|di|iyor|uyor|memis|medi)\\w* ?(?:mi|mu)?(?: hic)?(?: kes\\w*)?',
    'dividend-yield': 'verim(?:i|leri)?(?: (?:ne|kac|ne kadar|yuzde kac|nasil))?',
    overview:
      '(?:hangi|ne|neler) (?:veri|bilgi|rakam|kalem)\\w* (?:eksik|yok)\\w*|eksik (?:veri|bilgi|rakam|kalem)\\w*(?: (?:ne|neler|hangi\\w*|var mi))?',
    'debt-to-equity': 'oz ?kayna[gk]\\w* (?:gore|oran\\w*)(?: \\w+)?',
    'net-debt': '(?:ikisinin )?(?:fark|net)i\\w*(?: (?:ne|kac|ne kadar))?|ikisinin farki',
    payout: '(?:bu )?kar\\w* (?:yuzde kac|ne kadar|kacta kac)\\w*(?: bu)?',
    'gross-margin': 'brut(?:u)?(?: marj\\w*)?',
    'operating-margin': '(?:esas )?faaliyet(?: marj\\w*)?',
    'net-margin': 'net(?:i)?(?: marj\\w*)?',
    'revenue-growth':
      '(?:(?:ne kadar|(?:her|bu|o) (?:yil|sene)|hic|surekli|duzenli(?: olarak)?|istikrarli|yillar icinde|zamanla) )?(?:azal|art|dus|geril)\\w*(?: mi| mu)?|(?:bu |o )?(?:ne hizla|ne kadar|ne kadar hizli) (?:buyu|art)\\w*|buyume\\w*|buyuyor mu',
    'liabilities-to-cash-flow':
      '(?:kac|ne kadar) (?:yil|sene|sure)\\w* (?:\\w+ )?(?:kapat|oder|odeye|bit|temizle)\\w*',
    revenue: '(?:sadece |yalnizca |yalniz )?(?:gelir|ciro|hasilat|satis)(?:lar|i|lari)?',
    'net-income': '(?:sadece |yalnizca |yalniz )?(?:net )?kar(?:i)?',
    cash: '(?:nakdi|nakit)(?: ne| kac)?|(?:nakdi|nakiti|nakit|kasasi)(?: ne kadar| var mi)?',
    debt: 'cok (?:borcu|kredisi) var mi|kredisi',
    'interest-cover': 'faiz\\w*',
    beneish: '(?:hile|makyaj|manipulasyon|oynama|sisirme)\\w*(?: var)?(?: mi| mu)?',
    'price-to-cash-flow': '(?:serbest )?nakit akis\\w* gore',
    'free-cash-flow-margin':
      '(?:marj|yuzde|oran) olarak(?: kac\\w*| ne\\w*)?|marj(?:i|lari)?(?: ne| kac\\w*)?|(?:satis|ciro|hasilat)\\w* (?:oran|gore|yuzde)\\w*(?: \\w+)?',
    'share-value':
      '(?:gercekte )?kac para eder|degeri ne|(?:o zaman )?deger(?:i|ini) nasil (?:bul|hesapl|belirl)\\w*',
    'market-value': 'ne kadar buyuk|buyuklugu',
  },
  unnamed: 'hisse basi(?:na)? (?:kar|kazanc)\\w*|eps|favok marj\\w*|peg\\w*|fiyat ?/ ?satis\\w*',
  defining: 'nedir|ne demek\\w*|ne anlam\\w*|anlam(?:i|ini)|tanim\\w*|acikla\\w*|hesaplan\\w*',
  aroundDefinition:
    'nedir|ne|demek|demektir|anlam|anlami|anlamini|anlama|gelir|geliyor|tanimi|tanimla|acikla|aciklar|misin|anlat|kisaca|bana|nasil|hesaplanir|hesaplaniyor|tam|olarak|basitce|ya|peki|bu|bir|terim|kavrami|terimi|sirketlerde|sirket|icin|oran|orani|bilmiyorum|ise',
  again:
    'yapiyor|ediyor|var|oyle|gibi|icin|de|da|ne|nasil|durum|durumu|peki|ya|bir|bu|o|orada|tarafinda|cephesinde|bak|bakalim|ayni|aynisi|soru|sey|mi|mu|ve|kac|kacti|nedir|ki|olsa|olursa|gosterir|misin|goster|soyle|den|dan|lutfen|simdi',
  plain:
    'gerek\\w*|seyret\\w*|iskonto\\w*|senaryo\\w*|yapil\\w*|hep(?:si\\w*)?|cikmis|kirmizi|sirala\\w*|sadece|yalniz\\w*|mesela|ornegin|guzel|arkadas\\w*|soylu\\w*|lazim|sinifta|konus\\w*|hangi\\w*|neden|niye|nicin|ne(?:dir|ydi|ler|leri|rede|rde|reye|resinde|yi|ye)?|kac\\w*|kim\\w*|yoksa|degil\\w*|hem|ama|ancak|fakat|cunku|bazi|butun|tum|tamam\\w*|genel\\w*|acisindan|acidan|itibari?yla|uzerinden|icin(?:de|deki)?|arasinda\\w*|sonu(?:nda|na)|sonuc\\w*|bas(?:inda|indan)|boyunca|gecen|gelecek|onceki|onumuzdeki|sene\\w*|yil\\w*|aylik|ayda|ceyrek\\w*|mali|uzun|kisaca|son|guncel|yan|yana|ayni\\w*|kendi\\w*|asl(?:inda|en)|gercekten|hala|selam|merhaba|sag ?ol|tesekkur\\w*|cok|az|daha|en|fazla|biraz|oldukca|yuksek|dusuk|iyi|kotu|buyuk|kucuk|guclu|zayif|saglam|saglikli|pozitif|negatif|arti|normal|kaliteli|dogru|mantikli\\w*|sirket\\w*|firma\\w*|hisse\\w*|yatirim(?:ci\\w*|im|i|da|ini|ina|inda)?|dolar\\w*|lira\\w*|tl|milyar\\w*|milyon\\w*|bin(?:e|i|lik)?|yuzde|oran\\w*|carpan|durum\\w*|rakam\\w*|skor\\w*|tablo\\w*|detay\\w*|ozet\\w*|islem|hesap\\w*|mart|kal(?:iyor|iyo|ir|mis|di)|cik(?:iyor|iyo|ar|ti|iyordu)|gel(?:iyor|iyo|ir|di)|al(?:iyor|iyo|ir|di|dim|dir|mis|ip|mak|mayi)|ver(?:iyor|iyo|ir|di|sene|sem|irsem|ecegim|eyim)|ol(?:ur|urdu|sa|ursa|abilir|mus|uyor|an|sun|du|saydi)|var(?:mis|sa)?|yap(?:ar|iyor|ti|mis|san|ip)?|goster\\w*|soyle\\w*|anlat\\w*|bak(?:ar|ip|sana|alim|iyor\\w*|mak)?|cikar(?:ir|iyor|sana)?|yaz(?:mis|ar|di)?|gor(?:un\\w*|ebilir|mek|elim)?|di(?:yor|yo|ye|yorlar)|der(?:di|ler)?|istiyor\\w*|ister\\w*|dusun\\w*|merak\\w*|bil(?:en|mek|iyor|ir)\\w*|ogren\\w*|sat(?:iliyor|iliyo|iyor)|koy|uygula\\w*|mi(?:yim|yiz)?|mu|peki|bana|beni|bizim|ben|sence|sizce|emin\\w*|yeni|basliyor\\w*|esim|babam|annem|hocam|abi|patron\\w*',
  reportDay:
    'bilanco\\w* (?:sonra\\w*|once\\w*|onces\\w*|beri|kadar|gunu\\w*|haftasi\\w*|gap\\w*|bosluk\\w*|boslug\\w*|kuru\\w*|tepki\\w*|hareket\\w*)|bilanco\\w*(?:daki|dan|ndan)(?= \\w*(?:gap|bosl|once|sonra|beri))|bilanco\\w*(?= bosluklu)',
  whyAlone:
    '(?:peki |ya )?(?:neden|niye|nicin|sebebi ne|neden oyle|neden peki)(?: (?:oyle|boyle|kaldi|kaliyor|kalmis|gecmiyor|gecemiyor|gecemedi|gecti|geciyor|saglanmiyor|saglaniyor|uygulanmiyor|degerlendirilemiyor|yok|bu kadar \\w+))?',
  both: 'hangisi(?:nin|nde)? (?:\\w+ )?(?:daha )?(?:fazla|cok|yuksek|buyuk|az|dusuk|kucuk|iyi|onde)\\w*|(?:her )?ikisi\\w*|iki(?: sirket)?in de',
  barePillar:
    "(?:numara |no )?(?:(?<number>[1-8])(?:\\.|'?(?:inci|uncu|nci|ncu))?|(?<ordinal>birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci|sonuncu))(?:'?(?:su(?:nu|nda|ndan|na)?|si|sini|sinde|sinden|sine|y?[iu]|n?[iu]n|[dt][ae]n?|y?[ea]))?(?= *(?:$|[?.!])| (?:neden|niye|nicin|kal|gec)\\w*)",
  denial: { before: '(?!)', after: ' degil' },
  joined: 've|ile|veya|yoksa|yaninda|ayrica|bir de|de|da',
  asides: 'yani|acaba|peki|bakalim|sence|genel olarak',
  apposition: 'yani (?=\\w)|daha dogrusu(?![a-z])',
  compared: { more: 'yuksek|fazla|cok|buyuk|iyi', less: 'dusuk|az|kucuk|kotu' },
  points: '\\d+ (?:uzerinden|puan\\w*)',
  multiplied: 'kac (?:kat|misl)[a-z]* (?:art|buyu|cik|yuksel|cogal)\\w*',
  enterprise: 'fd|firma',
  itself:
    'nasil (?:bir? )?(?:sirket|is|firma)\\w*|temel gorunum\\w*|sirket (?:ozet|kunye|profil|kart)\\w*',
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
    'once(?:ye|sine|kine|ki \\w+) gore(?: (?:yuksek|dusuk|fazla|az))?(?: mi)?|(?:art|buyu|kucul|azal|geril|yuksel|cogal)(?:mis|mi[sş]\\w*|ti|di|du|tu|mus|iyor|uyor|iyo|uyo|ar|ir|ur|mek|mak|abil\\w*|ebil\\w*)\\w*|dus(?:mus|tu|uyor|uyo|er)\\w*|(?:kac kat|ne kadar) (?:buyu|art|cik)\\w*|(?:artis|buyume|dusus|azalis)\\w*',
  numberedPillar:
    "(?:sutun|kolon|pillar|kriter|madde|olcut)\\w* (?:no ?|# ?)?(?<number>[1-8])(?<more>(?:(?:, ?| ve | ?& ?| ?/ ?)[1-8])*)|(?<more>(?:[1-8](?:\\.|'?.?[iu]nc[iu])?(?:, ?| ve | ?& ?| ?/ ?))*)(?<ordinal>[1-8](?=\\.|.?[iu]nc[iu]| numarali| nolu| no.lu)|ilk|birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci)(?:\\. ?|'?.?[iu]nc[iu] | (?:numarali|nolu|no.lu) | )(?:sutun|kolon|pillar|kriter|madde|olcut)\\w*|(?<number>[1-8])(?<more>(?:(?:, ?| ve | ?& ?| ?/ ?)[1-8])+) (?:sutun|kolon|kriter|madde|olcut)\\w*|(?<number>[1-7]|8(?= \\w+(?:da|dan) (?:neden|niye|nicin|kal))) (?:sutun|kolon|kriter|madde|olcut)(?!lar|ler|luk)\\w*",
  pillarWords: {
    ilk: 1,
    sonuncu: 8,
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
