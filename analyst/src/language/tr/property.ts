import type { PropertyLanguage } from '../property-words.ts';

/** Property deals: how their numbers are typed, and what is said. */
export const property: PropertyLanguage = {
  labels: {
    price:
      'fiyat\\w*|bedel\\w*|daire(?!li|den)\\w*|ev(?:i|in|e|im|imiz)?|konut\\w*|mulk\\w*|dukkan\\w*|villa\\w*|arsa\\w*|bina\\w*|dubleks\\w*|studyo\\w*|apartman\\w*|ofis\\w*|isyeri\\w*|(?:kiralik|kirali) (?:ev|daire|dukkan|konut|ofis)\\w*|alsam|alirsam|aliyorum|aldim|alicam|alcam|satin al\\w*|alacagim|satilik',
    downPayment:
      'nakit (?:para\\w*|birikim\\w*)|para(?:m|miz)(?: var)?|pesinat\\w*|elimde(?:ki (?:para|nakit|birikim)\\w*)?(?![a-z])|birikim\\w*|on odeme\\w*|kendi para\\w*|cepten|pesin(?! al)\\w*|oz ?kaynak\\w*|nakit koy\\w*',
    loan: '(?:konut |ev |ihtiyac )?kredi(?:si|yi|m|ye|yle)?(?: cek\\w*| kullan\\w*| tutar\\w*)?',
    loanRate: '(?:kredi |konut kredisi |mortgage )?faiz\\w*|faizle|kredi\\w*',
    loanYears: 'vade\\w*|kredi\\w*',
    interestOnlyMonths: 'faizdonemi|anapara\\w* odemesiz|odemesiz (?:donem|sure)\\w*',
    rent: 'kiralar(?:sam|sak|im)|kiralayaca\\w*|kira gelir\\w*|kira bedel\\w*|kiraci\\w*(?: (?:od[eu]|oduyor|verir|veriyor)\\w*)?|kira(?:si|ya|yi|sini|sina|sinin|ya ver\\w*|m|mi|miz|nin|lar|lari|li|lik|da|yla|liyorum|lasam|dan)?',
    rentInstead:
      'kirada otur\\w*|kiraday(?:im|iz)|kira (?:oduyor|veriyor)(?:um|uz)|(?<!(?<![a-z])alip [^?.!]*)kiralasam|yerine kira\\w*|benzer ev\\w* kira\\w*',
    vacancy: 'bosluk\\w*|bos(?:ta)?|odemez\\w*|kiracisiz',
    rentGrowth:
      'kira\\w* (?:art\\w*|zam\\w*|buyume\\w*)|kira\\w*(?= (?:(?:her )?(?:yil|sene)\\w* )?(?:%|yuzde) ?[\\d.,]+%? (?:art|zam|buyu)\\w*)',
    propertyTax: '(?:emlak )?vergi\\w*',
    insurance: 'sigorta\\w*|dask\\w*',
    management: 'yonetim(?: ucret\\w*| gider\\w*)?',
    maintenance: 'bakim\\w*|onarim\\w*|tamir\\w*',
    capitalReserve: 'yedek\\w*|buyuk onarim\\w*',
    dues: 'aidat\\w*',
    utilities: 'fatura\\w*',
    closingCost:
      '(?:islem |alis )?masraf\\w*(?= ?(?:%|yuzde))|tapu (?:harc\\w*|masraf\\w*)|alim masraf\\w*|tapu',
    rehab: 'tadilat\\w*|yenileme\\w*',
    costGrowth: 'gider\\w* art\\w*|masraf\\w* art\\w*',
    inflation: 'enflasyon\\w*',
    appreciation:
      '(?:yilda |senede )?degerlen\\w*|(?:fiyat|deger|konut fiyat)\\w* (?:art\\w*|buyume\\w*|kazan\\w*)|(?:(?:ev|konut) )?(?:fiyat|deger|ev|konut|daire|mulk)\\w*(?= (?:(?:her )?(?:yil|sene)\\w* )(?:%|yuzde) ?[\\d.,]+%? (?:art|buyu|deger)\\w*)',
    exitCapRate: '(?:cikis|satista) (?:kapitalizasyon|cap)\\w*(?: oran\\w*)?',
    sellingCost: 'satis masraf\\w*|satarken(?: masraf\\w*)?',
    years:
      'tut(?:ma|up|arim|uyor|us)\\w*|sonra sat\\w*|elde tut\\w*|tutsam|tutarsam|tutacag\\w*|kal(?:irsa|sa|aca|irim|iriz)\\w*|otur\\w*',
    discountRate: 'iskonto\\w*(?: oran\\w*)?|beklenen getiri\\w*',
    alternativeReturn:
      'alternatif getiri\\w*|baska yerde\\w*|mevduat\\w*|fon(?:da|lar\\w*|a)?|borsada|dovizde|bankada|tahvil\\w*',
    points: 'kredi ucret\\w*|dosya masraf\\w*',
    units: 'birim\\w*|daireli(?:k|ge|gi)?|daireden',
    incomeTax: 'gelir vergi\\w*|kira vergi\\w*',
    occupancy: 'doluluk\\w*|dolu',
    measure:
      'kapitalizasyon\\w*|cap rate\\w*|kira getiri(?!yor)\\w*|kira carpan\\w*|getiri(?!yor)\\w*|verim\\w*|(?<!(?:fiyat|deger|ev|konut|kira)\\w* (?:her )?(?:(?:yil|sene)\\w* )?(?:%|yuzde) ?[\\d.,]+%? )art(?:is|ar|iyor)\\w*',
    aside:
      '(?:cati|pencere|kombi|mutfak|banyo|tesisat|cephe|mantolama)\\w* (?:tamir|onarim|bakim|yenileme)\\w*|(?:tek seferlik|bir defalik|bir kerelik) (?:tamir|onarim|bakim)\\w*|(?:otopark|garaj|depo|kiler)\\w* kira\\w*',
    gainTax: 'deger artis kazanc\\w*(?: vergi\\w*)?|kazanc vergi\\w*',
  },
  labelEnding: '(?: oran\\w*)?',
  topics: {
    payment:
      '(?:kredi|taksit|odeme)\\w* (?:ayda |aylik )?(?:kac|ne|ne kadar)\\w*(?: \\w+)?|(?:ayda|aylik|her ay) (?:\\w+ ){0,3}od[eu]\\w*|toplam(?:da)? (?:kac|ne kadar)(?: para| lira)? (?:\\w+ )?(?:od[eu]|oder)\\w*|(?:kredi\\w* )?aylig\\w* (?:kac|ne)\\w*|(?:aylik )?(?:taksi[td]|(?<!on )odeme(?!z| plan))\\w*|ayda (?:ne|kac) (?:\\w+ )?od[eu]\\w*|bankaya (?:\\w+ ){0,4}(?:od[eu]|oder|oduyor|ver|yatir)\\w*|(?:ayda|her ay) bankaya\\w*|(?:kac para|ne kadar|kac lira) (?:\\w+ )?(?:oder|odeye|oduyor)\\w*',
    'cash-flow':
      '(?:taksi[td]|kredi|odeme)\\w* (?:[a-z]+ ){0,2}kira\\w* (?:[a-z]+ )?(?:karsil|yet|od[eu]|cevir|cikar)\\w*|net (?:\\w+ ){0,2}kal\\w*|(?:ne|kac) (?:kal|gir|gec)\\w* (?:elim|ceb|bana)\\w*|(?<!(?:yil|sene) sonra (?:sat\\w+ )?)(?:bana|bize|cebime|cebimize|elime|elimize) (?:\\w+ ){0,3}(?:kal|gir|gec|gel)\\w*|(?:masraf|gider|taksit|kredi|aidat)\\w* (?:\\w+ ){0,2}sonra (?:\\w+ ){0,3}(?:kal|art|gir)\\w*|(?:arti|eksi)(?:ya|de|da|ye) (?:\\w+ )?(?:gec|dus|kal|gir)\\w*|(?:ayda|aylik|her ay) (?:\\w+ ){0,3}(?:kal|kazan|gir|birak|zarar)\\w*|kira\\w* (?:\\w+ ){0,3}(?:taksi|kredi)\\w* (?:\\w+ )?(?:karsil|yet|od[eu]|cevir)\\w*|kendi(?:ni|si)? (?:taksi|kredi)\\w* (?:od[eu]|karsil)\\w*|(?:aylik|ayda|her ay) (?:\\w+ ){0,2}(?:zarar|kar)(?:im|imiz|da|i)?|(?:cepten|cebimden|cebim\\w*) (?:\\w+ )?(?:ye|cik|ver|koy|od[eu]|ek)\\w*|arti(?:da|ya)? (?:kal|gec)\\w*|(?:kira(?!\\w* getiri)|taksit|kredi)\\w* (?:\\w+ ){0,2}(?:yet|karsil|cevir)(?:iyor|iyo|er|ir|mez|miyor|se|sa)\\w*(?: mi| mu)?|(?:arti|eksi) mi (?:eksi|arti) mi|nakit ak[ıi][sm]\\w*|net nakit\\w*|(?:her ay|aylik|ayda) (?:\\w+ )?(?:arti|eksi)(?:da|de|ya|ye)\\w*|(?:aylik|ayda|her ay) (?:\\w+ )?(?:gelir|kazanc)(?:im|imiz|i)|(?:masraf|gider)\\w*(?: \\w+)? (?:dus|cik)\\w* (?:\\w+ ){0,2}(?:kal|gec)\\w*|net isletme gelir\\w*|krediyi (?:karsil[ai]|cevir|od[eu])\\w*|acig(?:im|imiz|i)|(?<!(?:yil|sene) sonra (?:sat\\w+ )?)(?:elim|elde|ceb)\\w* (?:\\w+ ){0,3}(?:kal|koy|gir|gec|cik)\\w*|(?:aylik|ayda|her ay|yilda|yillik) (?:\\w+ ){0,2}(?:kal|art)(?:ir|ar|iyor|an)\\w*|fazla verir\\w*',
    return:
      '(?:yil|sene) sonra (?:\\w+ )?(?:ne kadar|kac) (?:param|para|birikimim|paramiz)\\w*|(?:yatir|koy)\\w* (?:para|oz ?kaynak|sermaye)\\w* (?:\\w+ ){0,4}(?:getir|kazan|don|yuzde)\\w*|kazanc\\w* (?:ne|kac|yuzde)\\w*|(?:irr|npv|roi|roe)(?![a-z])|(?:ic )?(?:karlilik|verim) oran\\w*|(?:yuzde kac|ne kadar|kac para) (?:kazan|getir|kar)\\w*|(?:yil|sene) sonra (?:sat\\w+ )?(?:elim|elde)\\w* (?:\\w+ ){0,3}(?:kal|gec|ol)\\w*|(?:ne kadar|yuzde kac|kac(?: para)?|ne) getir(?:ir|iyor)\\w*|kapitalizasyon oran\\w*|(?:cap|kap|kep) (?:rate|reyt)\\w*|cash on cash|kira (?:getiri|verim)(?!yor)\\w*|sat(?:arsa|sa)(?:m|k)|kazanc\\w*(?! vergi)|kazan(?:ir|iyor|acag)\\w*|katla(?:r|n|y)\\w*|ic verim\\w*|getiri(?!yor|r(?![a-z]))\\w*|verim\\w*|karli mi|kar eder\\w*|kazandir\\w*|yilda (?:%|yuzde) ?kac\\w*|(?:yillik|net)(?: net)? yuzde kac\\w*|net bugunku deger\\w*',
    scenarios:
      'iyi,? (?:orta|normal),? (?:ve )?kotu|(?:uc|3) (?:farkli )?(?:durum|ihtimal|senaryo)\\w*|iyimser\\w* (?:ve|ile|,|de) kotumser\\w*|kotumser\\w* (?:ve|ile|,|de) iyimser\\w*|senaryo\\w*|iyi,? (?:\\w+,? )?(?:ve )?kotu\\w*|en iyi\\w*,? (?:ve |ile )?en kotu\\w*',
    pessimistic:
      '(?:isler|hersey|her sey) (?:kotu|ters)\\w*(?: gid\\w*)?|en kotu(?:su|sunde)?\\w*|kotumser\\w*|en kotu\\w*|kotu (?:senaryo|durum|ihtimal)\\w*|(?:isler|her sey) (?:ters|kotu) gid\\w*',
    optimistic:
      'en iyi(?:si|sinde)?\\w*|(?:isler|hersey|her sey) (?:iyi|yolunda)\\w*(?: gid\\w*)?|iyimser\\w*|en iyi\\w*|iyi (?:senaryo|durum|ihtimal)(?!\\w* (?:ve|kotu))\\w*|(?:isler|her sey) (?:yolunda|iyi) gid\\w*',
    stress:
      '(?:deger|fiyat)\\w* (?:\\w+ )?(?:dus|geril|cok)(?:erse|se|ursa|tugunde)\\w*|kira\\w* (?:\\w+ ){0,2}(?:dus|geril|azal)(?:erse|se|irsa)\\w*|kiraci\\w* (?:\\w+ ){0,3}(?:cik|git|gid|ayril|bulam|odem|bulun)\\w*|(?:ayakta|batmadan) kal\\w*|batar mi\\w*|(?:kiraci|kiracisi)\\w* (?:\\d+ \\w+ )?(?:odem|cik|bula|yok|kaybed|kac|gid)\\w*|fiyat\\w* (?:%|yuzde ?)\\d+ (?:\\w+ )?(?:dus|geril)\\w*|faiz(?:ler)? +(?:art|yuksel|cik)\\w*|fiyat\\w* +(?:dus|geril|ucuzla)\\w*(?! m[iu](?![a-z]))|(?:faiz|fiyat|deger)\\w* (?:%|yuzde )?\\d+ ?(?:puan|%)? ?(?:dus|art|yuksel|geril|azal|cik)\\w*|kira\\w* (?:%|yuzde )?\\d+ ?(?:puan|%)? ?(?:dus|geril|azal)\\w*|bos kal\\w*|stres\\w*|risk\\w*|(?<!her sey )(?:ne )?ters gid\\w*|dayan(?:ir|abil|iyor|ik)\\w*|(?:kiraci|kiracisi)\\w* (?:cik|bula|yok|kaybed)\\w*',
    sensitivity:
      'hangi (?:\\w+ ){0,3}boz(?:ar|uyor)\\w*|(?:neye|nelere) (?:\\w+ ){0,3}(?:bagli|duyarli|hassas)\\w*|(?:hangi|ne) (?:\\w+ ){0,3}(?:etkil[ei]|oyn[au]t|degistir|belirl[ei])\\w*|en (?:cok|fazla) (?:\\w+ ){0,3}(?:etkil[ei]|oyn[au]|degis|belirl[ei]|vur)\\w*|etkisi en|en (?:cok|fazla) (?:\\w+ ){0,2}(?:oyn[au]|etki|belirle|degis|bagl)\\w*|(?:neye|nelere) (?:\\w+ )?(?:bagli|duyarli)\\w*|duyarli\\w*|hassas\\w*|tornado\\w*|hangi(?:si|leri|sinin)? (?:\\w+ ){0,2}(?:daha )?(?:cok|fazla) (?:etki|degistir|oynat)\\w*|en (?:cok|fazla) (?:ney?\\w* )?etkil\\w*|(?:neye|neyi) en (?:cok|fazla)|en onemli\\w*|en (?:kritik|belirleyici)\\w*|en (?:cok|fazla) (?:\\w+ )?(?:degistir|oynat|vur|belirle)\\w*',
    'rent-or-buy':
      'kiradan (?:cik|kurtul)\\w*|(?:simdiki|su anki|mevcut) kira(?:m|miz)|kira(?:dan|lamaktan|da oturmaktan|da kalmaktan) (?:\\w+ ){0,3}(?:karli|iyi|mantikli|avantajli|ucuz)\\w*|kira\\w* [\\d.,]+ ?(?:bin|tl|lira|dolar|euro)?\\w* (?:od[eu]y?|ver)(?:iyor)?(?:um|uz|ecegi\\w*)|ev sahibi ol\\w*|ev sahibi mi|kira odemek\\w*|kirada (?:\\d[\\d.,]* )?(?:\\w+ )?(?:ver|od[eu]|otur)\\w*|(?<=kirada [\\d.,]+ )(?:ver|od[eu])iyor\\w*|kiraday(?:im|iz)|kirada kal\\w*|kira(?:lamak|da oturmak|da kalmak)? mi (?:yoksa )?(?:satin )?al\\w*|(?:satin )?al\\w* mi (?:yoksa )?kira\\w*|kirada otur\\w*|(?<!(?<![a-z])alip [^?.!]*)kiralasam|ev mi (?:almali|almak|alayim|alsam|kira mi)\\w*|kira mi ev mi|kira mi (?:satin )?al\\w*|ev al(?:sam|ayim|mak|ma) mi|kirada? (?:otursam|kalsam) mi|kira(?:da)? mi (?:otur|kal)\\w*|kiraci (?:kal|ol)\\w*|kirada kal\\w*|almak yerine kira\\w*|al(?:mak|sam|irsam)\\w* (?:mi )?(?:\\w+ ){0,3}kira\\w* m[iı]|kira yerine (?:\\w+ )?(?:satin )?al\\w*|kirada mi (?:dur|devam)\\w*|kira (?:oduyor|veriyor)(?:um|uz)|kira(?:dan|lamaktan) (?:daha )?(?:karli|iyi|mantikli|avantajli|ucuz)\\w*|kira (?:ver|od[eu])(?:ecegim\\w*|mekten\\w*|mek yerine)|kiraya cik\\w*|almasa\\w* (?:da )?kira\\w*|para(?:yi|mi|mizi) (?:\\w+ ){0,2}(?:(?:%|yuzde )[\\d.,]+%?(?:[^ \\d]+)? )?(?:ile )?(?:yatir|degerlendir|isle)\\w*',
    'break-even':
      'kac (?:para|lira|dolar|tl)\\w* kirala\\w*|kafa kafaya\\w*|kira\\w* (?:en az )?(?:kac|ne kadar|kaca|kactan)\\w* (?:\\w+ ){0,2}(?:ol|ver|tut|kirala|cik)\\w*|(?:zarar|eksi)\\w* (?:\\w+ ){0,2}(?:etmem|yazmam|gecmem|dusmem|etmey|kalmam)\\w*|kendi(?:ni|sini) (?:\\w+ )?(?:dondur|finanse|cevir)\\w*|(?:para|yatirim|anapara)\\w* (?:\\w+ ){0,3}(?:kac|ne) (?:yil|sene|zaman)\\w*(?: \\w+)?|(?:ne zaman|kac (?:yil|sene)\\w*)(?: \\w+){0,2} (?:kara|artiya) gec\\w*|sifira gel\\w*|(?:kac (?:yil|sene)\\w*|ne zaman)(?: \\w+){0,2} para\\w* (?:\\w+ )?(?:cikar|don|geri)\\w*|(?:en (?:dusuk|az) )?kac\\w* (?:\\w+ )?kira\\w* (?:\\w+ )?(?:ver|al)\\w*(?: ki)?|kurtar(?:ir|mak|iyor|sin)\\w*|(?:en (?:dusuk|az)|asgari|minimum) (?:\\w+ )?kira\\w*|basa ?bas\\w*|kira\\w* kac(?:a|in) (?:\\w+ )?(?:dus|in|gerile)\\w*|zarar etme(?:mek|yecek|den)\\w*|(?:ne kadar|kac|hangi) kira\\w*|kira\\w* (?:\\w+ ){0,2}(?:ne|kac)(?: kadar)? olmali\\w*|kendini (?:\\w+ ){0,2}(?:cevir|od[eu]|karsil[ai]|cikar|amorti)\\w*',
    assumptions:
      'neye gore (?:hesapl[ai]|al|belirl|yap)\\w*|(?:boslu[kg]|vergi|sigorta|bakim|aidat|masraf|gider|kira artis|deger artis)\\w* (?:\\w+ ){0,2}(?:kac|ne|nasil|ne kadar) (?:al|hesapl|kabul|varsay|koy)\\w*|hangi varsayim\\w*|varsayim\\w*|varsay\\w*|(?:gider|masraf)\\w* (?:hangi|kac|ne) (?:oran|yuzde)\\w* (?:al|hesapl|kabul|varsay|koy|kullan)\\w*|hangi (?:gider|masraf|kalem)\\w*|(?:gider|masraf)\\w* (?:nasil|kac|neye gore) (?:hesapl[ai]|al|belirle)\\w*|(?:hesaba kat|dikkate al)\\w*|(?:nasil|kac|ne kadar) (?:al|hesapla?|kabul ed)(?:iyor|iniyor|din|diniz|inmis|mis)\\w*|(?:gider|masraf|vergi|sigorta|aidat|bakim)\\w*(?: kalem\\w*)? (?:\\w+ )?(?:kullan\\w*|dahil (?:mi|edil\\w*|ettin\\w*))|neyi kabul et\\w*',
    years:
      '(?:yillik|senelik|yillara) (?:\\w+ ){0,3}tablo\\w*|(?:odeme|itfa|taksit) (?:plani|tablo|takvim)\\w*|(?:her|tek tek) (?:yil|sene)\\w* (?:goster|dok|yaz|sirala)\\w*|(?:yillik|senelik) tablo\\w*|yil yil|her (?:yil|sene)(?:in|da|de)?(?! (?:%|yuzde))|yillara gore|odeme plani|itfa\\w*|amortisman tablo\\w*',
  },
  property:
    'daire\\w*|ev|evi|evin|eve|evim|konut\\w*|dubleks\\w*|studyo\\w*|bina\\w*|apartman\\w*|isyeri\\w*|gayrimenkul\\w*|emlak\\w*|mulk\\w*|dukkan\\w*|villa\\w*|arsa\\w*|kiraya|kiralik|mortgage|konut kredi\\w*|tapu',
  signs:
    'taksi[td]\\w*|kredi\\w*|pesinat\\w*|kira\\w*|basa ?bas\\w*|cap rate|cash on cash|mortgage',
  points: 'puan[a-z]*',
  rateRises:
    'faiz\\w*(?: oran\\w*)? (?<points>\\d+(?:[.,]\\d+)?) ?puan\\w*(?: daha)? (?:art|yuksel|cik|fazla)\\w*',
  rateFalls:
    'faiz\\w*(?: oran\\w*)? (?<points>\\d+(?:[.,]\\d+)?) ?puan\\w*(?: daha)? (?:dus|in(?:er|se|di)|geril|azal|asagi|ucuz)\\w*',
  outlook:
    '(?:fiyat|faiz|kira|piyasa|konut|emlak)\\w* (?:\\w+ ){0,3}(?:dus|art|yuksel|cik|geril|ucuzla|pahalilas)\\w* m[iu]|dogru zaman m[iı]|(?:fiyat|faiz|piyasa)\\w* (?:\\w+ ){0,2}ne (?:zaman|olur|olacak)',
  payback:
    'kira carpan\\w*|(?:kac|ne kadar) (?:yil|sene|ay|sure)\\w* (?:\\w+ ){0,3}(?:amorti|oder|cikar|don)\\w*|kendini (?:\\w+ )?(?:kac|ne kadar) (?:yil|sene|sure)\\w*|amorti (?:sure|ed|et)\\w*|geri donus sure\\w*|geri donus\\w* (?:\\w+ )?(?:kac|ne kadar) (?:yil|sene)\\w*|amortisman\\w* (?:kac|ne kadar) (?:yil|sene)\\w*',
  rates: '(?:kredi |konut kredisi |mortgage )?faiz\\w*',
  counts: ['iki', 'uc', 'dort', 'bes', 'alti', 'yedi', 'sekiz', 'dokuz', 'on'],
  rewrites: [
    ["(faiz\\w*(?: oran\\w*)?) (?:%|yuzde )?[\\d.,]+%?'?(?:[dt][ae]n) (?=(?:%|yuzde )?\\d)", '$1 '],
    ['pesinat\\w* (?:vermeden|koymadan|olmadan|yatirmadan|yok)|pesinatsiz', '%0 pesin'],
    ['(?:ucte bir)\\w* (?:pesin|nakit)\\w*|pesinat\\w* ucte bir\\w*', '%33.3333333 pesin'],
    ["(\\d{1,2})(?:\\.|'?(?:inci|uncu|nci|ncu)) (?:yil|sene)\\w* (?=sat)", '$1 yil sonra '],
    // "Kredi %80, faiz %6": the first is the part of the price that is borrowed.
    ...[50, 60, 70, 75, 80, 85, 90].map(
      (part) =>
        [
          `kredi\\w*(?: oran\\w*)? (?:%|yuzde )${part}(?=[ ,].*faiz\\w* (?:%|yuzde )?\\d)`,
          `%${100 - part} pesin`,
        ] as const,
    ),
    [
      'kiraci\\w* (?:\\w+ )?(\\d{1,2}) ?ay\\w* (?=(?:\\w+ )?(?:cik|git|gid|ayril|bulam|odem|olma|yok|bos))',
      'kiraci $1 ay bos ',
    ],
    ['(\\d[\\d.,]*) ?(milyon|bin)(?:[ui]m|[ui]m[ui]z) var', '$1 $2 pesin'],
    [
      '(\\d{1,2}) (?:daire|birim),? (?:her biri|tanesi)(?: (?:aylik|ayda))?(?: kira\\w*)?',
      '$1 daireli kira',
    ],
    ['(?:daire|birim|ev) bas(?:i|ina)\\w* (?=kira)', ' '],
    ['(?:sadece|yalniz(?:ca)?|salt) faiz(?:li|ini|i)?(?: ode\\w*)?', 'faizdonemi'],
    ['kira\\w* (?:hic )?artmaz\\w*', 'kira artisi %0'],
    ['(?:(?:ev|konut) )?(?:fiyat|deger)\\w* (?:hic )?artmaz\\w*', 'deger artisi %0'],
    ['(?:deger|fiyat) artisi (?:hic )?olmaz\\w*', 'deger artisi %0'],
    ['kira artisi (?:hic )?olmaz\\w*', 'kira artisi %0'],
    ['(?:sifir|0) pesinat\\w*', '%0 pesinat'],
    ['(?<=[a-z] )bin (?=lira|tl|dolar|euro)', '1000 '],
    ["(?<![\\d.,])[1-9] ?\\+ ?[01](?:\\s|(?=[,.;:)']|$))", 'daire '],
    ['pesinat\\w* (?:de |da |olarak |fiyatin |evin )*yari(?:si|sini|sidir)?(?![a-z])', '%50 pesin'],
    ['(?:pesinat\\w* )?yari yariya(?: pesin\\w*| kredi\\w*)?|yari pesin(?:at)?', '%50 pesin'],
    ['yarisi(?:ni)? (?:kredi|pesin|nakit)\\w*', '%50 pesin'],
    ['(?:dortte bir|ceyre[gk])\\w* (?:pesin|nakit)\\w*', '%25 pesin'],
    ['(?:beste bir)\\w* (?:pesin|nakit)\\w*', '%20 pesin'],
    ['(?:pesinat\\w* )(?:dortte bir|ceyre[gk])\\w*', '%25 pesin'],
    ['(?:%|yuzde )90 kredi\\w*(?! faiz)', '%10 pesin'],
    ['(?:%|yuzde )85 kredi\\w*(?! faiz)', '%15 pesin'],
    ['(?:%|yuzde )60 kredi\\w*(?! faiz)', '%40 pesin'],
    ['(?:%|yuzde )80 kredi\\w*(?! faiz)', '%20 pesin'],
    ['(?:%|yuzde )75 kredi\\w*(?! faiz)', '%25 pesin'],
    ['(?:%|yuzde )70 kredi\\w*(?! faiz)', '%30 pesin'],
    ['(?:%|yuzde )50 kredi\\w*(?! faiz)', '%50 pesin'],
    ['(?<=faiz(?:ler)? )2 puan (?=art|yuksel|cik)', ' '],
    ['(?:%|yuzde )20 (?=dus|geril|ucuzla)', ' '],
  ],
  withoutLoan:
    'nakit(?: olarak)?(?! akis)|pesin(?: olarak)?|kredisiz|kredi\\w* (?:yok|kullanmam|cekmem|almam)\\w*|kredi (?:cekmeden|kullanmadan|olmadan)',
  yearUnit: "[ -]?(?:yil|sene)(?:lik|ligina|da|de|in|dan|i|a|e)?|'?(?:inci|uncu) yil",
  monthUnit: '[ -]?ay(?:lik|da)?',
  perYear: ' ?(?:yillik|yilda|senede|senelik)',
  perMonth: ' ?(?:aylik(?! od[eu]| taksi)|ayda|/ay)',
  link: "(?: |:|=|olarak|alip|ise|icin|bir|ile|ve|de|da|olsa|olursa|oran\\w*|tl|lira\\w*|'?(?:ye|ya|e|a|den|dan|i|si|lik|luk)|aylik|yillik|ayda|yilda)*",
  currencies: {
    USD: '[$]|usd|dolar\\w*',
    EUR: '€|eur|euro\\w*|avro\\w*',
    GBP: '£|gbp|sterlin\\w*',
    TRY: '₺|try|tl\\w*|lira\\w*',
  },
  suggestions: {
    stress: 'Bu yatırımın stres testi',
    scenarios: 'Bu yatırımın üç senaryosu',
    sensitivity: 'Bu yatırımda sonucu en çok ne etkiliyor?',
    years: 'Bu yatırım yıl yıl',
  },
  assumedName: 'varsayım',
  sentences: {
    ask: 'Vela bir gayrimenkulü sizin rakamlarınızla {$span} hesaplar: fiyatı ve kirayı, biliyorsanız peşinatı, kredi faizini ve vadesini yazın. Konut fiyatı, kira veya kredi faizi verisi yoktur.',
    'ask.price': 'Gayrimenkulün fiyatı nedir? Fiyatı yazın, Vela oradan devam etsin.',
    'ask.rent':
      'Kira yazmadınız, bu yüzden hesaplanacak bir gelir yok: aylık kirayı yazın, örneğin “kira” sözcüğünden sonra.',
    fault: '{$field} yazıldığı gibi kullanılamaz; {$bound}.',
    bought:
      '{property.input.price} {$currency} fiyat ve {property.input.downPayment} peşinatla, işlem masrafları içinde, {property.invested} {$currency} öz para gerekir.',
    'bought.cash':
      '{property.input.price} {$currency} fiyatla ve kredisiz, işlem masrafları içinde, {property.invested} {$currency} öz para gerekir.',
    payment:
      'Kredi, yıllık {property.input.loanRate} faiz ve {property.input.loanYears} yıl vadeyle ayda {property.payment} {$currency} tutar.',
    'payment.interest-only':
      'Başta yalnızca faiz ödenen ay: {property.input.interestOnlyMonths}. Bu tutar yalnızca faizdir; sonrasında anapara kalan vadede ödenir ve taksit yükselir.',
    'payment.monthly':
      'Kredi, aylık {property.monthlyRate} (yıllık {property.input.loanRate}) faiz ve {property.input.loanYears} yıl vadeyle ayda {property.payment} {$currency} tutar.',
    'payment.none': 'Kredi yok, dolayısıyla taksit de yok.',
    'first-year':
      'İlk yıl boşluk ve işletme giderlerinden sonra kiradan {property.netOperatingIncome} {$currency} kalır; kapitalizasyon oranı {property.capRate}.',
    carries:
      'Kredi ve onarım payından sonra {property.cashFlow} {$currency} kalır; bu, öz paranın {property.cashOnCash} kadarıdır.',
    'carries.not':
      'Kira, kredi ile onarım payını karşılamıyor: ilk yıl {property.cashFlow:abs} {$currency} cepten karşılanır; öz paranın o yılki getirisi {property.cashOnCash}.',
    sale: '{property.input.years} yıl sonra {property.salePrice} {$currency} karşılığı satılırsa, masraflardan ve kalan borçtan sonra {property.saleProceeds} {$currency} kalır.',
    return:
      'Öz paranın iç verim oranı yılda {property.internalRate}; kredisiz {property.internalRateUnleveraged}.',
    'return.none': 'İç verim oranı yok: akışların işareti değişmiyor.',
    'return.lifted': 'Kredi buna {property.leverageEffect} puan ekliyor.',
    'return.lowered':
      'Kredi bunu {property.leverageEffect:abs} puan düşürüyor: gayrimenkulün kazandırdığından pahalıya geliyor.',
    'present.above':
      '{property.input.discountRate} beklenen getiriyle net bugünkü değer {property.presentValue} {$currency}, yani sıfırın üzerinde.',
    'present.below':
      '{property.input.discountRate} beklenen getiriyle net bugünkü değer {property.presentValue} {$currency}, yani sıfırın altında.',
    scenario:
      '{$scenario}: kira artışı {scenario.rentGrowth}, fiyat artışı {scenario.appreciation}, boşluk {scenario.vacancy} olursa getiri yılda {scenario.internalRate}, satıştan kalan {scenario.saleProceeds} {$currency}.',
    'scenario.none':
      '{$scenario}: kira artışı {scenario.rentGrowth}, fiyat artışı {scenario.appreciation}, boşluk {scenario.vacancy} olursa bir verim oranı çıkmıyor; satıştan kalan {scenario.saleProceeds} {$currency}.',
    'scenario.about':
      'Senaryolar, rakamlarınızın çevresinde Vela’nın seçtiği adımlardır; tahmin değildir ve olasılıkları yoktur.',
    stress:
      '{$stress}: getiri yılda {stress.internalRate}, ilk yılın nakit akışı {stress.cashFlow} {$currency}.',
    'stress.none':
      '{$stress}: verim oranı çıkmıyor, ilk yılın nakit akışı {stress.cashFlow} {$currency}.',
    'stress.about': 'Her seferinde tek bir şey kötüleşiyor, gerisi aynı kalıyor:',
    'tornado.part':
      '{$input} {bar.step} daha düşük veya daha yüksek olursa getiri yılda {bar.low} veya {bar.high}.',
    'tornado.point':
      '{$input} {bar.step} puan daha düşük veya daha yüksek olursa getiri yılda {bar.low} veya {bar.high}.',
    'tornado.points':
      '{$input} {bar.step} puan daha düşük veya daha yüksek olursa getiri yılda {bar.low} veya {bar.high}.',
    'tornado.about': 'Getiriyi en çok değiştirenler, her biri tek başına:',
    payback:
      'Fiyat, ilk yılın kirasıyla ve giderler düşülmeden {property.grossRentMultiplier} yıllık kiraya denk geliyor.',
    'break-even':
      'Birim başına aylık {property.breakEvenRent} {$currency} kirada ilk yıl giderleri, onarım payını ve krediyi karşılar, geriye bir şey kalmaz.',
    'break-even.none':
      'Bunu hiçbir kira karşılamaz: kiranın her biriminden geriye bir şey kalmıyor.',
    'renting.ahead':
      'Böyle bir evde kirada oturmaya göre, ikisi de her ay aynı parayı harcarken, {property.input.years} yıl sonra ev sahibi {property.renting.advantage} {$currency} öndedir.',
    'renting.behind':
      'Böyle bir evde kirada oturmaya göre, ikisi de her ay aynı parayı harcarken, {property.input.years} yıl sonra ev sahibi {property.renting.advantage:abs} {$currency} geridedir.',
    'renting.year': 'Ev sahibinin öne geçtiği yıl: {property.renting.year}.',
    'renting.never': 'Ev sahibi bu yıllarda kalıcı olarak öne geçmiyor.',
    'renting.ask':
      'Ev sahibi olmayı kirayla karşılaştırmak için böyle bir evin kirasını yazın, örneğin “kirada otursam” ve tutar.',
    year: '{$year} {row.number}: net işletme geliri {row.netOperatingIncome}, borç ödemesi {row.debtService}, nakit akışı {row.cashFlow}, kalan borç {row.balance}, değer {row.value} {$currency}.',
    assumed: 'Yazmadığınız için varsayılanlar: {$list}.',
    'vacancy.months':
      'Boş aylar her yıl tekrarlanacak gibi sayıldı: yılın {property.input.vacancy} kadarı. Yalnızca bir kez boş kalırsa sonuç bundan iyidir.',
    'nothing-assumed': 'Hiçbir şey varsayılmadı.',
    'profile.tr':
      'Türkiye için rakamlar, bütün yıllarda tek oranla yuvarlak varsayımlardır; böyle bir enflasyonda kendi rakamlarınızı yazın.',
    closing:
      'Bu, rakamlarınız ve bu varsayımlarla yapılan bir hesaptır; eğitim amaçlıdır ve yatırım tavsiyesi değildir.',
  },
};
