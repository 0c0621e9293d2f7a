import type { AdviceWords } from '../advice-words.ts';

/** Stems of verbs that are trades. */
const TV = 'al|sat|topla|biriktir|yuklen|shortla|longla|satin al|geri al';
/** Stems of verbs that are trades beside a thing that is traded. */
const AV =
  'kenara cekil|gir|cik|tut|ekle|birak|koy|yatir|kapat|ac|gec|koru|azalt|artir|bosalt|hafiflet|hafifle|kac|kap|edin|katla|bekle|ayir|basla|kullan|bol|indir|cevir|tasi|bas|vur|atla|katil|bin|degistir|degerlendir|dene|kal|ol|dur|kurtul|yaz|ver|cek|bagla|doldur|supur|sec|davran|bozdur|bulas|kacir|dusur|surdur|sakla|buyut|calistir|et|git|don|sur|kes|dagit|cesitlendir|dengele|konumlan|kirala|hazirlan|dusun|takil|unut|elden cikar|say|bil|yap|devam|at|kolla|izle|realize et|nakde gec|cikart|cikar|kilitle|bagis|yerlestir|aktar|degerlen|yonel|uzaklas|sabret|direnme|yukselt|genislet|kos|yakala|savur|sal|dok|kaydir|yukle|teslim et|itiraz etme|deneyin|sahiplen|kucult|eri[t]|ver gitsin|bos ver|vazgec|geri cekil|one gec|surukle|kilitle|elle|dokun|inan|guven|don|tercih et|nakde cevir|don|islet|ust ust|destekle|riske at|hedefle|bahse gir|yanas|sok|odakla|odaklan|bulundur|barindir|abone ol|takip et|kopyala|uy|kulak ver|bozma|yastikla|borclan|odunc al|kaldirac kullan|ipotek et|ipotek ettir|devret|tasarruf et|degistir|takas et|paylastir|parcala|bolustur';
/** Vowels of endings, folded: i, ı, u, ü and a, e. */
const S = '[iu]';
const E = '[ae]';
const V = `(?:${TV}|${AV})`;
/** Endings of the imperative, with its negation and its polite forms. */
const IMP = `(?:y?${S}n(?:${S}z)?|m${E}|m${E}y${S}n(?:${S}z)?)?`;

