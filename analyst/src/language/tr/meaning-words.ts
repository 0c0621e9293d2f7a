import type { MeaningWords } from '../meaning-words.ts';

/** Words of about the same meaning, without Turkish letters; `*` stands for any ending. */
export const turkishMeaningWords: MeaningWords = {
  rise: 'yuksel* art* kazan* cik* yukari* prim* tirman* firla* ucmus uctu degerlen* yesil pozitif toparlan* buyu* ralli*',
  fall: 'dus* kayb* gerile* indi inis* iner inmis* asagi* coktu cokus* cokme* kan-kaybi deger-kaybi kirmizi negatif eksi* eri* zarar* batti batan cakil* cekil* geri-cek*',
  high: 'yuksek* zirve* tepe* tavan* en-yuksek ust* maksimum max pahali* doruk*',
  low: 'dip* dusuk* en-dusuk taban* alt* minimum min ucuz*',
  record: 'rekor* tarih* tum-zaman* tum hic bugune-kadar ath atl simdiye gelmis',
  change:
    'degis* getiri* getirdi performans* hareket* yapti yapmis ne-yapti oynadi oynama kazandirdi kazandirmis gitti seyr* gidisat*',
  year: 'yil* sene* on-yil bilesik ytd',
  month:
    'ay ayda aylik* ayin aylar* ayi ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik* ocakta',
  week: 'hafta*',
  day: 'gun* seans* bugun*',
  yesterday: 'dun* onceki evvelki gecen',
  weekday:
    'pazartesi* sali* carsamba* persembe* cuma* pazar pazarlari hafta-sonu haftasonu hafta-ici',
  hour: 'saat* sabah* ogle* aksam* gece*',
  session: 'seans* londra* asya* tokyo new-york newyork killzone* acilis* oturum*',
  average: 'ortalama* tipik* genelde genellikle normal* olagan*',
  often: 'sik* kac-kere oran* yuzde* olasilik* ihtimal* kacinda pay* kez kere defa kacta',
  row: 'ust-uste arka ardisik* pes seri* pespese arkaya ustuste arda art-arda',
  when: 'ne-zaman nezaman tarih* hangi-gun vakit zaman* beri once* saat-kac',
  long: 'ne-kadardir sur* uzun* yas* taze* eski* kac-gundur',
  many: 'kac tane adet sayi* toplam* kactane',
  much: 'kadar ne-kadar buyuk* boyut* miktar* kadarlik',
  most: 'en-iyi en-buyuk en-cok en-guclu en-sert iyi buyuk cok guclu en',
  least: 'en-kotu en-kucuk en-az en-zayif kotu kucuk az zayif sakin',
  which: 'hangi* kim kimin',
  where: 'nere* yer* konum* duruyor durum* bulun*',
  far: 'uzak* mesafe* yakin* kaldi kalmis kala var varmasi yol ulas* var-mi-daha',
  compare:
    'karsilastir* kiyas* gore mi-yoksa yoksa daha fark* ustun* geride* onde* lider* gecti gecmis guclu zayif yen*',
  together:
    'birlikte beraber* korelasyon* iliski* bagli* baglanti* ayni-yon* paralel* ters zit* bagimsiz* kop* ayris*',
  beta: 'beta* duyarli* hassas* tepki* etkilen* kaldirac*',
  ratio: 'oran* bolu cinsinden parite* rasyo* kac-ons bolum*',
  volatile:
    'oynak* volatil* dalgali* dalgalan* hareketli* sert* calkanti* durgun* sakin* stabil* istikrar* risk* sapma* oynama* vahsi*',
  range: 'aralik* aralig* bant* genis* dar* marj* atr puan* bandi',
  drawdown:
    'drawdown* zirveden geri-cekil* cekilme* dusus* deger-kaybi cokus* kayip* dd kayb* gerileme*',
  recover: 'toparla* kurtar* telafi* geri-gel* eski-seviye* basabas* cikar* kapat* geri-al* donus*',
  zone: 'bolge* bosluk* boslug* fvg* dengesizlik* blok* blog* ob orderblok* breaker* arz* talep* alan* gap*',
  filled:
    'dolu* doldu* dolmus* dolmamis* kapan* kapali* acik* test* dokun* temas* degdi* gecerli* bozul* hala mitig* ellenme* ugra* duruyor taze* islenme*',
  structure: 'yapi* bos choch mss kirilim* kirildi* swing* salinim*',
  sweep: 'supur* likidite* avi avla* av stop* temizle* tuzak* sahte* igne* fitil*',
  trend:
    'trend* yon* yukselis-trend* boga* ayi* yatay* egilim* egim* momentum* rejim* faz* evre* gidis*',
  levels: 'seviye* destek* direnc* pivot* duvar* engel* tavan* taban* cizgi* esik*',
  between: 'arasin* arada arasi yolda uzerinde onunde engel* yol',
  break:
    'kir* asa* gecerse alt*-kapan* del* kaybeder* ustunde-kap* bozar* bozul* kapatirsa kapanirsa inerse duserse cikarsa',
  if: 'eger olursa ne-olur olsa varsay* diyelim senaryo* durumunda olsaydi ihtimal* kapanirsa duserse cikarsa inerse gecerse kirarsa kapatirsa gelirse giderse',
  wrong:
    'gecersiz* bozar* bozul* iptal* yanlis* cur* bitir* biter* doner* tersine* degistir* yanil*',
  average_line: 'ortalama* hareketli ma ema sma ho uho',
  cross: 'kesis* kesti* kesmis* altin-kesisim olum* gecti gecis*',
  indicator:
    'rsi macd stokastik* bollinger adx atr cci obv mfi vwap supertrend gosterge* indikator* osilator* asiri*',
  volume: 'hacim* hacmi* islem-hacmi ciro* lot*',
  candle: 'mum* bar barlar govde* fitil* golge* doji cekic* igne*',
  pattern: 'formasyon* kalip* omuz* ucgen* kama* bayrak* cift* ikili* doji cekic* yutan* yildiz*',
  divergence: 'uyumsuzluk* uyusmazlik* diverjans* ayrisma*',
  overlap: 'kesis* cakis* ortus* ust-uste ustuste kume* konfluans* bulus* ayni-yerde',
  price: 'fiyat* deger* kac-para kapanis* islem kotasyon* kaca kactan kurus ucret*',
  now: 'simdi* su-an suan guncel* anlik* bugun* halen',
  past: 'idi once* eskiden gecmis* miydi neydi vardi',
  last: 'son sonuncu en-son yeni* guncel*',
  first: 'ilk en-eski basla* eski* basta',
  buy: 'al alim alay* alma* sat satay* satma* gir* cik*ayim tut* pozisyon* stop* yatir* kar-al* hedef* islem-ac* kaldirac*',
  will: 'olacak* gider yarin* tahmin* hedef* beklen* gelecek* ongor* cikar-mi cikacak* dusecek* gelir-mi ulasir* olur-mu yukselecek* gorur* bekli*',
  alert: 'alarm* uyar* haber-ver* hatirlat* mesaj* bildir* haberdar*',
  test: 'backtest* test-et* strateji* kural* sistem* simul* dene* gecmis-test* calisir*',
  news: 'haber* neden niye sebep* nicin gundem* aciklama* gelisme*',
  calendar:
    'takvim* fomc faiz* enflasyon* toplanti* bilanco-tarih* veri-var aciklan* fed tufe tarim-disi',
  company:
    'bilanco* fk f/k kar* gelir* ciro* borc* temel* ozkaynak* degerleme* sirket* nakit* marj* hisse-basi',
  dividend: 'temettu* kar-payi verim*',
  screen: 'tara* listele* hisseler* coinler* hangi-hisse bul* hepsi* tumunu butun',
  portfolio: 'portfoy* hesab* bakiye* elimde bende benim cuzdan* maliyet* aldigim aldim pozisyonum',
  order: 'emir* emri* gonder* islem-ac* araci* kapat*',
  optionsword: 'opsiyon* call put vade* ima-edilen kullanim*',
  flow: 'emir-akis* akis* delta cvd derinlik* tahta* kademe* fonlama* acik-pozisyon* likidasyon* balina* funding',
  sentiment: 'duyarlilik* korku* acgozlu* hava* millet* twitter sosyal* herkes insanlar algi*',
  tax: 'vergi* stopaj* beyan*',
  estate: 'ev evi daire* konut* emlak* gayrimenkul* kira* kredi* arsa* mulk* tapu*',
  draw: 'ciz* fibo* isaretle* trend-cizgi* kutu*',
  export: 'indir* disa* csv excel kaydet* dosya* pdf aktar* paylas*',
  define:
    'nedir ne-demek anlam* tanim* acikla* anlat* demek ifade* ogren* kavram* terim* ne-ise fark*',
  help: 'yardim* yapabil* ne-yap* ozellik* nasil-kullan* neler*',
  data: 'veri* kaynak* gecikme* canli* guncelleni* gercek* dogru* saglayici*',
  greet: 'selam* merhaba* tesekkur* sagol* gunaydin* iyi-aksam* naber kolay adin kimsin eyvallah',
  hurt: 'intihar* olmek batti* bittim* umutsuz* borc* caresiz* uyuyam* kaybettim mahvol* dayanam* yasamak birikim*',
  overview:
    'analiz* ozet* bak* incele* yorum* genel* tablo* durum* resim* degerlendir* anlat* gorunum* neler-oluyor',
  timeframes: 'zaman-dilim* dilim* periyot* zaman-aralik* uyum* farkli ust-zaman coklu mtf',
  share: 'yuzde* pay* uzerinde altinda ustunde gecir* kaldigi kadari orani',
  skew: 'carpik* kuyruk* asimetri* dagilim* uc asiri*',
  reward: 'sharpe sortino riske-gore risk-basina riskine getiri-risk degdi* degiyor*',
};
