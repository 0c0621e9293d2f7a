import { events } from './events.ts';
import { more } from './more-words.ts';
import { service } from './service-words.ts';
import type { ActWords, FilterWord } from '../act-words.ts';
import type { AnalystLanguage } from '../analyst-language.ts';

export const acts: ActWords = {
  service,
  tasks: {
    alert: [
      'alarm\\w*|haber ver\\w*|bildirim\\w*|uyari(?: \\w+)? (?:kur|olustur|gonder|ver|ekle|ayarla)\\w*|beni uyar\\w*|uyarsana|hatirlat\\w*|(?:beni )?uyandir\\w*|haberim olsun|telefonuma dus\\w*',
      '(?:gelince|olunca|ulasinca|gecince|kirilinca|kirinca|dusunce|cikinca|gelirse|gecerse|kirarsa|inerse|cikarsa|duserse) (?:bana |beni )?(?:haber|bildir|uyar|yaz|mesaj|mail|soyle|ara)\\w*|mail at\\w*|sms at\\w*|mesaj at\\w*|takip et(?:sene|er misin)?',
    ],
    screening: [
      '(?:rekor|zirve|dip) (?:kiran|yapan) (?:ne|kim|hangi\\w*) (?:var|ler)?|(?:elindeki|elinizdeki|butun|tum) ?(?:varlik|enstruman|hisse|coin|parite)?\\w* (?:icinde|arasinda)|(?:coin|hisse|kagit|parite)\\w* var mi(?: bir)? tara\\w*|(?:inen|cikan|kiran|olan) (?:coin|hisse|kagit)\\w* var mi',
      '(?:hangi|ne gibi) (?:\\w+ ){0,3}(?:hisse|coin|kripto|enstruman|sirket|parite|sembol|varlik|altcoin|kagit|emtia)\\w*',
      '(?:\\w+ ){0,2}(?:hisseleri|coinleri|sirketleri|kriptolari|hisseler|coinler|altcoinler|kagitlari) (?:bul|listele|goster|tara|sirala|cikar|getir|soyle|ver|sec)\\w*|tara(?:ma|yici|r misin|yip)\\w*|screener|filtrele\\w*|isi haritasi',
      '(?:en cok|en fazla|en iyi|en kotu) (?:\\w+ ){0,2}(?:yukselen|dusen|kazandiran|kaybettiren|artan|azalan|prim yapan|performans)\\w*',
    ],
    fundamentals: [
      'f ?/ ?k(?: orani)?|fk orani|pd ?/ ?dd|p ?/ ?e|piyasa degeri\\w*|defter degeri|ozkaynak\\w*|favok|fd ?/ ?favok|net kar\\w*|brut kar\\w*|kar marj\\w*|kari ne kadar|karli(?:lik)? mi|hisse basi(?:na)? kar|eps|roe|peg',
      'bilanco\\w*|gelir tablo\\w*|nakit akis\\w*|ciro\\w*|gelirleri?|borc\\w*(?: orani| yuku)?|temel analiz\\w*|temel veri\\w*|degerleme\\w*|icsel deger\\w*|gercek degeri\\w*|makul degeri\\w*|inci?rimli|indirgenmis nakit|dcf|(?:hisse |fiyat )?(?:ucuz mu|pahali mi)(?! bolge)|geri alim\\w*|sekiz sutun\\w*|finansal tablo\\w*|faaliyet raporu|halka aciklik',
    ],
    dividends: 'temettu\\w*|kar pay\\w*|bedelsiz|bedelli|temettü\\w*',
    'back-test': [
      '(?:alan|satan|giren) biri(?:si)? (?:\\w+ ){0,3}ne (?:yapardi|kazanirdi|olurdu|yapmisti)',
      'back ?-?test\\w*|geriye donuk test\\w*|geri test\\w*|strateji\\w* (?:test|dene|simule)\\w*|kural\\w* test\\w*|simule et\\w*|gecmiste test\\w*|gecmise donuk test\\w*',
      '(?:alsaydim|alsam|alsaydik|satsaydim|girseydim|yatirsaydim|yatirsam|koysaydim|almis olsaydim|alip tutsaydim|aldigimda)(?: \\w+){0,6}|her ay (?:\\w+ ){0,3}(?:alsa|alip|koysa)\\w*|duzenli alim|kademeli alsa\\w*',
    ],
    news: [
      'haber(?:ler|leri|i|lerde)?(?: (?:var|ne|neler|son|goster))?\\w*|manset\\w*|gundem\\w*|duyuru\\w*|soylenti\\w*|kap bildirim\\w*',
      '(?:neden|niye|nicin|ne diye|nasil oldu da) (?:\\w+ ){0,4}(?:dustu|duser|dusuyor|yukseldi|yukseliyor|cakildi|firladi|ucuyor|uctu|patladi|coktu|eridi|cokuyor|geriledi|artti|dusus\\w*|yukselis\\w*|kirmizi|yesil|hareketli|pump\\w*|dump\\w*)|ne oldu da|(?:dususun|yukselisin|hareketin) (?:nedeni|sebebi|arkasinda)\\w*|sebebi ne\\w*|ne oldu buna',
    ],
    calendar: [
      ...events.asks,
      '(?:sukran gunu|bayram|yilbasi|noel|tatil)\\w* (?:\\w+ ){0,3}(?:acik|kapali|calisiyor)\\w*|(?:bilanco|sonuc)\\w* (?:\\w+ )?(?:hangi gun|yakinda mi|ayin kacinda|ne zaman gel\\w*)',
      'ekonomik takvim|takvim\\w*|bilanco tarih\\w*|(?:bilanco|fed|fomc|tufe|enflasyon|faiz|tcmb|ppk|halving|yarilanma|istihdam)\\w* (?:\\w+ ){0,2}(?:ne zaman|tarihi|gunu|karari|toplantisi|verisi|aciklan\\w*)|faiz karari\\w*|faiz indirim\\w*|faiz artis\\w*|tarim disi\\w*|fomc|fed(?:in)? (?:toplanti|karar)\\w*|yarilanma',
    ],
    portfolio: [
      '# ?(?:gram|adet|lot|tane|ons) (?:\\w+ ){0,2}(?:var|aldim|almistim)(?: deger\\w*| ne kadar| kac)|(?:altin|hisse|coin)(?:im|lerim|lerimden|imden|larim|larimdan) (?:\\w+ ){0,4}(?:deger\\w*|kazan\\w*|ne oldu|ne ediyor)|param (?:toplam )?ne (?:ediyor|oldu)|toplam ne ediyor|portfoy\\w*|portfoyum\\w*|pozisyonum\\w*|elimde(?:ki)?(?: \\w+){0,3}|cuzdan\\w*|bakiyem\\w*|hesabim\\w*|maliyet(?:im|imi|imden|lerim)\\w*|kar ?/? ?zarar\\w*|kar zararim|zararim\\w*|karim ne\\w*|pozisyon buyuklug\\w*|(?<!(?<![a-z])a )lot(?!s? of)\\w*(?: hesab\\w*)?|kaldirac\\w*|ne kadar(?:la)? girmeliyim|dagitim\\w* nasil|cesitlendir\\w*|riske at\\w*|izleme listem\\w*',
    ],
    forecast: [
      '(?:artar|duser|yukselir|cikar)mi(?=[ ?!.]*$)|hangi tarafa gid\\w*|tarih ver(?=[ ?!.]*$)',
      'tahmin\\w*|ongoru\\w*|fiyat hedef\\w*|hedef fiyat\\w*|projeksiyon\\w*|kehanet',
      '(?:kac|ne kadar|nereye|kaca) (?:\\w+ ){0,2}(?:olur|olacak|gider|cikar|duser|yukselir|gelir|iner|cikacak|gidecek|dusecek|olabilir|cikabilir|inebilir)\\w*',
      "#'?(?:\\w{1,4})? ?(?:yi|i|u|a|e|ya|ye|lara|lere|dolari|dolara|lirayi|tl yi)? ?(?:gorur|gorecek|olur|olacak|gelir|cikar|duser|iner|ulasir|bulur|gecer|gordur|goruruz)\\w*(?: mu| mi| mi\\w*)?",
      '(?:yukselir|duser|cikar|iner|patlar|ucar|artar|coker|toparlar|toparlanir|donecek|doner|yukselecek|dusecek|cikacak|ucacak|artacak|cokecek) (?:mi|mu)\\w*|ne olacak|ne olur|nereye gid\\w*|nereye kadar (?:cikar|duser|gider|iner|yukselir)\\w*|kac para eder|yarin(?: \\w+)?|gelecek (?:hafta|ay|yil|gun)\\w*|onumuzdeki (?:hafta|ay|yil|gun)\\w*|haftaya|yil ?sonu\\w*|sene sonu\\w*',
    ],
    trade: [
      'benim adima (?:\\w+ |# ?){0,4}(?:al|sat)\\w*|emir (?:gir|ver|ac|kapat|gonder|ilet|iptal)\\w*|(?:pozisyon|islem|long|short) (?:ac|kapat|gir)\\w*|(?:benim icin|adima|yerime) (?:al|sat)(?:ar|ir|in|sana|iver|abil)?\\w{0,8}|#?(?:[.,]#)? ?lot (?:\\w+ )?(?:ac|al|sat|gir)\\w*|(?:\\w+ )?(?:satin al|al bana|sat hepsini|alsana|satsana)|borsa(?:ya|mi) bagla\\w*|hesabimi bagla\\w*|kopya (?:ticaret|trade|islem)\\w*|bot (?:kur|calistir)\\w*|otomatik (?:al|sat|islem)\\w*',
    ],
    options:
      'implied vol\\w*|put ?/? ?call\\w*|opsiyon\\w*|ortuk (?:oynaklik|volatilite)|zimni oynaklik|implied vol\\w*|(?:put|call) (?:\\w+ )?(?:oran\\w*)|implied|call (?:ve|veya|/) put|varant\\w*|gamma|theta|vega|kullanim fiyati',
    'order-flow': [
      'buyukler mi (?:sat|al)\\w*|kucukler mi (?:sat|al)\\w*|emir defter\\w*|emir akis\\w*|derinlik\\w*|takas\\w*|akd|araci kurum dagilim\\w*|fonlama(?: orani)?\\w*|funding(?: rate)?|acik pozisyon\\w*|open interest|likidasyon\\w*|balina\\w*|zincir ustu|on[- ]?chain|long ?/? ?short oran\\w*|para girisi?\\w*|para cikis\\w*|yabanci (?:orani|alim|satim)\\w*|iceridekiler|bid ?ask|alis satis farki|kademe\\w*',
    ],
    sentiment:
      'istah var mi|risk ?off mu|risk ?on mu|duyarlilik\\w*|korku (?:ve |& )?(?:acgozluluk|hirs)\\w*|insanlar ne (?:dusunuyor|diyor)|millet ne (?:dusunuyor|diyor)|piyasa psikoloji\\w*|sosyal medya\\w*|twitter\\w*|algi\\w*|analistler ne (?:diyor|dusunuyor)|analist\\w* (?:not|gorus|beklenti)\\w*',
    'real-estate':
      'gayrimenkul\\w*|emlak\\w*|konut\\w*|daire(?:nin|min|yi|m| almak)?\\w*|ev (?:almak|alsam|fiyat\\w*|kredisi)|kira (?:getiri|gelir|carpan|artis)\\w*|kirasi|kiraya|mortgage|konut kredi\\w*|arsa\\w*|tapu',
    export:
      '(?:indir|disa aktar|kaydet|yazdir)\\w*|csv\\w*|excel\\w*|pdf\\w*|ekran goruntu\\w*|(?:grafigi|linki|analizi|bunu) (?:paylas|gonder)\\w*|resim olarak|api anahtar\\w*',
    tax: 'beyan et\\w*|vergi\\w*|stopaj\\w*|beyanname\\w*|gelir vergisi\\w*',
    drawing:
      '(?:trend (?:cizgisi|hatti)|cizgi|kanal|fib\\w*|kutu|ok|dikdortgen|seviye|hat) (?:ciz|ekle|cek|koy)\\w*|ciz(?:er misin|sene|ebilir misin|iver|er|in)?(?![a-z])|isaretle\\w*|not ekle\\w*',
    'other-language':
      '(?:almanca|fransizca|ispanyolca|arapca|rusca|cince|italyanca|japonca|kurtce|azerice|farsca) (?:anlat|yaz|cevap|konus|soyle|acikla|yanit)\\w*',
  },
  distress: [
    'ellerim titri\\w*|titriyorum|agliyorum|(?:evliligim|yuvam|hayatim|ailem)\\w* (?:bit|dagil|yikil|mahvol)\\w*|kime (?:anlatayim|soyleyeyim|diyeyim)|evi(?:mizi)? sattir\\w*|(?:oglum|kizim|esim|kocam|kardesim|babam|annem) (?:\\w+ ){0,2}kumar\\w*|kumar gibi (?:coin|islem|oldu|oyn)\\w*|yillik (?:birikim|maas|emek)\\w* (?:\\w+ |# ){0,4}(?:git|bit|eri|yan|yariya|likit|sifir)\\w*|likit (?:yedim|oldum|ettiler)|borc icinde\\w*|icra geldi|tefeci\\w*|hayattan sogu\\w*|yuzune bakam\\w*|affedemiyorum|yasamanin anlami',
    '(?:evin|evimin|esimin|cocuk\\w*|dugun|okul|kira) (?:parasini|parasi)\\w*(?: \\w+){0,3}|birikimi\\w* (?:\\w+ ){0,2}(?:gitti|bitti|eridi|yandi)|nefes alam\\w*|cok kotuyum|cok kotu durumdayim|nasil soyle(?:rim|yecegim|yecem)|likit oldum|patladim(?: \\w+)?|her sey(?:im)? (?:gitti|bitti)|bittim|tukendim',
    '(?:her seyimi|her seyi|butun paramizi|tum parami|butun parami|birikimi\\w*|butun birikim\\w*|tum birikim\\w*|evimi|arabami|dugun parasi\\w*|maasi\\w*|parami) (?:\\w+ ){0,3}(?:kaybet|batir|yatir|sifirla|yaktim|bitir|gomdum|erit)\\w*',
    'battim(?: \\w+)?|mahvoldum|mahvoldu\\w*|iflas ettim|intihar\\w*|olmek isti\\w*|yasamak istemi\\w*|canima kiy\\w*|kendime (?:zarar|kiy)\\w*|dayanamiyorum|caresiz\\w*|umudum kalmadi|hayatim (?:bitti|kaydi|mahvoldu)|borc batag\\w*|kumar(?:a)? (?:bagimli|donus|dus)\\w*|bagimlis\\w*|uyuyamiyorum|(?:esim|karim|kocam|ailem)\\w* (?:\\w+ )?(?:bilmiyor|terk|affetmez|duyarsa|ogrenirse)\\w*|borc al(?:ip|dim|arak)\\w*|kredi cek(?:ip|tim|erek)\\w*|hepsi gitti',
  ],
  smallTalk:
    'adin ne(?:ydi|dir)?(?: senin)?|senin adin ne|kac yasindasin(?: sen)?|or[a]?da misin|hayirli (?:cumalar|isler|sabahlar|aksamlar|geceler|gunler|olsun)|saka(?: saka| yaptim)?|sen de (?:\\w+ ){0,3}kaybettin mi(?: hic)?|(?:ulan )?sen de hic (?:bise|bir ?sey|bisey) bilmiyo\\w*|allah razi olsun|eyw|nasilsin\\w*|naber|nbr|ne haber|n ?apiyo\\w*|napiyon|naptin|iyi (?:gunler|aksamlar|geceler|sabahlar)|gunaydin|selam(?:lar|un aleykum)?|merhaba\\w*|kolay gelsin|eyvallah|tesekkur\\w*|sagol\\w*|sag ol\\w*|tsk\\w*|hosca ?kal|gorusuruz|bay bay|(?:sen )?(?:kimsin|robot musun|insan misin|yapay zeka misin|bot musun)|seni kim yapti|(?:harika|supersin|harikasin|aferin|helal|bravo|eline saglik|cok iyisin|salaksin|sacmaliyorsun|ise yaramaz\\w*)|seni seviyorum|tamam(?:dir)?|peki|anladim|deneme|test',
  offTopic: [
    'fener(?:in|bahce\\w*)?(?! bahce)|trabzonspor|tansiyon\\w*|ehliyet\\w*|pasaport\\w*|vize randevu\\w*|emekliye|emekli maas\\w*|enflasyon farki|dusey ?ara|excel\\w* (?:\\w+ ){0,2}formul\\w*|(?:iphone|samsung)(?: \\d+)? m[iu]|camasir makine\\w*|hava durumu|hava nasil|yagmur\\w*|yemek tarif\\w*|tarif\\w*|pisir\\w*|fikra\\w*|saka\\w*|siir\\w*|sarki\\w*|film\\w*|dizi oner\\w*|futbol\\w*|mac(?:i|ta|lar| sonuc\\w*| kac)?|galatasaray\\w*|fenerbahce\\w*|besiktas\\w*|cumhurbaskan\\w*|secim\\w*|siyaset\\w*|odev\\w*|cevir(?:i|isi|ir misin|sene)|tercume\\w*|dogum gunu\\w*|restoran\\w*|otel\\w*|ucak bileti|burc\\w*|fal(?:ima|im| bak\\w*)|ruya tabir\\w*|baskenti\\w*|kod yaz\\w*|python\\w*|javascript\\w*|mektup yaz\\w*|ozgecmis\\w*|sevgili\\w*|ilac\\w*|doktor\\w*|bas agri\\w*|loto\\w*|sayisal\\w*|iddaa\\w*|bahis\\w*|casino\\w*|rulet\\w*|hayatin anlami',
  ],
  injection: [
    '(?:onceki|yukaridaki|tum|butun|verilen|su ana kadarki)? ?(?:talimat|kural|komut|yonerge)(?:lari|lar|larini|ini|i|unu|u|un)? (?:\\w+ )?(?:unut|yok say|gormezden gel|goz ardi|gec|ihlal|bosver|bos ver|iptal)\\w*|sistem (?:mesaj|prompt|komut|talimat|istem)\\w*|gizli (?:talimat|prompt|komut)\\w*|jailbreak\\w*|(?:artik|bundan sonra|simdi) sen\\b.*|gibi davran\\w*|rolu ?yap\\w*|rol yap\\w*|(?:sifre|parola|api anahtari|prompt)\\w* (?:ver|goster|soyle|yaz|nedir|ne)\\w*|drop table|<script|select \\* from|kredi karti\\w*|hackle\\w*',
  ],
  advice:
    '(?:ki |artik )?gec mi(?: kaldim| kaldik)?(?=[ ?!.]*$)|trenini kacir\\w*|kovalanir mi|(?:boz(?:ayim|durayim|alim|dursam|sam)|birak(?:sam|ayim)|dayanayim|basayim|bozay\\w*) mi|mi (?:bozay|bozdur|alay|satay)\\w*|(?:simdi|bugun|yarin|haftaya) m[iu] (?:al|boz|sat|gir|cevir)\\w*|nasil bol(?:eyim|sem|meliyim)|mi alsam|ne almali|(?:al|sat) (?:dedi|diyor|diyo|der) (?:\\w+ ){0,4}(?:guvenilir|akillica|mantikli|dogru|hakli) mi|akillica mi|uygun zaman|pisman olur mu\\w*|(?:alinir|satilir|girilir|tutulur)m[iu]|tek hakkim|(?:\\w+ )?\\w+x yapar|neye (?:yatir|koy|gir)\\w*|(?:yatirayim|koyayim|gireyim|cikayim|bekleyeyim)(?: mi)?|koymali\\w*|yatirmali\\w*|beklemeli\\w*|tutmali\\w*|beklesem(?: mi)?|hedef fiyat (?:ver|soyle)\\w*|tutulur mu|beklenir mi|alinacak (?:hisse|coin)\\w*|(?:koysam|yatirsam|girsem) mi|(?:al|sat|tut|gir|cik|bekle)(?:mali|sam|sak|ayim|eyim|alim|elim|inir|ilir|ip|malimi|malimiyim)\\w*(?: mi\\w*| mu\\w*)|almali\\w*|satmali\\w*|ne yapmaliyim|ne yapayim|ne yapsam|tavsiye(?! (?:verme|istemi|degil))\\w*|oner(?:i|ir|din|sen|iniz|irsin)\\w*|alim (?:firsati|yeri|zamani)|(?:alim|alis|satis|satim) (?:seviye|nokta)\\w*|(?:almak|satmak|girmek|yatirim yapmak|tutmak) (?:icin )?(?:mantikli|dogru|iyi|uygun)\\w*|mantikli mi|(?:alma|satma|girme)(?:nin)? zamani\\w*|zamani mi|long mu|short mu|hangisini (?:al|sec|tercih)\\w*|stop(?:u|umu)? nere\\w*|stop ?loss\\w*|zarar kes\\w*|kar al\\w*|sinyal ver\\w*|alinir mi|satilir mi|girilir mi|yatirim yapilir mi|yatirim icin uygun',
  definition: [
    'neyi (?:olc|goster|anlat|ifade)\\w*|nasil oku\\w*|ne anlam\\w*|ne ki(?: bu)?|ne ise yarar|ne anlatir|nasil hesaplan\\w*|ayni sey mi|(?:arasindaki|aralarindaki)? ?fark(?:i|lari) ne\\w*|ayirt (?:ed|et)\\w*|ayni kapiya|karistir(?:iyor|iyo|dim)\\w*|fark(?:ini|i)? (?:ogren|anla|nedir)\\w*|farkli (?:sey|seyler) mi|ayni(?:si|sey)? mi(?: yoksa)?|mantig[ii] ne|ne demek (?:oluyor|istiyor|bu)?|tam olarak ne(?:dir)?|birbirinden nasil',
  ],
  forms: {
    shorter:
      'daha kisa\\w*|kisaca|kisa kes|kisalt\\w*|ozetle\\w*|ozet (?:gec|ver)\\w*|tek cumle\\w*|bir cumle\\w*|kisa anlat\\w*|kisa (?:yaz|tut|soyle)\\w*|uzun olmus|az ve oz',
    simpler:
      'daha basit\\w*|basitce|basitlestir\\w*|sade(?:ce anlat|lestir|\\s?dille)\\w*|basit (?:anlat|dille|bir dille)\\w*|anlamadim|anlayamadim|kolay (?:anlat|dille)\\w*|(?:cocuga|bes yasinda|5 yasinda|# yasinda|yeni baslayan\\w*|acemi\\w*) (?:\\w+ )?(?:anlat|gibi|icin)\\w*|turkcesi(?: ne)?|teknik olmayan\\w*|cok (?:teknik|karisik)\\w*',
    table: 'tablo\\w*|tablolastir\\w*|liste (?:halinde|olarak|yap)\\w*',
    why: '(?:neden|niye|nicin) (?:oyle|boyle|bunu) (?:dedin|diyorsun|soyluyorsun|dusunuyorsun|yorumladin|cikardin)\\w*|neye dayanarak|neye gore|nereden (?:biliyorsun|cikardin|anladin)\\w*|nasil (?:anladin|buldun|hesapladin|bildin|cikardin)\\w*|gerekcesi\\w*|dayanagi\\w*|niye ki|neden ki',
  },
  filters: {
    bullish: 'boga\\w*|yukselis(?: yonlu)?|yukari yonlu|yesil|talep|bullish',
    bearish: 'ayi(?: yonlu)?|dusus(?: yonlu)?|asagi yonlu|kirmizi|arz|bearish',
    above:
      'ust(?:u|un|unu|unde\\w*|une|te|teki\\w*|umuz\\w*)?|tepemiz\\w*|yukari\\w*|yukarida\\w*|uzeri\\w*|fazla\\w*|direnc\\w*',
    below: 'alt(?:i|in|ini|inda\\w*|ina|ta|taki\\w*|imiz\\w*)?|asagi\\w*|az|deste[kg]\\w*',
    unfilled:
      'dolma(?:mis|yan|di)\\w*|acik(?: kalan| olan)?|kapa(?:n|t|til)?ma(?:mis|yan|di)\\w*|doldur(?:ul)?ma(?:mis|yan|di)\\w*',
    filled: 'dol(?:mus|an|du(?!r))\\w*|dolduru(?:lmus|lan|ldu)\\w*|kapan(?:mis|an|di)\\w*',
    untouched:
      'test edilme(?:mis|yen)\\w*|(?:el )?degme(?:mis|yen)\\w*|degilme(?:mis|yen)\\w*|dokun(?:ul)?ma(?:mis|yan)\\w*|(?:ugran|gidil|sinan)m[ae](?:mis|yan|yen)\\w*|taze|temas edilme(?:mis|yen)\\w*|hic (?:test|temas)\\w*|bakir',
    touched:
      'test edil(?:mis|en|di)\\w*|dokunul(?:mus|an|du)\\w*|temas (?:edilmis|edilen|etti)\\w*',
    broken:
      '(?:alin|asil)(?:di|mis) m[iu]|supurul(?:du|mus)\\w*|kiril(?:mis|an|di)\\w*|bozul(?:mus|an|du)\\w*|gecersiz\\w*',
    nearest: 'en yakin\\w*|yakin(?:daki|da|larda)?|siradaki',
    newest: 'son(?:uncu)?|en son\\w*|en yeni\\w*|en taze\\w*|guncel',
    oldest: 'ilk|en eski\\w*',
    largest: 'en buyu[kg]\\w*|en genis\\w*|en yuksek\\w*|en guclu\\w*|en derin\\w*|en fazla|en cok',
    smallest: 'en kucu[kg]\\w*|en dar\\w*|en dusuk\\w*|en zayif\\w*|en az',
    swing: 'salinim(?: olceg\\w*)?|swing|ana|buyuk olcek\\w*',
    internal: 'ic (?:yapi|olcek|salinim)\\w*|icsel\\w*|kucuk olcek\\w*|internal',
  },
  plain:
    'deg(?:di|mis|iyor)\\w*|kil(?:ar|an|iyor|dik)\\w*|yukse\\w*|dusuk\\w*|dusug\\w*|dus(?:tu|us|uyor|en)\\w*|zirve\\w*|dip\\w*|dib\\w*|tepe\\w*|fiyat\\w*|grafi\\w*|hisse\\w*|coin\\w*|kripto\\w*|piyasa\\w*|borsa\\w*|mum\\w*|bar\\w*|parite\\w*|kagi[dt]\\w*|endeks\\w*|enstruman\\w*|sembol\\w*|varlik\\w*|analiz\\w*|yorum\\w*|incele\\w*|goster\\w*|anlat\\w*|acikla\\w*|soyle\\w*|bak\\w*|listele\\w*|ver(?:ir|sene|in|iniz|ebilir)?\\w*|deger\\w*|veri\\w*|rakam\\w*|sayi\\w*|gecmis\\w*|tarih\\w*|su ?an\\w*|simdi\\w*|bugun\\w*|guncel|dolar\\w*|usd|usdt|tl|lira\\w*|puan\\w*|pip\\w*|gun\\w*|hafta\\w*|ay\\w{0,4}|yil\\w*|saat\\w*|dakika\\w*|donem\\w*|sure\\w*|zaman\\w*|kadar\\w*|kac\\w*|nasil\\w*|nedir|ne|var|yok|utc|tick|kavram\\w*|bulgu\\w*|omr\\w*|omur\\w*|vade\\w*|surmus\\w*|surdu\\w*|olc\\w*|mi|mu|miyim|misin|musun|var ?mi|lutfen|acaba|abi|hocam|kanka|ya|yaa|be|ki|de|da|ile|gore|icin|gibi|olarak|baz(?:d|ind)a|bazli|pardon|diyecektim|demek iste\\w*|itibariyle|civari\\w*|yaklasik|tam(?:i)?|toplam\\w*|oldu\\w*|olmus\\w*|etti\\w*|yapti\\w*|durum\\w*|hareket\\w*|karsilastir\\w*|kiyasla\\w*|cevir\\w*|dondur\\w*|arasin\\w*',
  back: '(?:o|bu|su|onun|bunun|sunun|onlar\\w*|bunlar\\w*|ona|buna|onu|bunu|ondan|bundan|orasi\\w*|burasi\\w*|orada\\w*|hangisi\\w*|ikincisi\\w*|birincisi\\w*|ucuncusu\\w*|digeri\\w*|oteki\\w*|obur\\w*|ikisi(?:n\\w*)?|ayni\\w*|ilki\\w*|sonuncusu\\w*)',
  more,
  narrowing: 'olan\\w*|sadece|yalnizca|yalniz|bir tek|bunlardan|onlardan',
  addSubject:
    'gore|kiyasla|ekle\\w*|dahil et\\w*|kat(?:ar|sana|ip|alim)\\w*|(?<=d[ea] )ka[td]|koy(?:ar|sana|alim|un)?|yanina|olsun|katilsin|girsin',
  dropSubject: 'cikar\\w*|haric|kaldir\\w*|at(?:ar|sana|ip)?|olmadan|birak\\w*|bos ?ver\\w*',
  besideSubject: 'kiyasla\\w*|karsilastir\\w*|yan yana',
  swapSubjects: [
    "(?<dropped>#)['a-z]*(?: [a-z]+)? yerine (?<added>#)",
    "(?<dropped>#)['a-z]*(?: [a-z]+)? degil,? (?<added>#)",
  ],
};

/** Names of filters, as on a chip. */
export const filterNames: Readonly<Record<FilterWord, string>> = {
  bullish: 'yükseliş yönlü',
  bearish: 'düşüş yönlü',
  above: 'yukarıda',
  below: 'aşağıda',
  unfilled: 'dolmamış',
  filled: 'dolmuş',
  untouched: 'test edilmemiş',
  touched: 'test edilmiş',
  broken: 'kırılmış',
  nearest: 'en yakın',
  newest: 'en yeni',
  oldest: 'en eski',
  largest: 'en büyük',
  smallest: 'en küçük',
  swing: 'salınım ölçeği',
  internal: 'iç ölçek',
};

/** The chart of an interval, in a row of words. */
export const nameChart: AnalystLanguage['nameChart'] = (interval) => `${interval} grafik`;

/** What a chip can be changed to, where no other words say it. */
export const chipChanges = {
  without: 'Bu koşul olmadan',
  high: 'tepeden sonra',
  low: 'dipten sonra',
  thisMonth: 'bu ay',
  thisYear: 'bu yıl',
} as const;