/** Advice in Turkish, folded; sources: docs/analyst.md and the open half of bench/advice. */
export const advice: AdviceWords = {
  fieldTerms: [
    'mum alin',
    'araligi bir \\w+ alin',
    '(?:alis|satis|alim|satim)[- ](?:yonlu|tarafi\\w*|baski\\w*|hacmi|emir\\w*|emri\\w*|likidite\\w*|stop\\w*|fiyat\\w*|gucu|yoneticileri|gideri|giderleri|opsiyon\\w*|teklifi|operasyon\\w*)(?! (?:al$|yaz|sat$|ac))',
    'asiri (?:alim|satim)\\w*',
    'satin alma (?:gucu|yonetici\\w*|gider\\w*)',
    '(?:pay|hisse)?\\s?geri al(?:im\\w*|inan\\w*|di|dig\\w*)',
    'al ve tut',
    'al[- ]?(?:ya da |veya |\\/)?sat',
    'hedef tarihli(?! fonda birak)',
    'enflasyon hedefi\\w*',
    'karbon notr',
    'satis(?:lar\\w*)? (?:yap\\w*yor|maliyet\\w*|buyu\\w*)',
    'satislar\\w*',
    'acigi?a? sat(?:is\\w*|an\\w*|mak|ti\\w*)',
    'uzun pozisyon',
    'emir blogu\\w*|emir defteri\\w*',
    'risk (?:ve )?getiri',
    'iptal et',
    'olculu hareket hedef\\w*',
    'alim satim',
    'altinda|altina|altindan|altindaki',
    'al(?:ir|an|inan|di|diklari|acak\\w*|maya hak|mis\\w*) ',
  ],
  sure: '\\b(?:yatirimci|trader|alici|satici)\\w* (?:\\w+ ){0,4}(?:almali|satmali|beklemeli|tutmali|cikmali|girmeli|eklemeli|azaltmali)\\b',
  refusals: [
    'vela\\w*\\b.*(?:\\w+m[ae]z|degil|yok)',
    '(?:soyleyemem|diyemem|vermiyorum|veremem|bilemez|okunamaz|soylenemez|demeyiz|demez|soylemez|onermez|vermez|yanitlamaz|durdurur|degildir|uyandirmali\\w*|isaretidir|uyariyor|gostermez|gosterilmez|basvurulur|icermez|yoktur|engeller|iletilmez)$',
    'tavsiye istiyor',
    '\\b(?:deyistir|sozudur|adidir|terimidir|notlaridir|demektir|denir|adi verilir|tanimlanir|anlamina gelir|olculur|hesaplanir|kastedilir|anlatir|verilen addir|adini verir|belirsizdir|bilinmiyor|duzenlenir|ne demek|strateji\\w* (?:adi\\w*)|arasinda durur)$',
    'tavsiyesi? degil\\w*$',
    'sorular?ini?\\b.*yanit',
    '\\bkuralı?\\b.*\\bkoyar$',
    '\\bolup olmadigi\\b',
    '\\bsorusu\\b',
    '\\bsordunuz\\b',
  ],
  patterns: [
    `(?:^| )(?:al|alin|aliniz|alma|almayin|almayiniz|sat|satin|satiniz|satma|satmayin|satmayiniz|topla|toplayin|biriktir\\w{0,2}|yuklen\\w{0,3}|satin al(?:in|iniz|mali\\w*|abilir\\w*|sin)?)$`,
    `^(?:hemen |simdi |bunu |bu \\w+ )?(?:al|sat|tut|alin|satin|tutun|hold|bekle)(?: (?:hepsini|bunu|bu|hemen|simdi|ve|gitsin|cunku|dususu|yarisini|#\\S*)\\b|$)`,
    `\\b(?:guclu|net|spekulatif|kesin|kesinlikle|dogrudan|bas bas) (?:al|sat|tut)\\b`,
    `\\b(?:al|sat|tut) (?:konumunda|diyor|derim|derdim|der|tavsiyesi|verdim|sinyali (?:geldi|verdi|olustu|var)|tusu\\w*)`,
    `\\b(?:long|short)\\b(?! (?:pozisyon|vade))|\\blong(?:\\W|$)|\\balisa? (?:gec|gir|kal|yat)(?:in|iniz|me|meli\\w*|ilir|ilebilir|ebilirs\\w*)?$|\\balista (?:ol|kal)\\w*|\\baciga (?:gec|sat)(?:in|iniz)?$|\\balistalar`,
    `\\b(?<!(?:okumaniz|secmeniz|bakmaniz|incelemeniz|karsilastirmaniz)${S} )oner(?:irim|iriz|iyorum|iyoruz|ebilir miyim|erim)\\b|\\btavsiye ed\\w+|\\btavsiyem\\w*|\\bonerim\\w*|\\btercih ederim`,
    `\\b(?:yerinizde|yerinde|sizin yerinizde|senin yerinde)(?: olsa\\w*)?\\b.*\\w+d${S}[mk]$|\\b(?:evet derim|olsa .* derdi|ben olsam|benim param|kendi param\\w*|sahsen|kendi adima|bana guven|inan bana|aramizda|hesap benim)\\b`,
    `\\b(?:kazan|pisman ol|kaybet|al|sat|bul|gor|dizini dov|geride kal|kar e[dt]|uzul|yanlis yap)\\w{0,3}(?:rs${S}n(?:${S}z)?|m${E}zs${S}n(?:${S}z)?)\\b`,
    `\\b(?:pozisyon|portfoy|birikim|nakd|para|hisse(?:ler)?|pay(?:lar)?|sermaye|hesab|stop|hedef|kar|zarar|dolar(?:lar)?|coin(?:ler)?|tahvil(?:ler)?|maas|elinizdeki|cuzdan|sepet|varlig|yuk|secenek|adim|oran|kripto oran)\\w{0,2}(?:iniz|unuz|niz|nuz)\\w{0,4}\\b`,
    `\\b(?:sizin icin|size uygun\\w*|senin icin|sizin buyuklug\\w*|size tavsiye\\w*|hesabiniza)\\b`,
    `^(?:(?:bu|o|su|buradan|simdi|hemen|#\\S*|bence|stop|daire|hisse|kisaca|ne)\\b.{0,40} )?(?:konur|yapilir|girilir|alinir|satilir|tutulur|beklenir|toplanir|acilir|kapatilir|satilmaz|kacmaz|kacirilmaz|alinmaz)$`,
    `\\b(?:tavsiyem|onerim|oneri|en iyi\\w*|akillica olan|dogrusu|secenegi?n?i?z?|yapilacak)\\b.*m${E}(?:k|n${S}z|kt${S}r)$`,
    `\\b(?:yatirimci\\w*|trader\\w*|vadeciler\\w*|olanlar\\w*|sahipleri|alicilar\\w*|emekliler\\w*|herkes|biri|kimseler|temkinli\\w*|sabirli\\w*|tedbirli\\w*|sabri)\\b.{0,50}?(?:m${E}l${S}|(?<!al|sat|tut|koy|cik)${E}b${S}l${S}r|onerilir|edinsin|alsin|satsin|kalmali|kullanmali|yerinde olur|denebilir)\\b`,
    `\\b(?:alim|giris|satim|satis|alis|ekleme|kar al\\w*) (?:firsat\\w*|noktas\\w*|zaman\\w*|yeri\\w*|vakti)\\b|\\bfirsat\\w* (?:kacir\\w*|bil\\w*|22|#|kapi\\w*)|\\bgiris noktasi`,
    `\\b(?:kacirilmaz|kacirma\\w*|bedava|kelepir|son sans|sahip ol(?:$|un|mazsan|unacak|mak|maktan|mayi)|portfoy\\w* (?:yer|bulun|yakis|gir|eklen)\\w*|almaya deg\\w*|denemeye deg\\w*|pozisyona deg\\w*|geride kal\\w*|ne bekliyorsun\\w*|gozdem|ne alacagini|sirada\\w* durak|tereddut|alinacak hisse\\w*|daha iyi bir alim|ilkini secin|ikincisini sec\\w*|seciminiz|yesil(?:e| dugme\\w*)|elmas el|yolo|all-in|tum parayla|kolay para|harekete gecin|acele ed\\w*|binmek icin|vakit var|sure doluyor|penceresi|kaybedecek bir sey\\w*|yanlis yapma\\w*|neden gormuyorum|neden almay\\w*|iyisi yok|pisman\\w*|(?:ve|dost|kalabalik) hakli|para var|servet bekl\\w*|kurtul\\w*|uzak dur\\w*|istersiniz|kazandiran|deli satar|aldigin icin|dugme\\w* (?:degil|bas)\\w*|(?:alan|satan|bekleyen) (?:kazan|uzul|pisman|daha)\\w*|secimi .*olmali|tane olsun)\\b`,
    `\\b(?:icin makul|icin uygun olur|uygundur|dogru miktar\\w*|yeterli|ideal pozisyon\\w*|cazip gorunuyor|hak ediyor\\w*)$`,
    `(?:%#|\\byuzde (?:#|\\w+)|\\b(?:dortte|ucte|yari|ondа|onda)\\w* ?\\w*|#x?|\\blot|\\bdolar)\\b.{0,30}?\\b(?:koy|ayir|yatir|bagla|tut|kullan|cikar|dusur|indir|artir|al|ekle|riske at|cek|bol|fazlasi degil|agirlik|kaldirac)(?:${IMP})?$`,
    `(?:%#\\S*|\\bbirikim\\w*|\\bparan\\w*|\\bservet\\w*|\\bkasa\\w*|\\bnakd\\w*)\\b.{0,25}\\b(?:bu (?:hisse|coin|fon)\\w*|hisse\\w*de olmali|buraya|dogru miktar\\w*|fazlasi degil|endekse|agirlik)\\b`,
    `\\b(?:kesin(?= (?:gel|kir|in|cik|yuksel|#|dus|gec|kazan|kar))|gecegi kesin|kesinlikle|mutlaka|garanti|garantili|risksiz|suphe yok|suphesiz|kuskusuz|kusku duyma\\w*|kacinilmaz|an meselesi|sasmaz|cepte|(?:yuksel|cik|dus)m[ae]k zorunda|oldugu belli|acilacagi belli|ihtimali yuzde yuz|aya gidiyor|bu islem kaybetmez|asagisi yok|dip goruldu|hedef fiyat #)\\b(?! (?:bir sey|getiri vad|kazanc yaz|kazanc teklif|degil|olmay))`,
    `\\b(?:yuksel|dus|ulas|gec|katlan|uc|patla|gid|cik|kir|in|don|dol|kopar|art|azal|geril|yap)\\w{0,3}(?:ecek|acak|ecektir|acaktir)$|\\bgorecegiz\\b|\\bgorulecek$|\\bpatlamak uzere|\\b(?:ulas|yuksel|dus)emez$|\\bdusemez\\b|\\bkazanirsiniz\\b|\\b(?:ikiye|uce|dorde|bese) katlan(?:ir|acak)\\b|\\bkaybetmez$|\\bpiyasayi yen\\w*`,
    `\\bhep yukari\\b|\\bdumduz gider|(?:#\\S*|dolara) (?:gider|gidiyor|ulasacak|gelir|ucar)$|^(?:bahara|yaza|yilbasi\\w*).*\\bolur\\b`,
    `\\b(?!(?:gorur|olur|bulur|gorebilir|bulabilir|okuyabilir|sorabilir|degistirebilir|silebilir|iptal edebilir|bakabilir|secebilir|kullanabilir|indirebilir|paylasabilir|kaydedebilir|edebilir|soruyor|istediginiz|kastediyor|diyebilir|yazabilir|ekleyebilir|acabilir))\\w{2,}(?:[ae]b[iu]l[iu]r|[aeiu]r|m[ae]z|yor|[ae]c[ae]k)s[iu]n(?:[iu]z)?\\b`,
    `\\b(?!(?:derd|okurd|gerek|rica|seyir|yorum))\\w{2,}(?:[aeiu]rd[iu]m|m[ae]zd[iu]m|[aeiu]rd[iu]k)\\b`,
    `\\b(?!(?:tanimiyor|karsilastirmiyor|kastediyor|yanitliyor|gosteriyor|anlatiyor|soyluyor|yorum|vermiyor|bilmiyor|veriyor))\\w{2,}[iu]yorum\\b`,
    `\\b(?!(?:kurul|hareket|akim))\\w{2,}(?:acag|eceg)[iu][mz]\\b`,
    `\\b(?!(?:yenilen|icer|guncellen|acil|hazir ol|ol|goster|gosteril|silin|listelen|gorun|tasiy|dur|durmay|bulunmay|gonderil|saklan|uret|odenecek|sun|satin al|al|sat|gelecek|sona er|ver|yayimlan|bulun|soruldu|cek|gec)(?:ecek|acak)|\\w*(?:il|ul|in|un)(?:m[ae]y)?(?:ecek|acak))\\w{2,}(?:ecek|acak)(?:tir)?$`,
    `\\b(?!(?:tutulmali|karistirilmamali|okunmali|denetlenebilmeli|bakilmali|belirtilmeli|unutulmamali|yazilmali|belli olmali|olmali|uyandirmali|kullanilmali|verilmeli|eklenmeli|maliyet))(?!\\w*(?:il|ul|in|un)m[ae]l[iu])\\w{2,}m[ae]l[iu](?:s[iu]n(?:[iu]z)?|y[iu]z|lar)?$`,
    `\\b(?:altin firsat|efsane|harika|mukemmel|muhtesem|super|kacmaz|uctu uc\\w*|roket|ay\\w* gid\\w*|zengin\\w*|kose olmak|para basar|bedavadan|kelepir\\w*|ucuzken|gec kalma\\w*|treni kacir\\w*|son vagon|simdi ya da|tam zamani|vakti geldi|zamani geldi|hazir misin\\w*|ne duruyorsun\\w*|dusunmeden|tereddutsuz|gonul rahatligi\\w*|gozu kapali|gozunu kirpmadan|seve seve|cebe (?:koy|indir|at|kon)\\w*|mal (?:topla|birak|al|sat)\\w*|sirtini yasla|arkana yaslan|koseye koy|kenara (?:koy|ayir)(?:un|in)?$|pusuya yat\\w*|tetigi cek\\w*|dugmeye bas\\w*|oyuna gir\\w*|iceri gir\\w*)\\b`,
    `\\b(?:giris|cikis|stop|hedef|kar al|sl|tp|miktar)\\b ?#?:? ?%?#.*|\\b(?:sl|tp) #|\\b(?:alim|satim|alis|satis|giris) bolgesi\\b.*#|#\\S* (?:uzeri|alti) (?:alis|satis|alim)`,
    `\\b(?:temkinli|sabirli|tedbirli|dikkatli|akilli|akli basinda|usta|bilge|herkes)\\b.{0,50}?(?:alir|satar|bekler|olurdu|alirdi|satardi|cikar|girer)\\b`,
    `\\b(?:olanlar|sabri olanlar)\\b.{0,30}(?:alabilir|satabilir|girebilir|cikabilir|ekleyebilir)`,
    `\\bhedef fiyati? (?:yukari|asagi|#|kesin)|^hedefi(?:miz|niz)?\\b|\\b(?:alim|satim|satis|alis) sinyal\\w* (?:geldi|verdi|olustu|var|uretti)`,
    `\\bal al\\b|\\bsat sat\\b`,
    `\\b(?:kar|pozisyon|stop)\\w* (?:al|koy|ac|kapat)(?:in|iniz|un)?$`,
  ],
  ordinary: [
    `\\b${V}(?:${E}r|${S}r|r|m${E}z)d${S}[mk]\\b|\\balic${S} olurdum`,
    `\\b${V}(?:${E}|${S})?r${S}(?:m|z)\\b|\\b(?:${TV}|gir|ekle?|koy|yatir|tut|cik)${S}?yor(?:um|uz)\\b|\\bekliyor(?:um|uz)\\b`,
    `\\b(?:${TV}|gir|cik|tut|ekle|bekle|koru|azalt|artir|kapat|ac|tasi|sat|koy|yatir|gec|kal|ol|katil|kullan)m?${E}?m${E}l${S}(?:s${S}n(?:${S}z)?|y${S}z)\\b`,
    `\\b${V}(?:y?${E})b${S}l${S}rs${S}n(?:${S}z)?\\b(?=.*)`,
    `\\b${V}(?:y?${E}c${E}ks${S}n(?:${S}z)?|y?${E}cag${S}n(?:${S}z)?|s${E}n(?:${S}z)?|s${E}k)\\b|\\boluyor olacaksiniz|\\boturuyor olacak`,
    `\\b(?:${TV}|gir|cik|tut|ekle|ac|kapat|dene|azalt|artir|kal|dusun|yap|kon|koy|birak|bekle|tasi)(?:${S}?[nl]|${S}l|n${S}l)?m${E}l${S}(?:d${S}r|lar)?\\b`,
    `\\b(?:al|sat|topla|gir|cik|tut|ekle|dene|dusun|ac|kapat|koru|tasi)(?:${S}?[nl])(?:${S}l)?${E}b${S}l${S}r\\b|\\b(?:alim|satis|ekleme|giris|kar satisi)\\w* (?:yapilabilir|denenebilir|dusunulebilir|yapilir|uygun\\w*|onerilir|mantikli|cazip|makul)|\\bportfoye eklenebil\\w*`,
    `\\b(?:al|sat|gir|cik|tut|ekle|topla|azalt|artir|kapat|tasi|gec|koru|bekle|koy|kal|bulundur|dur|edin|bak|kaldir|ac|azaltil|kapatil|alin|satil|cikar|sahip ol)m${E}(?:k|k icin|s${S}|n${S}n|n|n${S}z\\w*|y${S}|y${E}|kt${E})\\b.{0,20}?\\b(?:mazur|oneriyor\\w*|lazim|gerek\\w*(?! mi)|fayda\\w*|yarar\\w*|mantikli|uygun\\w*|dogru\\w*|akillica|iyi\\w*|zaman\\w*|vakt\\w*|vakit|sakinca\\w*|deger|degebilir|makul|yerinde\\w*|onerilir|onerilmek\\w*|oneririm|onerilmelidir|zarari|yanlis|akla|hak|kazandir\\w*|neden\\w*|geldi|dusunun|dusunebilir\\w*|isteyebilir\\w*|istersiniz|deneyin|degerlendirin|basla\\w*|calis|hazir\\w*|devam|soyluyor|surdur\\w*|gec olacak|her nedeniniz)\\b`,
    `(?<!\\b(?:geri|enstruman adi|ve|ilk|saatleri) )(?!cekilme|geri cekilme|yaz ve|yazin|supurme|surme|kesme|acma)\\b(?:${AV})${IMP}$`,
  ],
  objects:
    'hisse\\w*|pay\\w*|coin\\w*|fon\\w*|altin\\w*|gumus\\w*|tahvil\\w*|bono\\w*|endeks\\w*|kripto\\w*|bitcoin\\w*|btc|lot|kontrat\\w*|opsiyon\\w*|daire\\w*|ev|evi|eve|evin|kagi[td]\\w*|mal|mali|doviz\\w*|dolar\\w*|avro\\w*|etf\\w*|straddle|konut\\w*|emtia\\w*|pozisyon\\w*|islem\\w*|short\\w*|long\\w*|stop\\w*|alim\\w*|alis\\w*|satim\\w*|satis\\w*|giris\\w*|cikis\\w*|dusus\\w*|yukselis\\w*|kar|kari|karin\\w*|zarar\\w*|hedef\\w*|dip\\w*|tepki\\w*|kirilim\\w*|risk\\w*|agirlig\\w*|maliyet\\w*|kaldirac\\w*|birikim\\w*|portfoy\\w*|para|paran\\w*|parayi|nakit\\w*|nakd\\w*|sermaye\\w*|hesab\\w*|maas\\w*|kasa\\w*|servet\\w*|kredi\\w*|sepet\\w*|bes\\w*|temettu\\w*|arz\\w*|trend\\w*|zayiflik\\w*|banka\\w*|teknoloji\\w*|enerji\\w*|sirket\\w*|kurum\\w*|alici\\w*|satici\\w*|tavan|tahta\\w*|yastik|cekmece\\w*|kupun\\w*|bilanco\\w*|teklif\\w*|tren\\w*|bedelli|vadeli\\w*|faiz\\w*|ceyrek|yari\\w*|ucte|kalan\\w*|hepsi\\w*|elinde\\w*|bunu|bunda\\w*|bundan|burada\\w*|buradan|onu|ondan|simdi|hemen|_+|long|ustune|%?#\\S*|bu|bir|birkac|biraz|buna|sonra|henuz|kenar\\w*|disarida|iceride|vakit|ustune|uzak|asagi\\w*|yukari\\w*|acgozlu|pisman|gozunu|dugme\\w*|tus\\w*|ikiye|kademe\\w*|savunmaci|kuyruk\\w*|cuma\\w*|pazartesi\\w*|persembe\\w*|sakin|asla|sonuna|kisacasi|barut|cantalari',
  screen:
    "kutu\\w*|sekme\\w*|klavye\\w*|sifre\\w*|profil\\w*|arama\\w*|filtre\\w*|pdf|bildirim\\w*|dil|tema\\w*|alan[ia]?|tiklay\\w*|gecmis\\w*|fare|isaretci|mikrofon|pencereyi|sagdaki|soldaki|alttaki|ustteki|yukaridaki|asagidaki|grafi[kg]\\w*|sayfa\\w*|ayar\\w*|panel\\w*|tusla\\w*|tusuyla|tusunu|surgu\\w*|pencere\\w*|imlec\\w*|sembol\\w*|dosya\\w*|liste\\w*|alarm\\w*|olcek\\w*|terim\\w*|formul\\w*|ayrinti\\w*|tanim\\w*|sayi\\w*|yanit\\w*|sohbet\\w*|baslik\\w*|baglanti\\w*|gorsel\\w*|ekran\\w*|tablo\\w*|aralik\\w*|araligi|donem\\w*|komut\\w*|bolge\\w*|rakam\\w*|mum|mumun|muma|mumlar\\w*|neden|dakika|kaynak\\w*|plan\\w*|renk|csv|e-posta\\w*|hesap ac\\w*|dipnot\\w*|birim\\w*|dikkat|unutmayin|karistir\\w*|akilda|izleme|escape|shift|pro'ya|haftalik|logaritmik|yan yana|ongoru|oran\\w*|puan\\w*|yeniden|yil\\w*|medyan|senaryo\\w*|iz[ii] olarak|kapanis\\w* bekle|giris yap\\w*|marj\\w*|sutun\\w*|model\\w*|yapi\\w*|nakit akisi\\w*|bosluk|boslug\\w*|karsilastir\\w*|soru\\w*|kira\\w*|tutar\\w*|ornek\\w*|analiz\\w*",
  fillers: `(?:(?:ve|sonra|ama|evet|hayir|tabii|elbette|lutfen|hadi|haydi|peki|o zaman|yani|belki|yoksa|once|simdilik|kisacasi|ozetle|acikcasi|uzun lafin kisasi|lafin kisasi|net konusayim|soyle diyeyim|not)\\b[ ,:]*)+`,
  breaks:
    '(?:ve|sonra|ama|yoksa|diyor|der|derim|diye|dedi|deme[km]|yaziyor|dersiniz|demis\\w*)(?![a-z])',
  turns: 'ama |yine de |fakat |ancak ',
};
