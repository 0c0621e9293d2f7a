import type { CompanyQuestionWords } from '../company-words.ts';

/** Phrases that ask for a figure of a company, or say of when and at which rate. */
export const companyQuestions: CompanyQuestionWords = {
  questions: {
    overview:
      'temel (?:analiz|gorunum)\\w*|temeller\\w*|finansal(?:lar\\w*| durum\\w*| saglig\\w*| gorunum\\w*| tablo\\w*)|mali (?:tablo|durum|yapi)\\w*|bilanco\\w*|gelir tablosu\\w*|karli mi|nasil bir sirket\\w*|sirket (?:ozet|kunye|profil|kart)\\w*|sirket nasil',
    pillars: '(?:8|sekiz)[- ]?(?:sutun|kolon|ayak|madde|kriter|olcut)\\w*|sutunlar\\w*',
    'price-to-earnings':
      'f ?/ ?k(?: oran\\w*)?|fk(?: oran\\w*)?|p ?/ ?e(?: oran\\w*)?|fiyat[ /-]*kazanc\\w*|kar(?:in\\w*|a gore)? kac kat\\w*|kac (?:yillik|senelik) (?:kar|kazanc)\\w*|karina gore (?:ucuz|pahali)\\w*|kazanc(?:in\\w*)? kac kat\\w*',
    'return-on-capital':
      'roic|roce|yatirilan sermaye\\w* (?:getiri|karlili[gk]|verim)\\w*|sermaye(?:nin|sinin|ye)? (?:getiri|karlili[gk]|verim)\\w*|yatir\\w+ (?:her )?(?:dolar|lira|para)\\w* (?:\\w+ )*(?:kazan|getir)\\w*|her dolar\\w* (?:\\w+ )*(?:kazan|getir)\\w*',
    shares:
      '(?:seyreltilmis )?(?:hisse|pay) (?:say|aded|sulan)\\w*|kac (?:tane |adet )?(?:hisse|pay)(?:si|yi|leri)?|(?:hisse )?geri alim\\w*|dolasimdaki (?:hisse|pay)\\w*|(?:pay|hisse)\\w* (?:sulan|seyrel)\\w*',
    'cash-flow-growth': '(?:serbest )?nakit(?: akis\\w*)? (?:buyu|artis|artti|artiyor|artmis)\\w*',
    'income-growth':
      '(?:net )?kar\\w* (?:buyu|artis|artti|artiyor|artmis)\\w*|(?:net )?kar\\w* (?:hangi hizla|ne hizla|ne kadar hizli) (?:buyu|art)\\w*',
    'revenue-growth':
      '(?:gelir|hasilat|ciro|satis)\\w* (?:buyu|artis|artti|artiyor|artmis)\\w*|(?:gelir|hasilat|ciro|satis)\\w* (?:hangi hizla|ne hizla|ne kadar hizli) (?:buyu|art)\\w*',
    'liabilities-to-cash-flow':
      'uzun vadeli (?:yukumluluk|borc)\\w*|(?:yukumluluk|borc)\\w* (?:kac yil\\w*|serbest nakit akis\\w* kac kat\\w*)',
    'price-to-cash-flow':
      'f ?/ ?(?:sna|nakit akis\\w*)|p ?/ ?fcf|fiyat[ /-]*(?:serbest )?nakit akis\\w*|(?:serbest )?nakit akis\\w* kac kat\\w*|nakit akis\\w* gore (?:ucuz|pahali)\\w*',
    'market-value':
      '(?:piyasa|borsa|sirket) deger\\w*|kac (?:milyar|milyon|trilyon) (?:dolar|lira)?\\w* (?:bir )?sirket\\w*|piyasa (?:buyuklug|kapitalizasyon)\\w*|(?:tamami\\w*|hepsi\\w*|butunu\\w*|sirketi\\w* (?:tamam\\w*|komple)) (?:satin )?al\\w*|(?:tamami\\w*|sirketin tamami\\w*|tum sirket\\w*|butun sirket\\w*) (?:kac|ne kadar)\\w*(?: para)?|borsada (?:kac para|ne kadar|kac dolar)\\w*',
    revenue:
      'hasilat\\w*|ciro\\w*|(?:toplam|yillik|sirket) gelir\\w*|gelir(?:i|ini|inin|ler\\w*|(?= (?:19|20)\\d\\d))|(?:toplam|yillik|net) satis\\w*|satis(?:lari| gelir)\\w*|ne kadar(?:lik)? sat(?:iyor|ti|mis|is yap)\\w*',
    'net-income':
      'net (?:kar|kazanc|gelir)(?!\\w* marj)\\w*|kar(?:i|lari|in\\w*)|ne kadar (?:para )?kazaniyor|(?:ne kadar|kac (?:para|dolar|milyar|milyon)) kar (?:et|ed|aciklad)\\w*|ne kadar kazan(?:di|mis)(?= (?:19|20)\\d\\d)|(?<=(?:19|20)\\d\\d\\D{0,12})ne kadar kazan(?:di|mis)',
    'operating-cash-flow':
      '(?:isletme|faaliyet|operasyon)\\w* (?:kaynakli |gelen )?nakit\\w*(?: akis\\w*)?|(?:esas|ana|asil) (?:is|faaliyet)\\w* (?:\\w+ )*nakit\\w*(?: (?:uret|yarat|gir)\\w*)?',
    'free-cash-flow':
      'serbest nakit(?: akis\\w*)?|kasa\\w* (?:\\w+ ){0,4}nakit\\w*|sna|fcf|nakit akis\\w*|(?:yatirim\\w* )(?:sonra|dusunce|cikinca) (?:\\w+ )*(?:nakit|para)\\w*(?: kal\\w*)?|elinde (?:kalan|ne kadar) nakit\\w*',
    debt: 'borc(?:u|un\\w*|lar\\w*|luluk\\w*|luluk oran\\w*| yuk\\w*| durum\\w*)?|(?:cok )?(?:mu )?borclu(?: mu)?',
    'gross-margin': 'brut (?:kar )?marj\\w*|brut kar oran\\w*',
    'operating-margin':
      '(?:esas )?(?:faaliyet|operasyonel|isletme) (?:kar )?marj\\w*|favok marj\\w*',
    'net-margin':
      '(?:net )?(?:kar )?marj\\w*|karlilik oran\\w*|(?:her )?(?:100 )?(?:dolar|lira)lik satis\\w* (?:\\w+ )*kar\\w*',
    'free-cash-flow-margin':
      '(?:serbest )?nakit akis\\w* marj\\w*|fcf marj\\w*|(?:serbest )?nakit akis\\w* (?:satis|ciro|hasilat|gelir)\\w* (?:oran|gore|yuzde)\\w*',
    'return-on-equity': 'roe|oz ?(?:kaynak|sermaye)\\w* (?:karlili[gk]|getiri|verim)\\w*',
    'return-on-assets': 'roa|(?:aktif|varlik)\\w* (?:karlili[gk]|getiri|verim)\\w*',
    'debt-to-equity':
      'borc\\w* ?(?:/|-|bolu)? ?oz ?(?:kaynak|sermaye)\\w*(?: oran\\w*)?|d ?/ ?e(?: oran\\w*)?|oz ?(?:kaynak|sermaye)\\w* gore borc\\w*',
    'current-ratio':
      'cari oran\\w*|likidite oran\\w*|donen varlik\\w*(?: \\w+){0,3} (?:kisa vadeli )?(?:borc|yukumluluk)\\w*(?: (?:karsil|ode|yet)\\w*)?|kisa vadeli (?:borc|yukumluluk)\\w*(?: \\w+){0,2} (?:karsil|ode|yet|cevir)\\w*|fatura\\w* ode\\w*',
    'interest-cover':
      'faiz\\w* karsila\\w*|faiz\\w* (?:\\w+ ){0,3}(?:karsil|ode)\\w*|faiz yuk\\w*|faizini',
    'cash-conversion':
      '(?:kar\\w* )?(?:nakde|nakite|paraya|nakit) (?:\\w+ )?don\\w*(?: oran\\w*)?|kar\\w* (?:ne kadari |yuzde kaci )?(?:nakit|nakde|nakite)(?: \\w+)*',
    quality:
      '(?:bilanco|kar|kazanc|muhasebe|defter)\\w* kalite\\w*|kalite (?:skor|puan|kontrol)\\w*|(?:bilanco\\w* )?(?:\\w+ mi )?kirmizi bayrak\\w*|(?:bilanco|muhasebe|defter)\\w* (?:saglam|temiz|guvenilir|durust)\\w*(?: mi)?|muhasebe\\w* (?:hile|oyun|sorun)\\w*|uyari isaret\\w*',
    piotroski: 'piotroski\\w*(?: f)?(?: ?-?(?:skor|puan)\\w*)?|f ?-?skor\\w*',
    altman:
      'altman\\w*(?: z)?(?: ?-?(?:skor|puan)\\w*)?|z ?-?skor\\w*|(?:iflas|batma|batis)\\w*(?: (?:risk|ihtimal|tehlike|olasilig|eder|edebilir|yakin)\\w*)?(?: mi)?|batar mi|batabilir mi',
    beneish:
      'beneish\\w*(?: m)?(?: ?-?(?:skor|puan)\\w*)?|m ?-?skor\\w*|(?:kar|bilanco|rakam|defter|hesap)\\w* (?:\\w+ )?(?:manipul|oynu|oyna|sisir|makyaj)\\w*|makyaj\\w*|kazanc manipul\\w*',
    accruals: 'tahakkuk\\w*(?: oran\\w*)?',
    forecast:
      'ongoru\\w*|tahmin\\w*|projeksiyon\\w*|senaryo\\w*|kotumser\\w*|iyimser\\w*|gercekci\\w*',
    peers:
      'emsal\\w*|benzer\\w* sirket\\w*|rakip\\w*(?: gore| ile| kars\\w*)?(?: (?:ucuz|pahali) (?:mi|mu))?|sektor\\w* (?:\\w+ )?kacinci\\w*|sektor\\w* (?:gore|icinde\\w*|ile|karsilastir\\w*|sira\\w*|ortasi\\w*)(?: (?:ucuz|pahali) (?:mi|mu))?',
    'share-value':
      'dcf|ina|(?:indirgenmis|iskontolu) nakit akis\\w*|icsel deger\\w*|gercek(?:te)? deger\\w*|(?:adil|makul) (?:deger|fiyat)\\w*(?! bosl\\w*| aralig\\w*)|degerleme\\w*|(?:asiri|fazla) deger\\w*|(?:ucuz|pahali) (?:mi|mu)|(?:bir |tek )?hisse(?:si|nin|sinin)?(?: \\w+){0,2} (?:gercek )?degeri\\w*|hisse deger\\w*|(?:gercekte|aslinda|hakikaten) (?:\\w+ )*(?:eder|ediyor|degerinde)\\w*|(?:fiyat|piyasa)\\w* (?:\\w+ ){0,3}(?:buyume|varsay|fiyatl)\\w*(?: varsay\\w*)?|fiyatlanan buyume\\w*|fazla (?:mi )?(?:oduyor|para)\\w*|fiyat\\w* hak ed\\w*',
  },
  horizon: '(?<years>\\d{1,2}|bes|on bes|on)[- ]?(?:yil|sene)\\w*',
  ahead:
    '(?:onumuzdeki|gelecek) (?:\\d{1,2}|bes|on bes|on) (?:yil|sene)\\w*|(?:\\d{1,2}|bes|on bes|on) (?:yil|sene) (?:sonra|icinde)\\w*',
  yearWords: { bes: 5, on: 10, 'on bes': 15 },
  scenarios: {
    pessimistic: 'kotumser\\w*|en kotu\\w*',
    realistic: 'gercekci\\w*',
    optimistic: 'iyimser\\w*|en iyi\\w*',
  },
  asOfYear:
    '(?<year>(?:19|20)\\d{2})(?<day>-\\d{2}-\\d{2})?(?:.?(?:de|da|te|ta|e|a|ye|ya))? (?:sonu )?(?:itibar\\w*|bilinen\\w*|gore)',
  discountRate:
    '(?:iskonto|beklenen getiri|getiri hedef|istenen getiri)\\w*(?: oran\\w*)? ?(?:%|yuzde)? ?(?<rate>\\d+(?:[.,]\\d+)?)(?! ?(?:yil|sene))|(?<![\\d.,])(?<other>\\d+(?:[.,]\\d+)?) ?%? (?:iskonto|(?:yillik )?getiri (?:ist|bekl|hedef)|beklenen getiri)',
  barePercent:
    '(?:%|yuzde) ?(?<rate>\\d+(?:[.,]\\d+)?)(?![\\d.,])|^ *(?:ya |peki |bir de )?(?<other>\\d+(?:[.,]\\d+)?) (?:olsa|olursa|yap|ile|dersek|alirsak)\\w*',
  valuationModel:
    'dcf|(?:indirgenmis|iskontolu) nakit akis\\w*|icsel deger\\w*|(?:adil|makul) deger\\w*(?! bosl\\w*| aralig\\w*)|fazla (?:mi )?para od\\w*|hisse deger\\w*|fiyatlanan buyume\\w*|(?:fiyat|piyasa)\\w* (?:\\w+ ){0,4}buyume\\w* (?:\\w+ )?(?:varsay|fiyatl|bekl)\\w*',
  after: {
    'gross-margin': 'brut(?:u)?(?: marj\\w*)?',
    'operating-margin': '(?:esas )?faaliyet(?: marj\\w*)?',
    'net-margin': 'net(?:i)?(?: marj\\w*)?',
    'revenue-growth':
      '(?:bu |o )?(?:ne hizla|ne kadar|ne kadar hizli) (?:buyu|art)\\w*|buyume\\w*|buyuyor mu',
    debt: 'cok (?:borcu|kredisi) var mi|kredisi',
    'interest-cover': 'faiz\\w*',
    'price-to-cash-flow': '(?:serbest )?nakit akis\\w* gore',
    'free-cash-flow-margin': '(?:satis|ciro|hasilat)\\w* (?:oran|gore|yuzde)\\w*(?: \\w+)?',
    'share-value': '(?:gercekte )?kac para eder|degeri ne',
    'market-value': 'ne kadar buyuk|buyuklugu',
  },
  itself: 'temel gorunum\\w*|nasil bir sirket\\w*|sirket (?:ozet|kunye|profil|kart)\\w*',
  beside: '(?:ile|yan yana|karsilastir\\w*|kiyasla\\w*)',
  numberedPillar:
    '(?:sutun|kolon)\\w* (?:no ?|# ?)?(?<number>[1-8])|(?<ordinal>[1-8](?=\\.|.?[iu]nc[iu])|ilk|birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci)(?:\\. ?|.?[iu]nc[iu] | )(?:sutun|kolon)\\w*',
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
