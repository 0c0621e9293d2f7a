import type { CompanyFigureWords } from '../company-words.ts';

/** Phrases that ask for a figure of a company. */
export const companyFigures: CompanyFigureWords = {
  questions: {
    overview:
      'nasil bi (?:sirket|is|firma)\\w*|temel (?:analiz|gorunum)\\w*|temeller\\w*|finansal(?:lar\\w*| durum\\w*| saglig\\w*| gorunum\\w*| tablo\\w*)|mali (?:tablo|durum|yapi)\\w*|bilanco\\w*|gelir tablosu\\w*|karli mi|nasil bir (?:sirket|is|firma)\\w*|sirket (?:ozet|kunye|profil|kart)\\w*|sirket nasil',
    pillars: '(?:8|sekiz)[- ]?(?:sutun|kolon|ayak|madde|kriter|olcut)\\w*|sutunlar\\w*',
    'price-to-earnings':
      'f ?/ ?k(?: oran\\w*)?|fk(?: oran\\w*)?|p ?/ ?e(?: oran\\w*)?|fiyat[ /-]*kazanc\\w*|kar(?:in\\w*|a gore)? kac kat\\w*|kac (?:yillik|senelik) (?:kar|kazanc)\\w*|karina gore (?:ucuz|pahali)\\w*|kazanc(?:in\\w*)? kac kat\\w*',
    'return-on-capital':
      '(?:yatir|koy)\\w+ her (?:\\w+ ){0,4}kazan\\w*|roic|roce|yatirilan sermaye\\w* (?:getiri|karlili[gk]|verim)\\w*|sermaye(?:nin|sinin|ye)? (?:getiri|karlili[gk]|verim)\\w*|yatir\\w+ (?:her )?(?:dolar|lira|para)\\w* (?:\\w+ )*(?:kazan|getir)\\w*|her dolar\\w* (?:\\w+ )*(?:kazan|getir)\\w*',
    shares:
      '(?:seyreltilmis )?(?:hisse|pay) (?:say|aded|sulan)\\w*|kac (?:tane |adet )?(?:hisse|pay)(?:si|yi|leri)?|(?:hisse )?geri alim\\w*|dolasimdaki (?:hisse|pay)\\w*|(?:pay|hisse)\\w* (?:sulan|seyrel)\\w*',
    'cash-flow-growth': '(?:serbest )?nakit(?: akis\\w*)? (?:buyu|artis|artti|artiyor|artmis)\\w*',
    'income-growth':
      '(?:net )?kar\\w*(?= (?:ve|ile) (?:ciro|satis|gelir|hasilat)\\w* (?:buyu(?!k)|art(?!ik))\\w*)|(?:net )?kar\\w* (?:buyu|artis|artti|artiyor|artmis)\\w*|(?:net )?kar\\w* (?:hangi hizla|ne hizla|ne kadar hizli) (?:buyu(?!k)|art(?!ik))\\w*',
    'revenue-growth':
      '(?:ciro|satis|gelir|hasilat)\\w*(?= (?:ve|ile) (?:net )?kar\\w* (?:buyu(?!k)|art(?!ik))\\w*)|(?:gelir|hasilat|ciro|satis)\\w* (?:buyu|artis|artti|artiyor|artmis)\\w*|(?:gelir|hasilat|ciro|satis)\\w* (?:hangi hizla|ne hizla|ne kadar hizli) (?:buyu(?!k)|art(?!ik))\\w*',
    'liabilities-to-cash-flow':
      'kac (?:yillik|senelik) (?:serbest )?(?:nakit|nakd)\\w*(?: akis\\w*)? (?:\\w+ )?(?:borc|yukumluluk)\\w*(?: (?:kapat|oder|od[eu]|bitir)\\w*)?|uzun vadeli (?:yukumluluk|borc)\\w*|(?:yukumluluk|borc)\\w* (?:kac yil\\w*|serbest nakit akis\\w* kac kat\\w*)',
    'price-to-cash-flow':
      'f ?/ ?(?:sna|nakit akis\\w*)|p ?/ ?fcf|fiyat[ /-]*(?:serbest )?nakit akis\\w*|(?:serbest )?nakit akis\\w* kac kat\\w*|nakit akis\\w* gore (?:ucuz|pahali)\\w*',
    'market-value':
      'toplam deger\\w* (?:borsa|piyasa)\\w*|borsa\\w* (?:toplam |guncel )?deger\\w*|piyasa\\w* toplam deger\\w*|toplam (?:borsa|piyasa) deger\\w*|(?:piyasa|borsa|sirket) deger\\w*|(?:tum|butun) (?:hisse|pay)\\w* (?:satin )?al\\w*(?: (?:kac|ne kadar)\\w*)?(?: para| dolar)?|piyasada (?:kac para|ne kadar|kac dolar)\\w*|kac (?:milyar|milyon|trilyon) (?:dolar|lira)?\\w* (?:bir )?sirket\\w*|piyasa (?:buyuklug|kapitalizasyon)\\w*|(?:tamami\\w*|hepsi\\w*|butunu\\w*|sirketi\\w* (?:tamam\\w*|komple)) (?:satin )?al\\w*|(?:tamami\\w*|sirketin tamami\\w*|tum sirket\\w*|butun sirket\\w*) (?:kac|ne kadar)\\w*(?: para)?|borsada (?:kac para|ne kadar|kac dolar)\\w*',
    revenue:
      'hasilat\\w*|ciro\\w*|(?:toplam|yillik|sirket) gelir\\w*|gelir(?:i|ini|inin|ler\\w*|(?= (?:19|20)\\d\\d))|(?:toplam|yillik|net) satis\\w*|satis(?:lari| gelir)\\w*|(?:ne kadar|kac (?:dolar|lira|milyar|milyon))(?:lik|luk)?(?: \\w+)? sat(?:iyor|ti|mis|is yap)\\w*',
    'net-income':
      'vergi\\w* sonra\\w* (?:\\w+ ){0,2}(?:kazan|kar|kal)\\w*|(?:kac (?:para|dolar|milyar|milyon)|ne kadar) kazan\\w* (?:\\w+ )?vergi\\w* sonra\\w*|vergi\\w* sonra (?:ne|kac)\\w*|net (?:kar|kazanc|gelir)(?!\\w* marj)\\w*|kar(?:i|lari|in\\w*)|ne kadar (?:para )?kazaniyor|(?:ne kadar|kac (?:para|dolar|milyar|milyon)) kar (?:et|ed|aciklad)\\w*|ne kadar kazan(?:di|mis)(?= (?:19|20)\\d\\d)|(?<=(?:19|20)\\d\\d\\D{0,12})ne kadar kazan(?:di|mis)',
    'operating-cash-flow':
      '(?:isletme|faaliyet|operasyon)\\w* (?:kaynakli |gelen |sagladigi |elde edilen )?(?:nakit|nakd)\\w*(?: akis\\w*)?|(?:isletme|faaliyet|operasyon)\\w* (?:kaynakli |gelen )?nakit\\w*(?: akis\\w*)?|(?:esas|ana|asil) (?:is|faaliyet)\\w* (?:\\w+ )*nakit\\w*(?: (?:uret|yarat|gir)\\w*)?',
    'free-cash-flow':
      'serbest nakit(?: akis\\w*)?|kasa\\w* (?:\\w+ ){0,4}nakit\\w* (?:kal|gir|gec)\\w*|sna|fcf|nakit ak[ıi][sm]\\w*|(?:yatirim\\w* )(?:sonra|dusunce|cikinca) (?:\\w+ )*(?:nakit|para)\\w*(?: kal\\w*)?|elinde (?:kalan|ne kadar) nakit(?!\\w* (?:var|bulun|tut|dur))\\w*',
    debt: 'kredi(?:leri|lerinin|si)(?: ne kadar| kac\\w*| toplam\\w*)|borc(?:u|un\\w*|lar\\w*|luluk\\w*|luluk oran\\w*| yuk\\w*| durum\\w*)?|(?:cok )?(?:mu )?borclu(?: mu)?',
    'gross-margin':
      '(?:maliyet|satilan mal|uretim|hammadde)\\w*(?: \\w+){0,2} (?:dus|cik|sonra)\\w*(?: sonra)?(?: \\w+){0,4} (?:kal|yuzde|kar)\\w*(?: kal\\w*)?|brut(?=(?:,| ve| ile| veya) (?:[a-z]+(?: kar)?(?:,| ve| ile| veya) )?(?:net|faaliyet|esas)[a-z ]* marj)|brut(?= (?:ve|ile|veya) (?:net|faaliyet|esas)[a-z ]* marj)|brut (?:kar )?marj\\w*|brut kar oran\\w*',
    'operating-margin':
      '(?:ana|esas|asil|kendi) (?:is|faaliyet)\\w*(?: \\w+){0,2} (?:kar\\w* )?marj\\w*|faaliyet(?=(?:,| ve| ile| veya) (?:[a-z]+(?: kar)?(?:,| ve| ile| veya) )?(?:net|brut)[a-z ]* marj)|faaliyet(?= (?:ve|ile|veya) (?:net|brut)[a-z ]* marj)|(?:esas )?(?:faaliyet|operasyonel|isletme) (?:kar )?marj\\w*|favok marj\\w*',
    'net-margin':
      'net(?=(?:,| ve| ile| veya) (?:[a-z]+(?: kar)?(?:,| ve| ile| veya) )?(?:brut|faaliyet|esas)[a-z ]* marj)|net(?= (?:ve|ile|veya) (?:brut|faaliyet|esas)[a-z ]* marj)|(?:net )?(?:kar )?marj\\w*|karlilik oran\\w*|(?:her )?(?:100 )?(?:dolar|lira)lik satis\\w* (?:\\w+ )*kar\\w*',
    'free-cash-flow-margin':
      '(?:serbest )?nakit akis\\w* marj\\w*|fcf marj\\w*|(?:serbest )?nakit akis\\w* (?:satis|ciro|hasilat|gelir)\\w* (?:oran|gore|yuzde)\\w*',
    'return-on-equity': 'roe|oz ?(?:kaynak|sermaye)\\w* (?:karlili[gk]|getiri|verim)\\w*',
    'return-on-assets': 'roa|(?:aktif|varlik)\\w* (?:karlili[gk]|getiri|verim)\\w*',
    'debt-to-equity':
      'borc\\w* ?(?:/|-|bolu)? ?oz ?(?:kaynak|sermaye)\\w*(?: oran\\w*)?|d ?/ ?e(?: oran\\w*)?|oz ?(?:kaynak|sermaye)\\w* gore borc\\w*',
    'current-ratio':
      '(?:likidite|nakit) (?:sikinti|sorun|problem|darbog)\\w*(?: \\w+)?(?: mi| mu)?|(?:bir|1|on iki|12) (?:yil|ay)\\w* (?:icinde |icindeki |boyunca )?(?:\\w+ ){0,3}(?:od[eu]|borc|vade|fatura)\\w*(?: \\w+){0,2} (?:karsil|od[eu]|oduy|yet|cevir)\\w*|donen varlik\\w*|cari oran\\w*|likidite oran\\w*|donen varlik\\w*(?: \\w+){0,3} (?:kisa vadeli )?(?:borc|yukumluluk)\\w*(?: (?:karsil|od[eu]|yet)\\w*)?|kisa vadeli (?:borc|yukumluluk)\\w*(?: \\w+){0,2} (?:karsil|od[eu]|yet|cevir)\\w*|fatura\\w* od[eu]\\w*',
    'interest-cover':
      'faiz\\w* karsil[ai]\\w*|faiz\\w* (?:\\w+ ){0,3}(?:karsil|od[eu])\\w*|faiz yuk\\w*|faizini',
    'cash-conversion':
      '(?:kasa\\w* )?(?:nakit|nakd|para)\\w*(?: akis\\w*)?(?: \\w+){0,2} kar\\w* (?:\\w+ )?(?:uyus|tut(?!ar)|ortus|esit|ayni)\\w*(?: mu| mi)?|kasa\\w* gir\\w* (?:\\w+ ){0,3}kar\\w*(?: \\w+)?|(?:kar\\w* )?(?:nakde|nakite|paraya|nakit) (?:\\w+ )?don\\w*(?: oran\\w*)?|kar\\w* (?:ne kadari |yuzde kaci )?(?:nakit|nakde|nakite)(?: \\w+)*',
    quality:
      '(?:muhasebe|bilanco|hesap|defter)\\w* (?:\\w+ ){0,2}(?:tuhaf|garip|acayip|anormal|sira ?disi)\\w*(?: var)?(?: mi| mu)?|(?:tuhaf|garip|anormal)\\w* (?:bir )?(?:muhasebe|kayit|kalem|hesap)\\w*|kar\\w* kalite\\w*|(?:bilanco|kar|kazanc|muhasebe|defter)\\w* kalite\\w*|kalite (?:skor|puan|kontrol)\\w*|(?:bilanco\\w* )?(?:\\w+ mi )?kirmizi bayrak\\w*|(?:bilanco|muhasebe|defter)\\w* (?:saglam|temiz|guvenilir|durust)\\w*(?: mi)?|muhasebe\\w* (?:hile|oyun|sorun|agresif|supheli)\\w*|uyari isaret\\w*',
    piotroski: 'piotroski\\w*(?: f)?(?: ?-?(?:skor|puan)\\w*)?|f ?-?skor\\w*',
    altman:
      'altman\\w*(?: z)?(?: ?-?(?:skor|puan)\\w*)?|z ?-?skor\\w*|(?:iflas|batma|batis)\\w*(?: (?:risk|ihtimal|tehlike|olasilig|eder|edebilir|yakin)\\w*)?(?: mi)?|batar mi|batabilir mi',
    beneish:
      'beneish\\w*(?: m)?(?: ?-?(?:skor|puan)\\w*)?|m ?-?skor\\w*|(?:kar|bilanco|rakam|defter|hesap)\\w* (?:\\w+ )?(?:manipul|oyn[au]|sisir|makyaj)\\w*|makyaj\\w*|kazanc manipul\\w*',
    accruals:
      'kar\\w* (?:ile|ve|arasinda) (?:\\w+ ){0,2}nakit\\w*(?: akis\\w*)?(?: \\w+){0,2} (?:fark|uyus|tut|ayris|acik)\\w*(?: \\w+){0,2}|nakit\\w*(?: akis\\w*)? (?:ile|ve) kar\\w*(?: \\w+){0,2} (?:fark|uyus|tut|ayris|acik)\\w*|tahakkuk\\w*(?: oran\\w*)?|(?:nakde|nakite) don(?:me|usme)(?:yen|mis)\\w* kar\\w*|nakit olmayan kar\\w*',
    forecast:
      'ongoru\\w*|tahmin\\w*|(?:\\d{1,2}|bes|on bes|on) (?:yil|sene) sonra (?:\\w+ )?(?:ne(?:rede|rde)? |nasil |ne kadar )?ol(?:ur|acak|abilir)\\w*|projeksiyon\\w*|senaryo\\w*|kotumser\\w*|iyimser\\w*|gercekci\\w*',
    peers:
      'emsal\\w*|benzer\\w* (?:gore|kiyas\\w*|arasinda)|sektor\\w* (?:\\w+ )?(?:yeri|konum|siralama)\\w*|benzer\\w* sirket\\w*|rakip\\w*(?: gore| ile| kars\\w*)?(?: (?:ucuz|pahali) (?:mi|mu))?|sektor\\w* (?:\\w+ )?kacinci\\w*|sektor\\w* (?:gore|icinde\\w*|ile|karsilastir\\w*|sira\\w*|ortasi\\w*)(?: (?:ucuz|pahali) (?:mi|mu))?',
    'share-value':
      'dcf|ina|(?:kac para|ne kadar|kac (?:dolar|lira)) et(?:meli|mesi gerek)\\w*|deger\\w* (?:ne|kac)(?: kadar| dolar| para)? olmali\\w*|(?:indirgenmis|iskontolu) nakit akis\\w*|icsel deger\\w*|gercek(?:te)? deger\\w*|(?:adil|makul) (?:deger|fiyat)\\w*(?! bosl\\w*| aralig\\w*)|degerleme\\w*|(?:asiri|fazla) deger\\w*|(?:ucuz|pahali) (?:mi|mu)|(?:bir |tek )?hisse(?:si|nin|sinin)?(?: \\w+){0,2} (?:gercek )?degeri\\w*|hisse deger\\w*|(?:gercekte|aslinda|hakikaten) (?:\\w+ )*(?:eder|ediyor|degerinde)\\w*|(?:fiyat|piyasa)\\w* (?:\\w+ ){0,3}(?:buyume|varsay|fiyatl)\\w*(?: varsay\\w*)?|fiyatlanan buyume\\w*|fazla (?:mi )?(?:oduyor|para)\\w*|fiyat\\w* hak ed\\w*',
    dividends:
      '(?=odenen|dagitilan|temettu|kar pay)(?<!(?:ne zaman|hangi (?:ay|gun|tarih)\\w*|sonraki|siradaki)[^?.!]*)(?:(?:odenen |dagitilan )?(?:temettu|kar pay[ai])\\w*(?! verim\\w*| getiri\\w*| dagitim oran\\w*| odeme oran\\w*| oran\\w*| tarih\\w*| takvim\\w*| hisse\\w*| yatirimci\\w*)(?: (?:od\\w+|dagit\\w+|ver(?:iyor|di|mis|ir)\\w*|orani))*(?: m[iu]\\w*)?)(?![^?.!]*(?:ne zaman|hangi (?:ay|gun|tarih)\\w*|tarih\\w*|verim\\w*|yuzde))',
    'earnings-per-share':
      'eps|hbk|hisse ba[sş]\\w*(?: dusen)? (?:net )?(?:kar|kazanc|gelir)\\w*|(?:kar|kazanc)\\w* hisse ba[sş]\\w*|bir hisse\\w* (?:ne )?(?:kadar )?kazan\\w*',
    'price-to-book':
      'pd ?/ ?dd(?: orani)?|pddd|fiyat(?: ?/ ?| )defter\\w*(?: deger\\w*)?|piyasa deger\\w*(?: ?/ ?| )defter deger\\w*(?: oran\\w*)?|defter degerin\\w* (?:kac kati|katı|kati|gore|ustunde|altinda)\\w*',
    'dividend-yield':
      '(?:temettu|kar pay[ai])\\w* (?:verim|getiri(?!yor))\\w*|(?:yuzde kac|kac yuzde) (?:temettu|kar pay)\\w*(?: \\w+)?|temettu\\w* (?:fiyat\\w* |hisse\\w* )?yuzde\\w*',
    equity:
      'oz ?(?:kaynak|kaynag|sermaye|varlik|varlig)(?:lar)?(?:i|in|inin|lari\\w*|si|sinin)?(?! karlili\\w*| getiri\\w*| verim\\w*| oran\\w*)|defter deger\\w*',
    'net-debt':
      'net (?:finansal )?borc\\w*|net nakit(?! akis\\w*)|nakit\\w* (?:dus|cik)\\w* (?:\\w+ )?borc\\w*|borc\\w* eksi nakit\\w*',
    ebitda:
      'favok(?! marj\\w*)(?:u|un\\w*)?|ebitda(?! marj\\w*)|(?:faiz,? )?(?:vergi,? )?(?:ve )?amortisman\\w*(?: ve vergi)? once\\w*(?: kar\\w*)?',
    'enterprise-multiple':
      'fd ?/ ?favok\\w*|ev ?/ ?ebitda|firma deger\\w* ?/? ?favok\\w*|fd favok\\w*|(?:favok|ebitda)\\w* (?:kac kat|carpan)\\w*',
    payout:
      'kar\\w* (?:ne kadar|yuzde kac|kacta kac)\\w* (?:dagit|ver|od[eu])\\w*|(?:temettu|kar pay)\\w* (?:surdur|guven|dayan|devam)\\w*(?: mi| mu)?(?: kar\\w* (?:ne kadar|yuzde kac)\\w* (?:dagit|ver)\\w*)?|temettu (?:dagitim |odeme )?oran\\w*|kar\\w* yuzde kac\\w* bu|(?:temettu|kar pay)\\w* kar\\w* (?:yuzde kac|ne kadar|kacta kac)\\w*|(?:kar|kazanc)\\w* (?:ne kadar\\w*|yuzde kac\\w*|kac\\w*) (?:temettu|dagit)\\w*|(?:temettu|kar pay)\\w* (?:\\w+ ){0,2}(?:guvende|guvenli|surdurulebil|karsil|saglam)\\w*(?: mi| mu)?|dagitim orani',
    'funds-from-operations':
      'a?ffo\\w*|(?:duzeltilmis )?faaliyet(?:lerden)?(?: (?:elde edilen|kaynakli|gelen))? fon\\w*',
    'du-pont': 'du ?-?pont\\w*(?: analiz\\w*)?',
    cash: '(?<=hem (?:borc\\w* )?(?:hem |ve )?)nakit(?:i|ler\\w*)?(?! ak[iı]|\\w* donus| uret)|(?<=borc\\w* (?:ve|ile) )nakit(?:i|ler\\w*)?(?! ak[iı]|\\w* donus)|nakit ne (?:durumda|alemde|kadar)|nakit (?:varlik|varlig|mevcud|rezerv|birikim|bakiye|miktar|pozisyon|durum|stok)\\w*|elinde(?:ki)? (?:ne kadar |kac \\w+ )?(?:nakit|nakd|para)\\w*(?: (?:var|bulun|tut|dur)\\w*)?(?! kal| gec)|nakdi (?:ne kadar|var|kac)|ne kadar nak[di]\\w*(?! akis\\w*)|(?:kasa|banka)\\w* (?:\\w+ ){0,3}(?:nakit|nakd|para)\\w*(?: (?:var|dur|bekl|tut)\\w*)?|kasa(?:sinda|nda|da) ne kadar|nakit zengin\\w*|nakit(?! akis\\w*)(?: \\w+){0,2} (?:tutuyor|var|bulunduruyor|duruyor)',
  },
  ofCompany: {
    overview:
      'temel(?:den|e|ine)|(?:tum|butun|onemli) (?:\\w+ ){0,2}(?:veri|rakam|gosterge)\\w*|rakamlarla|tanit\\w*|kaliteli (?:bir |bi )?(?:sirket|firma|hisse|is)\\w*|(?:iyi|guclu|saglam|kotu|saglikli) bi (?:sirket|firma|is)\\w*|temel(?:ler|i|leri\\w*)?(?: (?:veri|bilgi|gosterge)\\w*)?|(?:sirket|finansal|temel|mali|onemli|ana) (?:rakam|veri|gosterge|bilgi|analiz|ozet)\\w*|finans(?:lar|al)\\w*|mali (?:ozet|tablo|durum|yapi|saglik|acidan)\\w*|(?:is(?:i|leri|ini)|sirket\\w*) (?:nasil|rakam\\w*|ne durumda|iyi mi)(?: gidiyor)?|rakam(?:lar(?:la|i|ini)?)(?: (?:anlat|ver|goster|ozetle|nedir)\\w*)?|(?:iyi|guclu|saglam|kotu|saglikli) (?:bir )?sirket\\w*|sirket olarak|(?:son |yillik |ceyrek )?(?:bilanco|faaliyet rapor|mali tablo)\\w*|(?:sirket |finansal )?karne\\w*|kunye\\w*|kag[iı]t uzerinde|isletme olarak',
    pillars:
      '(?:kac |hangi |butun |tum )?(?:sutun|kolon)\\w*(?: (?:gec|puan|skor|test|kal|sutun)\\w*)?|kontrol liste\\w*|(?:8|sekiz) uzerinden(?: kac)?|hangi(?:ler|si|leri|lerin|lerinde|lerinden)\\w* (?:gec|kal|basarisiz|basarili)\\w*|(?<!yuzde )kac(?:ini|indan|inda|i)? (?:gec|kal)(?:iyor|di|mis)\\w*',
    'price-to-earnings':
      '(?:kar(?!s)|kazanc)\\w* (?:(?!faiz|borc|oz|nak)\\w+ ){0,2}kac kat\\w*(?: \\w+){0,2}|kac (?:kat|yil)\\w* (?:kar|kazanc)\\w*|(?:kac yilda|ne kadar surede) kendini\\w*|(?:kazanc|kar)\\w* gore (?:\\w+ )?(?:makul|yuksek|dusuk|uygun)\\w*(?: mu| mi)?|(?:kazanc|kar)\\w* gore kac kat\\w*|(?:kar|kazanc)\\w* carpan\\w*|(?:kac|ne kadar) (?:yil|sene)\\w* (?:\\w+ ){0,2}amorti\\w*|kazanc\\w* gore (?:(?!degil)\\w+ ){0,2}(?:ucuz|pahali)\\w*|kar\\w* gore (?:(?!degil)\\w+ ){0,2}(?:ucuz|pahali)\\w*|kazanc getiri\\w*|kac yil\\w* (?:kar|kazanc)\\w*',
    'return-on-capital':
      '(?:sermaye|yatirdig|koydug)\\w* (?:\\w+ ){0,4}(?:yuzde kac|ne kadar|kac)\\w* (?:\\w+ ){0,2}(?:kazan|getir|don)\\w*|(?:ise|isine|sirkete|icine) (?:konan|konulan|giren) (?:her )?(?:\\w+ ){0,4}(?:kazan(?!dir)|getir)\\w*|(?:konan|konulan|koyulan|yatirilan|baglanan) (?:her )?(?:\\w+ ){0,3}(?:kazan(?!dir)|getir|don)\\w*|(?:ise|isine|sirkete) (?:yatir|koy)\\w+ (?:her )?(?:\\w+ ){0,5}(?:kazan(?!dir)|getir)\\w*|(?:yatir|koy)\\w+ (?:her )?(?:(?:dolar|lira|para|sermaye)\\w* )?(?:(?!degil)\\w+ ){0,2}(?:kazan(?!dir)|getir)\\w*|sermaye\\w*(?: \\w+){0,3} (?:verimli|kazan|getir|kullan)\\w*|sermaye verim\\w*|yatir\\w+ para\\w* (?:(?!degil)\\w+ ){0,2}(?:kazan|getir|don)\\w*|koydugu (?:sermaye|para)\\w*(?: \\w+){0,2} (?:kazan|getir)\\w*',
    shares:
      'hisse\\w* (?:\\w+ ){0,2}(?:eri|azal|geri topl|topl|art|cogal)\\w*(?: m[iu])?|hissedar\\w* sulandir\\w*|kendi hisse\\w* (?:\\w+ ){0,2}(?:al|topl)\\w*|(?:hisse|pay)\\w*(?: \\w+){0,2} geri (?:al|topl[au])\\w*|geri al(?:im|iyor|di|mis)\\w*|(?:hisse|pay)\\w* (?:sayi\\w*|aded\\w*)(?: (?:art|azal|dus)\\w*)?(?: mi)?|(?:hisse\\w* )?(?:sulandir|seyrelt)\\w*|(?:yeni |ek )(?:hisse|pay) (?:cikar|ihrac|bas)\\w*|(?:hisse|pay)(?: m[iu])? (?:ihrac|basiyor|basmis|basti)\\w*|bedelli\\w*',
    'cash-flow-growth':
      '(?:serbest )?(?:nakit|nakd|fcf|sna)\\w* ak[ıi][sm]\\w* (?:(?!degil|ve |ile )\\w+ ){0,5}(?:buyu(?!k)|art(?!ik)|yuksel|katla|cogal|gelis|azal|dus(?!un|uk|ul)|geril|eri(?!s)|kucul|yavasla|hizlan|daral|toparla)\\w*|(?:serbest (?:nakit|nakd)|fcf|sna)\\w* (?:(?!degil|ve |ile |ak[ıi][sm])\\w+ ){0,5}(?:buyu(?!k)|art(?!ik)|yuksel|katla|cogal|gelis|azal|dus(?!un|uk|ul)|geril|eri(?!s)|kucul|yavasla|hizlan|daral|toparla)\\w*|(?:buyu(?!k)|art(?!ik)|yuksel|katla|cogal|gelis|azal|dus(?!un|uk|ul)|geril|eri(?!s)|kucul|yavasla|hizlan|daral|toparla)\\w* (?:\\w+ ){0,2}(?:serbest nak[id]|nakit ak)\\w*(?: ak\\w+)?|(?:serbest )?(?:nakit|nakd|sna|fcf)(?: akis\\w*)?\\w* (?:ne kadar |bes yilda |hizli )?(?:buyu(?!k)|art(?!ik))\\w*|nakit akis\\w* (?:gelis|yuksel|azal|dus)\\w*',
    'income-growth':
      '(?:net )?(?:kar(?!li|s)|kazanc)\\w* (?:(?!degil|marj|ve |ile |nak)\\w+ ){0,5}(?:buyu(?!k)|art(?!ik)|yuksel|katla|cogal|gelis|azal|dus(?!un|uk|ul)|geril|eri(?!s)|kucul|yavasla|hizlan|daral|toparla)\\w*|(?:kar(?!s)|kazanc)\\w* (?:\\w+ )?buyume\\w*|kar artis\\w*|(?:net )?kar(?!li)\\w* (?:dus(?!uk)|azal|geril|eri)\\w*(?: mi| mu)?|(?:net )?(?:kar(?!li)|kazanc)\\w* (?:(?!degil|marj|ve |ile )\\w+ ){0,5}(?:buyu(?!k)|art(?!ik))\\w*|kar(?:ini)? (?:artir|buyut)\\w*|bes yilda (?:\\w+ )?kar\\w* (?:buyu(?!k)|art(?!ik))\\w*',
    'revenue-growth':
      '(?:is(?:i|ini|leri)?|sirket\\w*) (?:\\w+ )?(?:buyu(?!k)|kucul)\\w*(?: m[iu])?(?: yoksa)?(?: (?:buyu(?!k)|kucul)\\w* m[iu])?|(?:gelir|hasilat|ciro|satis)\\w* (?:(?!degil|ve |ile )\\w+ ){0,5}(?:buyu(?!k)|art(?!ik)|yuksel|katla|cogal|gelis|azal|dus(?!un|uk|ul)|geril|eri(?!s)|kucul|yavasla|hizlan|daral|toparla)\\w*|buyu(?!k)\\w* (?:\\w+ ){0,4}(?:ciro|satis|gelir|hasilat)\\w*(?: olarak)?|(?:gelir|hasilat|ciro|satis)\\w* (?:geril|eri|kuculu)\\w*(?: mi| mu)?|(?:gelir|hasilat|ciro|satis)\\w* (?:(?!degil|ve |ile )\\w+ ){0,5}(?:buyu(?!k)|art(?!ik)|azal|dus(?!un))\\w*|(?:ciro|satis|gelir) olarak (?:\\w+ )?buyu\\w*|(?:kac|ne kadar|nasil) (?:\\w+ )?buyu(?:du|mus|yor)\\w* (?:satis|ciro|hasilat|gelir)\\w*|(?:daha|en) (?:hizli|cok) (?:buyu|kucul)\\w*|(?:ne kadar )?buyu(?:du|mus) (?:ciro|satis|gelir) olarak|^ *(?:hala |gercekten )?(?:buyuyor|kuculuyor) (?:mu|mi)(?: (?:buyuyor|kuculuyor) mu)?[ ?.!]*$|sirket (?:buyuyor|kuculuyor) mu|(?<!(?:kar|ciro|satis|gelir|hasilat|nakit|nakd|temettu|hacim|hacm|borc|marj|eps|kaynak|kaynag|mum|fiyat|hisse|aktif|varlik|varlig|kazanc|favok|bosluk|boslug|gap)[^?.!]*)(?:buyu|kucul)(?:yor|du|mus|mekte)\\w*(?: m[iu])?(?! (?:satis|ciro|hasilat|gelir|kar))',
    'liabilities-to-cash-flow':
      'kac (?:yil|sene)\\w* (?:\\w+ ){0,3}borc\\w*(?: \\w+){0,2} (?:od[eu]|kapat|bitir|temizl|sil|cik)\\w*|borc\\w* (?:\\w+ ){0,2}kac (?:yil|sene)\\w*(?: \\w+){0,2}|(?:uzun vadeli )?(?:borc|yukumluluk)\\w*(?: \\w+){0,3} kac (?:yil|sene)\\w*(?: \\w+){0,2}(?: (?:oder|kapat|bitir|temizle)\\w*)?|uzun vadeli (?:borc|yukumluluk)\\w* ?(?:/|bolu|ve|ile|-)? ?(?:serbest )?(?:nakit|sna|fcf)\\w*(?: akis\\w*)?(?: oran\\w*)?',
    'price-to-cash-flow':
      'kac (?:yillik|senelik) (?:serbest )?(?:nakit|nakd)\\w*(?: akis\\w*)?|(?:piyasa deger|fiyat)\\w* ?(?:/|bolu) ?(?:serbest )?nakit\\w*(?: akis\\w*)?|(?:serbest )?nakit(?: akis\\w*| akim\\w*)? (?:carpan|getiri|verim)\\w*|(?:serbest )?nakit\\w*(?: akis\\w*)? gore (?:(?!degil)\\w+ ){0,2}(?:ucuz|pahali)\\w*|fiyat(?:inin)? (?:serbest )?nakit\\w*(?: akis\\w*)?(?: oran\\w*)?',
    'market-value':
      '(?:tum|butun|komple)\\w* (?:\\S+ )?al(?:sam|sak|mak|mam|maya|inir)\\w*(?: \\w+){0,3}|kac (?:milyar|milyon|trilyon)\\w*(?: (?:dolar|lira|euro)\\w*)? (?:ed|deg)\\w*|(?:kac|ne kadar)\\w*(?: para)? bic\\w*|(?:kaca|kac paraya) patlar|komple almak\\w*(?: \\w+)?|(?:borsa|piyasa)\\w* deger\\w*|(?:komple|tamam\\w*|hepsi\\w*) (?:satin )?al\\w* (?:(?!degil)\\w+ )?kac\\w*(?: para| dolar)?|kac (?:milyar|milyon|trilyon)\\w*|(?:tamam|hepsi|butun)\\w* (?:satin )?al\\w* (?:\\w+ )?(?:kac\\w*|ne kadar\\w*)(?: mal)?(?: olur| tutar)?|ne kadar buyuk(?: bir sirket)?|(?:sirketin |sirket )?buyuklug\\w*|market (?:cap|deger\\w*)|kac para(?:lik)? (?:bir )?(?:sirket|eder)\\w*|kac (?:para|dolar|lira) ed(?:er|iyor|iyo)\\w*|tamami\\w* kac\\w*|toplam deger\\w*',
    revenue:
      'ne kadar(?:lik)? (?:mal|urun|satis|is) (?:sat|yap)\\w*|(?:toplam |yillik )?satis(?:i|lari|larin\\w*)?(?= (?:ne|kac)| *[?.!]*$)|(?:kac|ne kadar) (?:milyar |milyon )?(?:dolar |lira )?(?:lik |luk )?ciro\\w*|(?<![ae] )gelir(?:ler)?(?= *[?.!]*$| (?:ve|ile) |,)|(?<=(?:ve|ile) )gelir(?:ler)?(?![a-z])|ne kadar(?:lik)? (?:gelir|ciro|satis|hasilat) (?:elde|yap|et|getir)\\w*(?: ed\\w*)?|gelir elde\\w*|ne kadar sat\\w*',
    'net-income':
      'kazan(?:digi|ilan) para\\w*(?: (?:\\w+ ){0,2}(?:ne kadar|kac)\\w*)?|kar (?:et(?!ti)|ed|ett)\\w*(?: m[iu]\\w*)?|kar(?:da|li) m[iu] zarar\\w*(?: m[iu])?|zarar(?:da)? m[iu] kar\\w*(?: m[iu])?|(?:kar|zarar) (?:aciklad|yaz)\\w*|vergi\\w* sonra\\w*|dipte kalan|(?:kac (?:para|dolar|lira|milyar|milyon)|ne kadar) kar(?:i|la)?(?: (?:var|birak|elde)\\w*)?|(?:son|dip) satir\\w*|para kaybe\\w*(?: mi| mu)?|para kazan(?!dir)\\w*(?: \\w+)?(?: mi| mu)?|daha (?:cok|fazla) (?:kazan(?!dir)|kar ed)\\w*|(?:ne kadar |kac (?:para|dolar|milyar) )?kar (?:acikl|yaz)\\w*|vergi sonrasi kar\\w*|kar(?:i)? ne kadar|kar ed(?:iyor|er|ebiliyor)(?: mu| mi)?|kar(?:da| ediyor) mi|zarar(?!li|siz| kes| durdur| ettir|da mi)\\w*(?: (?:ed|et(?!tir)|yaz|acikla|mi|mu)\\w*)?(?: mu| mi)?|zararda mi|para kazan(?:iyor|ir|di|mis)\\w*(?: mu| mi)?|(?<!(?:giren|tutan|alan|yatiran|koyan|bekleyen)(?![a-z])[^?.!]*)(?:yilda|gecen yil|gecen sene|yillik|bu yil|son yil) (?:(?!degil|hisse|basina)\\w+ ){0,2}kazan(?!dir)\\w*|(?<!(?:stres|risk|oynakli|volatilite)\\w* (?:gore )?)kazanc(?:i|lari|in\\w*)?(?: ne| kac)?(?! (?:ve |veya )?kayip)|(?:ne kadar|kac(?: para| dolar)?) kazan(?!dir)\\w*|donem kar\\w*',
    'operating-cash-flow':
      '(?:esas|ana|asil) (?:is|faaliyet)\\w* (?:\\w+ ){0,4}(?:nakit|nakd|para)\\w*(?: \\w+)?|(?:isletme|faaliyet|operasyon)\\w* (?:nakit|nakd)\\w*(?: ak\\w+)?|(?:faaliyet|operasyon|isletme)\\w* (?:(?!degil)\\w+ ){0,3}nakit\\w*(?: \\w+)?',
    'free-cash-flow':
      'para bas\\w*(?: mi| mu)?|nakit (?:bas|topl[au]|birik|yak|erit|tuket|harc)\\w*|(?:kasa|cep|ceb|el(?!indeki))\\w* (?:(?!degil)\\w+ ){0,3}(?:nakit|para|kal)(?!\\w* (?:var|bulun|tut|dur))\\w*(?: \\w+)?|(?:yatirim|capex|harcama)\\w*(?: \\w+){0,2} sonra(?: \\w+){0,2} (?:kal|nakit|para)\\w*|nakit (?:uret|yarat)\\w*|ne kadar nakit\\w*(?: uret\\w*)?',
    debt: 'kredi(?:si|leri|lerini|sini)?(?: \\w+)? (?:var|yok|ne kadar|kac|cok)\\w*|(?:banka|kredi)\\w* borc\\w*|borc\\w* (?:\\w+ ){0,2}(?:agir|altinda|tehlikeli)\\w*(?: mi| mu)?|borc\\w* (?:bogul|ezil|yuzuyor|girt)\\w*(?: mi| mu)?|(?:borc|kredi)\\w* yuk\\w*|borc(?:suz|lan|lu|a bat|a bog|batag)\\w*(?: mi| mu)?|borc\\w* (?:batag\\w*|icinde\\w*|yuksek\\w*|cok|fazla|sorun\\w*)(?: mi| mu)?|kredi(?:si|leri)? (?:borc\\w*|var mi|cok mu)',
    'gross-margin':
      'brut(?:u)?(?= (?:\\w+,? ){1,4}(?:marj|yuzde|oran))|brut (?:\\w+ ){0,3}(?:kazan|kal|birak|kar)\\w*|brut|brut (?:kar)?(?:lilik|liligi)\\w*(?: oran\\w*)?|brut kar',
    'operating-margin':
      '(?:faiz|vergi)\\w* (?:ve )?(?:faiz|vergi)\\w* once\\w*(?: \\w+){0,5} (?:yuzde|100|marj|birak|kal|kar)\\w*|(?:ana|esas|asil) (?:is|faaliyet)\\w* (?:\\w+ ){0,4}(?:yuzde|kar|marj)\\w*(?: \\w+)?|(?:ana|esas|asil) (?:is|faaliyet)\\w*(?: \\w+){0,3} (?:yuzde|kar)\\w*|(?:esas )?(?:faaliyet|operasyon)\\w* kar(?:lilik|liligi|i)?(?: oran\\w*)?',
    'net-margin':
      '(?:100|yuz|her|bir|1) (?:dolar|lira|birim)\\w* (?:satis\\w*|sat(?:inca|tiginda|arsa|sa)\\w*|ciro\\w*|hasilat\\w*) (?:\\w+ ){0,4}(?:net )?(?:kar|kazan|kal)\\w*|(?:satis|ciro|hasilat|gelir)\\w* (?:\\w+ ){0,3}(?:yuzde kac|ne kadar|kac)\\w* (?:\\w+ ){0,2}(?:net )?kar\\w*|kar\\w* (?:satis|ciro|hasilat|gelir)\\w* (?:yuzde|ne kadar)\\w*(?: kac\\w*)?|kar(?:lilik|liligi)\\w*|(?:ne kadar |daha |en )?karli(?! degil)(?: mi)?|satis\\w* (?:(?!degil)\\w+ ){0,2}yuzde\\w* (?:\\w+ )?(?:kar|kazan)\\w*|(?:her )?(?:100|yuz) (?:dolar|lira)\\w* (?:(?!degil)\\w+ ){0,3}(?:kar|kazan)\\w*',
    'free-cash-flow-margin':
      '(?:100|yuz|her|bir|1) (?:dolar|lira|birim)\\w* (?:satis\\w*|sat(?:inca|tiginda|arsa|sa)\\w*|ciro\\w*|hasilat\\w*) (?:\\w+ ){0,5}(?:serbest )?(?:nakit|nakd)\\w*(?: kal\\w*)?|(?:satis|ciro|hasilat|gelir)\\w* (?:\\w+ ){0,2}(?:yuzde|ne kadar)\\w* (?:\\w+ ){0,2}(?:serbest )?(?:nakit|nakd)\\w*|(?:serbest )?nakit(?: akis\\w*)? marj\\w*|sna marj\\w*|(?:satis|ciro|hasilat|gelir)\\w* (?:(?!degil)\\w+ ){0,3}(?:serbest )?(?:nakit|nakd)\\w*(?: akis\\w*)?(?: (?:olarak )?(?:don|kal|cevr)\\w*)?|(?:100|yuz) (?:dolar|lira)\\w* satis\\w* (?:(?!degil)\\w+ ){0,3}(?:serbest )?nakit\\w*(?: \\w+){0,2}',
    'return-on-equity':
      '(?:ortak|hissedar|sahip|sahib|pay sahib)\\w* (?:\\w+ )?(?:para|sermaye|oz ?kaynak)\\w*(?: \\w+){0,3} (?:kazan|getir|don)\\w*|(?:ortak|hissedar|pay sahip)\\w* (?:para|sermaye)\\w*(?: \\w+){0,2} (?:kazan|getir)\\w*|oz ?(?:kaynak|sermaye)\\w* (?:\\w+ )?(?:kazan|getir)\\w*',
    'return-on-assets':
      'varlik\\w* (?:(?!degil)\\w+ ){0,2}(?:kazan|getir|verim)\\w*|aktif\\w* (?:\\w+ )?(?:kazan|getir)\\w*',
    'debt-to-equity':
      '(?<!\\d ?x )kaldirac\\w*(?: oran\\w*)?(?: (?:yuksek|dusuk|cok|fazla)\\w*)?(?: mi| mu)?|borc\\w* oz ?(?:kaynag|sermaye)\\w*(?: oran\\w*)?|oz ?(?:kaynag|sermaye)\\w* gore borc\\w*',
    'current-ratio':
      '(?:fatura|kisa vade)\\w* (?:[a-z]+ ){0,2}od[eu]\\w*(?: m[iu])?|borc\\w* (?:\\w+ ){0,4}kisa vade\\w*|likidite(?:si)?(?: oran\\w*| durum\\w*)|kisa vade\\w* (?:\\w+ ){0,3}(?:cevir|yet|od[eu]|karsil)\\w*(?: mi| mu)?|likidite durum\\w*(?: nasil| ne)?|kisa vadeli (?:borc|yukumluluk)\\w*(?: \\w+){0,2} donen varlik\\w*(?: \\w+){0,3}|likit(?:e|esi|eligi)?(?: mi)?(?= *[?.!]*$)|(?:bilanco\\w* )?likidite(?:si|sini|sinin)?(?= *[?.!]*$| nasil| durum| bilanco| iyi| ne )(?: \\w+){0,2}(?: bilanco\\w*)?|kisa vade\\w* (?:(?!degil)\\w+ ){0,2}(?:odeme|od[eu]|karsil[ai]|cevir)\\w*(?: guc\\w*)?|odeme gucu',
    'interest-cover':
      '(?:faaliyet |isletme |esas )?kar\\w* (?:\\w+ ){0,2}faiz\\w* (?:\\w+ ){0,2}(?:kac kat|karsil|yet|od[eu])\\w*|faiz\\w* (?:\\w+ ){0,2}kac kat\\w*(?: cik\\w*)?|faiz\\w* (?:\\w+ ){0,2}(?:yiyor|yer|goturuyor|eritiyor|rahat)\\w*|faiz oduy\\w*|faiz\\w* (?:\\w+ )?(?:bogul|ezil|bat)\\w*(?: mi| mu)?|(?:borc )?faiz\\w* (?:(?!degil)\\w+ ){0,3}(?:od[eu]|oduyor|karsil|cevir|kaldir)\\w*(?: mi| mu)?|faiz (?:gider|yuk|odeme)\\w*',
    'cash-conversion':
      'kar(?!s)\\w* (?:\\w+ ){0,4}ka[gğ][ıi]t uzerinde\\w*(?: \\w+)?|kar(?!s)\\w* (?:\\w+ ){0,2}(?:gercek|hakiki) (?:nakit|para)\\w*|(?:serbest )?nakit\\w*(?: akis\\w*)? kar\\w* (?:yetis|karsil|denk)\\w*(?: mi| mu)?|kar\\w* (?:(?!degil)\\w+ ){0,3}(?:nakit|nakd|nakitle)\\w*(?: \\w+){0,4}|nakit donus\\w*|nakde (?:cevir|don)\\w*',
    quality:
      '(?:hesap|rakam|bilanco|muhasebe|tablo|defter)\\w* (?:\\w+ ){0,2}(?:guven|inan|temiz|seffaf|durust|saglam)\\w*(?: m[iu])?|kar\\w* (?:ne kadar )?guvenilir\\w*(?: mi)?|(?:bildirim|veri|rakam)\\w* (?:\\w+ ){0,2}(?:sorun|hata|tutarsiz|celis)\\w*(?: var)?(?: mi| mu)?|(?:rakam|sayi|hesap|bilanco|muhasebe|defter|tablo)\\w* (?:(?!degil)\\w+ ){0,2}(?:guven|temiz|durust|dogru|supheli|sahte|sorun)\\w*(?: bir sey)?(?: var)?(?: mi| mu)?|supheli (?:(?!degil)\\w+ ){0,3}(?:bilanco|hesap|muhasebe|rakam)\\w*|kalite (?:panel|bayrak|skor|puan)\\w*|bayrak(?:lar)\\w*|guven(?:ilir|ilebilir) mi (?:rakam|bilanco|hesap)\\w*',
    altman:
      '(?:bat|iflas|top)(?:ar|ma|is|masi|mak|abil|ed|iyor|ti)?\\w* (?:riski?|ihtimal|tehlike|olasilig|mi|mu)\\w*|(?:mali|finansal) (?:sikinti|zorluk|tehlike)\\w*(?: mi| mu)?|bat(?:ar|abilir|iyor|ma)\\w*(?: riski)?(?: mi| mu)?|ayakta kal(?:ir|abilir)\\w*(?: mi| mu)?',
    beneish:
      '(?:hesap|rakam|kar|bilanco|muhasebe)\\w* (?:\\w+ )?(?:oyun|hile|sisir|susle|oyn[au])\\w*(?: var)?(?: mi| mu)?',
    accruals:
      'tahakkuk\\w*(?: oran\\w*)?(?: (?:yuksek|dusuk)\\w*)?(?: mi| mu)?|sloan\\w*(?: oran\\w*)?',
    forecast:
      '(?<!son )(?<!gecen )(?:\\d{1,2}|bes|on bes|on) (?:yil|sene)(?! (?:once|evvel|gecmis))(?:de|da|nda|sonra\\w*| sonra\\w*| icinde| tut\\w*)?(?: \\w+){0,3} (?:ne(?:reye|rede|ye|rde|re)|ne kadar|kac\\w*|nasil|hala) (?:\\w+ ){0,2}(?:var|git|gid|gel|ol|cik|ulas|katla|buyu|yuksel|et|ed|yap)(?:ir|ar|er|ur|[ae]bilir|[ae]cak|[ae]cek)?\\w*(?: \\w+ olarak)?|gelece[gk]\\w* (?:\\w+ ){0,2}(?:nasil|ne|nerede)\\w*|gelece[gk]\\w*,? (?:\\d{1,2}|bes|on bes|on) (?:yil|sene)\\w*|(?:\\d{1,2}|bes|on bes|on) (?:yil|sene)(?:lik)? (?:sonra\\w*|gorunum\\w*|beklenti\\w*|tahmin\\w*|projeksiyon\\w*|ongoru\\w*|icin tahmin\\w*)(?: (?:ne|nerede|nerde|nereye|kac|ne kadar|nasil|gelir|kazan|buyuk|ciro|kar|eder)\\w*){0,4}(?: (?:olur|gelir|kazanir|buyur|yapar|eder)\\w*)?|(?:gelecek|onumuzdeki|sonraki) (?:\\d{1,2}|bes|on bes|on) (?:yil|sene)\\w*|(?:uc |tum |butun )?senaryo\\w*|(?:gelir|ciro|hasilat|kar|kazanc|satis|uzun vadeli|gelecek) (?:tahmin|projeksiyon|ongoru|beklenti)\\w*',
    peers:
      '(?:sektor|emsal|rakip|rakib|benzer)\\w* (?:\\w+ ){0,3}(?:neresinde|nerede|kiyas\\w*|gore|yaninda|ortalama\\w*)(?: \\w+)?(?: m[iu])?|rakib\\w*|rakip\\w*|sektor\\w*(?: \\w+){0,2} (?:nerede|kacinci|nasil|ne durumda|ortalama\\w*|kiyas\\w*|gore)(?: (?:nasil|nerede|kacinci|durum\\w*|iyi|ucuz|pahali|sirada)(?: mi| mu)?)?|(?:diger|benzer|rakip|obur) (?:sirket|banka|firma|hisse)\\w*(?: (?:gore|kiyasla|arasinda|ile|icinde)\\w*)?(?: (?:nasil|nerede|kacinci|durum\\w*|iyi|ucuz|pahali|sirada)(?: mi| mu)?)?|(?:banka|sirket|firma|rakip|emsal|perakendeci|sigortaci)\\w* (?:arasinda|icinde)(?: (?:nasil|nerede|kacinci|durum\\w*|iyi|ucuz|pahali|sirada)(?: mi| mu)?)?|rakip\\w* (?:iyi|arasinda|gore|kiyasla|ile|nasil)(?: mi)?(?: (?:nasil|nerede|kacinci|durum\\w*|iyi|ucuz|pahali|sirada)(?: mi| mu)?)?|sektor\\w* gore\\w*',
    'share-value':
      'iskonto oran\\w*|deger\\w* (?:\\w+ ){0,3}hesapl[ai]\\w*|hesapl[ai]\\w* deger\\w*|en (?:fazla|cok) (?:kac|ne kadar)\\w*(?: \\w+)? (?:ver|od[eu])\\w*|temel deger\\w* (?:\\w+ )?(?:ust|alt|uzer)\\w*|(?:temelde|ozunde|hakikatte) (?:ne|kac|ne kadar)\\w*(?: \\w+)? ed\\w*|fiyat\\w* (?:makul|adil|dogru|normal|yerinde|mantikli|abarti\\w*|sisik) m[iu]|(?:primli|iskontolu|sisik|abartili|balon) m[iu]|(?:hisse\\w* |fiyat\\w* )?hedef deger\\w*|olmasi gereken (?:deger|fiyat)\\w*|potansiyel\\w* (?:ne|kac|yuzde)\\w*|(?<=(?:kotumser|iyimser|gercekci)\\w* (?:durum\\w* |senaryo\\w* |bak\\w* )?)deger(?:i|ini|leme\\w*)|(?:hisse\\w* )?(?:bas[iı]\\w* )?(?:en (?:fazla|cok) )?(?:kac|ne kadar)(?: dolar| para| lira)?\\w* (?:ver|od[eu])(?:mek|mem|mel|sem|eyim|meli)\\w*(?: \\w+)?(?: mantikli| makul| dogru| lazim)?|ne kadar od[eu]\\w* (?:makul|mantikli|dogru)|hisse\\w* (?:\\w+ ){0,3}(?:ne|kac\\w*|kadar) od[eu]\\w*|hak ?ed(?:iyor|er)\\w*(?: mi| mu)?|(?:bu |su )?fiyat\\w* hak ?e[td]\\w*|deger\\w* (?:(?!degil)\\w+ )?fiyat\\w* (?:ustunde|altinda|uzerinde)|degerle(?:r misin|sene|yin)?(?![a-z])|(?:fiyat|para)\\w* deger mi|(?:gercek(?:te|ten)?|aslinda) (?:(?!degil)\\w+ ){0,2}(?:eder|deger|degerinde)\\w*(?: mi)?|(?:adil|makul|olmasi gereken|hak et\\w*) (?:deger|fiyat)\\w*(?! bosl\\w*| aralig\\w*)|(?:bir |tek |1 )?hisse(?:si|sinin|nin|nin bir)? (?:\\w+ )?(?:gercek )?deger\\w*|deger(?:inin|ine gore)? (?:altinda|ustunde|uzerinde|pahali|ucuz)\\w*(?: mi)?|deger(?:ine)? gore (?:(?!degil)\\w+ ){0,2}(?:ucuz|pahali)\\w*|guvenlik marj\\w*|(?:ucuz|pahali) (?:(?!bolge)\\w+ )?mi(?: deger\\w* gore)?|(?:cok )?mu (?:ucuz|pahali)|(?:fiyat|piyasa)\\w*(?: \\w+){0,4} (?:bekli|beklen|varsay|ima|fiyatlan|buyume)\\w*(?: \\w+){0,2}|hangi buyume\\w*(?: \\w+){0,2}|ne kadar buyume\\w*(?: \\w+){0,2}|indirgenmis nakit akim\\w*|iskontolu nakit akim\\w*|ne bekl(?:iyor|eniyor)(?: fiyat\\w*)?',
    dividends:
      '(?=odenen|dagitilan|temettu|kar pay)(?<!(?:ne zaman|hangi (?:ay|gun|tarih)\\w*|sonraki|siradaki)[^?.!]*)(?:temettu\\w*(?! verim\\w*| getiri\\w*| tarih\\w*| yatirimci\\w*| \\w+ oran\\w*))(?![^?.!]*(?:ne zaman|hangi (?:ay|gun|tarih)\\w*|tarih\\w*|verim\\w*|yuzde))',
    'earnings-per-share': 'hisse ba[sş]\\w* (?:\\w+ ){0,3}(?:kazan|kar|getir)\\w*|hisse basi',
    cash: '(?:nakdi|nakit|nakitleri) (?:yet(?:er|iyor)|yeterli|bol|cok)(?: m[iu])?|nakdi|nakiti|nakitleri',
    'price-to-book':
      'defter deger\\w* (?:\\w+ ){0,2}(?:kac kat|kat|gore|ust|alt)\\w*|(?:piyasa|borsa) deger\\w* (?:\\w+ )?defter\\w*(?: \\w+)?|defter deger\\w*',
    payout:
      'temettu\\w* (?:\\w+ ){0,3}nak(?:it|d)\\w*(?: \\w+)?|nak(?:it|d)\\w* (?:\\w+ ){0,3}temettu\\w*(?: \\w+)?|(?:kar(?!s)|kazanc)\\w* (?:\\w+ )?(?:yuzde kac|ne kadar|kacta kac)\\w* (?:\\w+ ){0,2}(?:dagit|temettu|ver)\\w*|temettu (?:dagitma|odeme|dagitim) oran\\w*|temettu\\w* (?:\\w+ ){0,3}(?:kes|surdur|guven|karsil)\\w*(?: m[iu])?',
    'dividend-yield':
      'temettu\\w* (?:\\w+ )?(?:oran\\w*|yuzde kac\\w*|verim\\w*)(?! dagit)|verim\\w*(?= *[?.!]*$)',
    equity:
      'oz ?(?:kaynak|kaynag|sermaye)\\w*(?! karlili\\w*| getiri\\w*| verim\\w*| oran\\w*)|net varlik\\w*',
    ebitda: 'favok\\w*(?! marj\\w*)|vergi,? faiz(?: ve)? amortisman\\w* once\\w*',
    'net-debt':
      '(?:borc|kredi)\\w* (?:\\w+ ){0,2}(?:nakit|nakd|para)\\w*(?:[dt][ae]n) (?:daha )?(?:az|cok|fazla|buyuk|kucuk|yuksek|dusuk)|(?:nakit|nakd|para)\\w* (?:\\w+ ){0,2}borc\\w*[dt][ae]n (?:daha )?(?:az|cok|fazla|buyuk|kucuk|yuksek|dusuk)|borc\\w* (?:\\w+ )?nakit\\w* (?:\\w+ )?(?:kapat|karsil|yet)\\w*',
  },
};
