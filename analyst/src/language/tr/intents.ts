import type { QuestionLexicon } from '../question-lexicon.ts';

export const intents: QuestionLexicon['intents'] = {
  definition: [
    'nedir|nedirler|ne demek(?:tir)?|ne anlama gel\\w*|ne ise yarar|acikla\\w*|anlat\\w*',
    'tanim\\w*|nasil (?:calis|olus|hesap|bulun|okun|anlas)\\w*|ogret\\w*',
  ],
  meaning: [
    'nedir|nedirler|ne demek(?:tir)?|ne anlama gel\\w*|ne ise yarar|acikla\\w*|anlat\\w*',
    'tanim\\w*|nasil (?:olus|hesap|tanimlan)\\w*|ogret\\w*|ne ki|o ne|bu ne|ne oluyor|basitce',
    'derken|denen|arasindaki fark\\w*|fark(?:i|lari)(?: ne(?:dir|ler)?)?|anlamadim|kastediyor\\w*',
    'acilimi(?: ne)?|nasil (?:belirlen|sayil|gorunur)\\w*|(?:oncu|gecikmeli) gosterge|(?:yuksek|dusuk) sayil\\w*',
  ],
  nearest: [
    'nerede(?:ki|ler|dir|ymis)?|nerde|neresi|en yakin(?:daki|i)?|yakin(?:da|daki|lardaki)?',
    'yakinlarda|hangi seviye\\w*',
  ],
  changed: [
    'degis(?:ti|en|enler|iklik|iklikler|mis|ti mi|im oldu)',
    'ne(?:ler)? (?:oldu|olmus|yapti|yapmis|kacirdi\\w*|degisti)|beri|bu yana',
    '(?:yeni|farkli) ne var|ne yenilik|yeni bir sey|ne (?:farkli|yeni)|guncelle\\w*',
    'ne var ne yok',
  ],
  help: [
    'yardim(?: et\\w*|ci\\w*)?|neler yap\\w*|ne yapabil\\w*|ne ise yariyorsun|nasil kullan\\w*',
    '(?:ne(?:ler)? )?sor(?:abil|mali)\\w*|soru\\w* anl\\w*',
    '(?:bu |bunun |program |uygulama )nasil calis\\w*|nereden basla\\w*|yeni geldim|kimsin',
    'komutlar',
  ],
  advice: [
    '(?:nereye|kaca) kadar (?:[a-z]+ )?(?:dus|cik|yuksel|iner|gider)\\w*',
    'hangi (?:coins?|stocks?|shares?|tokens?|cryptos?|hisse\\w*|kripto\\w*) (?:yuksel\\w*|patla\\w*|uc\\w*|cik\\w*|al\\w*|kazandir\\w*)',
    '(?:yuksel|dus|artacak|cik|patla|uc|coke|ulas)\\w*(?:ecek|acak)(?: mi)?',
    '(?:toplan|eklen|satil|tutul|beklen)ir mi',
    '(?<!likidite )(?<!asiri )al(?:ayim|alim|inir|sam|maliyim|mali|imi)(?: mi)?',
    'sat(?:ayim|alim|ilir|sam|maliyim|mali)(?: mi)?|al mi|sat mi|al sat',
    '(?:alim|alis|satis|satim|giris) (?:seviye|bolge|nokta|fiyat)(?:si|leri|sini|lerini|m|miz)?(?: ne(?:dir|resi)?| kac| var mi)?(?=[ ?!.]*$)|alim (?:zamani|firsati|yapayim)|satin al\\w*|hedef fiyat\\w*|fiyat hedefi',
    'hedef(?:i|in)? ne(?:dir|resi)?|(?:girmek|giris) icin|girilir mi',
    '(?:cik|gir|bekle|tut|ekle|kapat|sat|topla)(?:y?[ae]yim|y?[ae]lim)(?: mi)?',
    '(?:long|short|sort) (?:mu|mi|ac\\w*|gir\\w*)',
    '(?:yukselir|duser|cikar|gider|olur|gelir|iner|patlar|ucar) mi|(?<!sik )(?:olur|gorur) mu(?! gene)',
    'stop(?:u|umu|lari)? nere\\w*|kar(?:i|imi)? (?:nerede |ne zaman )?al\\w*|mantikli mi',
    'tavsiye(?! (?:verme|istemi|degil))\\w*|oner(?:i\\w*|se\\w*|me\\w*)?|sinyal(?!\\w* (?:cizgi|ust|alt|hatti|sonra))\\w*|yatirim yap\\w*|ne yapmali\\w*|tutayim',
    'tutmali\\w*|beklemeli\\w*',
  ],
  analyze: [
    'fiyat\\w* (?:ne(?: kadar)?|kac\\w*)|son (?:fiyat|kapanis)\\w*',
    '(?:bura?da |neler |ne )oluyor|analiz\\w*|incele\\w*|yorumla\\w*|yorum\\w*|durum\\w*',
    'gorunum\\w*|trendi?|egilim\\w*|goster\\w*|ozet\\w*|peki|ayni(?:si|sini|sina)?|tekrar|yine',
    'grafi\\w*|bak(?:alim|ar|arsin)?|nasil|ne durumda|ne alemde|oynaklik|volatilite|gecelim|gec',
  ],
  fundamental: [
    'temel analiz\\w*|temel veri\\w*|bilanco\\w*|kar pay\\w*|net kar\\w*|borc\\w*',
    'hisse basi\\w*|ozkaynak\\w*|(?:gelir|nakit akis\\w*) tablosu\\w*|kazanc\\w*|temettu\\w*',
    'piyasa degeri|ucuz\\w*|pahali\\w*|degerleme\\w*|carpan\\w*|f/?k(?: oran\\w*)?|pd/?dd',
  ],
  technical: 'teknik(?: analiz\\w*)?',
  above:
    'ust(?:te|teki|unde|undeki|u|umuz\\w*)?|tepemiz\\w*|yukselirse|cikarsa|toparlarsa|tepesinde|uzeri(?:nde|ndeki)?|yukari(?:da|daki|si|sinda)?',
  below:
    'alt(?:ta|taki|inda|indaki|i|imiz\\w*)?|duserse|gerilerse|gevserse|kayarsa|sarkarsa|inerse|asagi(?:da|daki|si|sinda)?',
  why: 'neden(?:i|leri)?|niye|nicin|sebeb\\w*|sebep\\w*',
  support: 'taban(?! oran)\\w*|destek\\w*|desteg\\w*',
  resistance: 'tavan\\w*|direnc\\w*',
  level: 'seviye\\w*',
  whichOnes: [
    'list(?:ele)?|var mi|hangi(?:si|leri)?|listele\\w*|goster\\w*|kac (?:tane )?|sirala\\w*',
    'en yakin\\w*|yakin\\w*|son|hala|hepsi|liste(?:si)?|gorunuyor mu|goruyor mu\\w*|mi|mu',
  ],
  state: [
    'acik|dolma\\w*|dolmus|doldu\\w*|doldurulma\\w*|kapanma\\w*|kapandi\\w*|taze\\w*',
    'test edil\\w*|dokunul\\w*|el degme\\w*|ugrama\\w*|donmedi\\w*|kirildi\\w*|kirilma\\w*',
    'gecerli|kalan|kaldi|ayakta|duran|duruyor|bakir|yarisi|tersine',
  ],
  compare: [
    'karsilastir\\w*|kiyasla\\w*|mukayese\\w*|yan yana|karsi(?:sinda)?|arasindaki fark\\w*',
    'birlikte',
  ],
  money: [
    'hisse\\w*|kripto\\w*|yatirim\\w*|borsa\\w*|portfoy\\w*|stop\\w*|sort\\w*|hedef\\w*',
    'pozisyon\\w*|girmek|girilir|bilezik\\w*|birikim\\w*|ne almali|ikramiye\\w*|boz(?:ayim|durayim)',
  ],
  besideOther: 'karsilastir\\w*|kiyasla\\w*|mukayese\\w*',
  timeframes: [
    'zaman (?:dilimleri|araliklari)\\w*',
    '(?:her|butun|tum|coklu|cok|buyuk|ust|alt|kucuk) (?:zaman (?:dilim|arali[kg])\\w*|periyot\\w*|periyod\\w*|tf)',
    'periyot(?:lar\\w*| periyot)|yukaridan asagi\\w*|buyuk grafi\\w*',
    'trend\\w* (?:bize |bana )?(?:ters|karsi)|(?:birbiri\\w* )uy(?:umlu|us)\\w*',
    '(?:tum|butun|her) (?:zaman )?arali[kg]\\w*|coklu zaman',
  ],
  rate: [
    'guvenilir\\w*|ise yar(?:iyor|ar) m[iu]|ne (?:kadar )?siklikla|ne kadar sik',
    '(?:hangi|ne) siklik\\w*|yuzde kac\\w*|kaci(?:nin)?|oran(?:i|lari|in)?|istatisti\\w*',
    'ihtimal\\w*|olasili\\w*|gecmiste|gecmisinde|sans\\w*|rast ?gele\\w*|yazi tura\\w*',
    'genel(?:de|likle)|gercekten|baz oran\\w*|tutuyor mu|calisiyor mu',
    'ne kadar (?:iyi |guvenilir|basarili|calis\\w*|tut\\w*|ise yar\\w*)',
  ],
  taken: [
    'seviye\\w* (?:[a-z]+ ){0,2}alindi\\w*|supur\\w*|avla(?:di|n|yip|mis|r)\\w*',
    '(?:likidite(?:ler)?|liquidity) (?:av\\w*|al(?:im\\w*|di\\w*|mis|in\\w*)|topla\\w*|temizli\\w*|supur\\w*|sweep\\w*)',
    'likiditeyi? (?:\\w+ )?al\\w*|stop(?:lar\\w*)? (?:av\\w*|patla\\w*|temizli\\w*|topla\\w*)',
    '(?:tepe|dip)\\w* (?:yapilan )?(?:\\w+ )?(?:baskin\\w*|alindi\\w*|temizlendi\\w*)',
    '(?:ne zaman|son) alindi|(?<!(?:boga|ayi)\\w* (?:m[iu] )?)baskin\\w*|sweep\\w{0,4}',
  ],
  session: [
    'seans\\w*',
    "(?:asya|londra|new york|ny|tokyo)(?:'?n[iu]n)? (?:(?:ne zaman|kacta|saat \\w+) )?(?:acil\\w*|kapan\\w*|ogle\\w*|basl\\w*|bit(?:er|iyor|is|ti)\\w*)",
    '(?:london|new york|ny|tokyo|asia|londra|asya) (?:open|closed|acik|kapali)|saat kacta',
  ],
  hour: [
    'ne zaman|kacta|kaca|saat(?:i|leri|ler)? (?:ka[ac]\\w*|ne\\w*)',
    'ne kadar (?:var|kaldi|surer|suruyor)|kac (?:saat|dakika)\\w*',
  ],
  clock: [
    'su an\\w*|simdi\\w*|sonraki|siradaki|ne zaman|kacta|saat\\w*|basl\\w*|acik|acil\\w*',
    'kapan\\w*|hangi\\w*|kadar kaldi|icinde\\w*|bitiyor|bitis\\w*|geldi mi|bir sonraki',
    'calisiyor',
  ],
  volatility: [
    'kac (?:pip|puan|dolar)\\w* (?:oyn|hareket)\\w*|mum (?:boyu|boylari|buyuklu\\w*)|oynak\\w*',
    'oynakli\\w*|oynuyor|ne kadar (?:oyna|dalgalan)\\w*|volatilite\\w*|sakin\\w*|durgun\\w*',
    'hareketli(?! ortalama)|cilgin\\w*|olu|mum (?:araliklari|boylari)',
    'aralik\\w* (?:daral\\w*|genisl\\w*)|ortalama hareket araligi',
    '(?:herzamankinden|her zamankinden|normalden) (?:buyuk|kucuk)',
  ],
  invalidation: [
    'trend (?:kiril\\w*|dondu\\w*|bitti\\w*)|(?:boga|ayi)(?:ya)? (?:don\\w*|gec\\w*)',
    'gecersiz\\w*|gecerlili\\w*|boga mi|ayi mi|boga yoksa|yukselis(?:te)? mi dusus(?:te)? mu',
    'yon(?:u)? ne(?:dir)?|yon(?:u)? (?:yukari|asagi)|yukari m[iu] asagi',
    '(?:yukselis|dusus)te(?: m[iu]\\w*)?|nerede (?:yanil|yanlis|hatali)\\w*|fikrini|iptal\\w*',
    'boz(?:ar|an|ul\\w*)',
    '(?:boga|ayi|yukselis|dusus) (?:senaryo\\w*|gorunum\\w*|yapisi\\w*|okuma\\w*)',
    '(?:yukselen|alcalan|dusen) (?:tepe|dip)\\w*|daha (?:dusuk|yuksek|alcak) (?:dip|tepe)\\w*',
    'yapi\\w* (?:\\w+ )?(?:don(?:du|me|mes|er)\\w*|degisir\\w*|egilim\\w*)',
    'hangi (?:seviye|fiyat)\\w* (?:\\w+ )?(?:bozul\\w*|coker)|coker|coke\\w*',
  ],
  bias: [
    'yapi|yapisi\\w*|yapida|boga(?:lar)?|ayi(?:lar)?|yukselis yapi\\w*|dusus yapi\\w*',
    'yukselis trend\\w*|dusus trend\\w*|ne tarafa|hangi yon\\w*',
  ],
  place: [
    'seviye\\w*|tavan\\w*|taban(?! oran)\\w*|(?:nereden|nerden) don\\w*|onemli fiyat\\w*',
    'fiyatlar onemli|pivot seviye\\w*',
  ],
  sinceThen:
    'beri|bu yana|once(?:si\\w*|ki\\w*)?|son (?:\\d+|bir|iki|uc|bes|on|elli|yuz)|gece(?:den)?',
  shifted: '(?:last|latest|son) (?:[a-z]+ )?(?:kiril\\w*|degisim\\w*)|son (?:[a-z]+ )?break\\w*',
  howManyLeft: 'kac (?:\\w+ )?(?:blo[kg]|bosluk|fvg|gap)\\w*',
  data: [
    '(?:veri|fiyat|rakam|sayi|mum)\\w* (?:nereden|nerden|kimden) (?:[a-z]+ )?(?:al|gel|cek|bul)\\w*',
    '(?:nereden|nerden|kimden) (?:[a-z]+ )?(?:al|gel|cek)\\w* (?:[a-z]+ )?(?:veri|fiyat|rakam)\\w*',
    'veri\\w* kayna\\w*|kayna(?:k|gin) ne\\w*|verisi m[iu]',
    '(?:gercek|canli|gecikmeli|sahte|simulasyon|anlik) (?:veri|fiyat|rakam)\\w*',
    '(?:veri|fiyat|rakam|sayi)\\w* (?:[a-z]+ ){0,2}(?:gercek|canli|gecikmeli|sahte|uydurma|guvenilir|guncel|dogru m[iu](?=[ ?!.]*$)|guven\\w*)',
    'makas(?: araligi\\w*)?|emir defter\\w*|piyasa derinli\\w*|alis satis fark\\w*',
  ],
  value:
    'kac(?:ta|tir)?|deger\\w*|su an\\w*|simdi|ustunde|altinda|asiri|nasil|ne diyo\\w*|kesis\\w*',
};
