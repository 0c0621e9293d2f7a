import { word } from './word-pattern.ts';

/** What people ask in so many words, over folded text with the instruments taken out. */
export const intentWords = {
  definition: word(
    "what(?:'s| is| are|s| does| do)?(?: a| an| the)?(?= )|what is|whats|define|definition|meaning|means?|explain|how (?:do|does|is|are) .*(?:work|form|formed|calculated|read|found)|tell me about|teach me|nedir|nedirler|ne demek(?:tir)?|ne anlama gel\\w*|ne ise yarar|acikla\\w*|anlat\\w*|tanim\\w*|nasil (?:calis|olus|hesap|bulun|okun|anlas)\\w*|ogret\\w*",
  ),
  /** Asks for the meaning of a word, and not for what a chart holds. */
  meaning: word(
    "what(?:'s| is|s)? (?:an?|the term)|wh?ut (?:is )?an?|what (?:is|are) [a-z -]+(?: and [a-z -]+)?,? (?:what|in trading|explained)|what do(?:es)? .*(?:mean|stand for)|define|definition|meaning|means?|explai?n\\w*|explane|teach(?: me)?|when (?:do|does) .*form|how (?:do|does|is|are) .*(?:work|form|formed|calculated|computed|defined)|how come|don'?t (?:get|understand)|dont (?:get|understand)|difference between|tell me about|nedir|nedirler|ne demek(?:tir)?|ne anlama gel\\w*|ne ise yarar|acikla\\w*|anlat\\w*|tanim\\w*|nasil (?:olus|hesap|tanimlan)\\w*|ogret\\w*|ne ki|o ne|bu ne|ne oluyor|basitce|derken|denen|arasindaki fark\\w*|anlamadim|kastediyor\\w*",
  ),
  nearest: word(
    "nearest|closest|where(?:'s|s| is| are)?|nearby|next|nerede(?:ki|ler|dir|ymis)?|nerde|neresi|en yakin(?:daki|i)?|yakin(?:da|daki|lardaki)?|yakinlarda|hangi seviye\\w*|which level",
  ),
  changed: word(
    "changed?(?! (?:your|my|of))|changes|what(?:'s| is|s)? (?:new|different)|anything (?:new|happen\\w*)|what(?: has|'s)? (?:happened|moved)|(?:what )?(?:did|have) i miss(?:ed)?|catch me up|(?:bring|get) me up to (?:date|speed)|update me|fill me in|since|degis(?:ti|en|enler|iklik|iklikler|mis|ti mi|im oldu)|ne(?:ler)? (?:oldu|olmus|yapti|yapmis|kacirdi\\w*|degisti)|beri|bu yana|(?:yeni|farkli) ne var|ne yenilik|yeni bir sey|ne (?:farkli|yeni)|guncelle\\w*|ne var ne yok",
  ),
  help: word(
    'help|what (?:else |all )?can (?:you|i)|can i ask(?: you)?|what (?:questions|things|stuff|kind of \\w+) (?:can|do|could) (?:you|i)|how (?:do|can|should) i (?:use|start|begin)|where (?:do|should) i (?:start|begin)|how does (?:this|it|that|vela)(?: \\w+)? work|(?:get(?:ting)? started|new here)|who are you|what is this(?: (?:app|site|thing|page))?(?=[ ?!.]*$)|what do you do|commands?|yardim(?: et\\w*|ci\\w*)?|neler yap\\w*|ne yapabil\\w*|ne ise yariyorsun|nasil kullan\\w*|(?:ne(?:ler)? )?sor(?:abil|mali)\\w*|soru\\w* anl\\w*|(?:bu |bunun |program |uygulama )nasil calis\\w*|nereden basla\\w*|yeni geldim|kimsin|komutlar',
  ),
  greeting:
    /^\s*(?:hi|hello|hey|yo|good (?:morning|evening|afternoon)|thanks?(?: (?:you|a lot|so much))?|thx|ty|cheers|tesekkur\w*(?: ederim)?|sag ?ol\w*|eyvallah|merhaba\w*|selam|selamlar|gunaydin|iyi (?:gunler|aksamlar|geceler))(?: (?:vela|there|all|herkese))?[\s!.,?]*$/,
  advice: word(
    'should (?:i|we)(?! (?:read|interpret|understand|look|know|see|learn))|where (?:do|would|should|can) (?:i|you|we) (?:put|place|set|enter|exit|buy|sell|take)|(?:buy|sell)(?:ing)?(?![- ]?side)|is it (?:a )?good (?:time|entry|investment)|worth (?:it|investing)|invest in|(?:go|going) (?:long|short)|long or short|price targets?|target price|(?:your|the|my|next|first|a) targets?|(?:my|good|best) stop|(?:nereye|kaca) kadar (?:[a-z]+ )?(?:dus|cik|yuksel|iner|gider)\\w*|targets?(?=[ ?!.]*$)|good (?:time|moment|place) to (?:enter|get in)|(?<!trade )entry|take profits?|stop ?loss\\w*|will\\s+(?:(?:it|price|the price|this)\\s+)?(?:go|rise|fall|drop|pump|crash|moon|hit|reach|break|be)|when moon|wen moon|(?:which|what|hangi) (?:coins?|stocks?|shares?|tokens?|cryptos?|hisse\\w*|kripto\\w*) (?:will|would|to|(?:is|are) going to|yuksel\\w*|patla\\w*|uc\\w*|cik\\w*|al\\w*|kazandir\\w*)|(?:going to|gonna|about to) (?:crash|moon|pump|dump|rise|fall|drop|go|hit|reach|explode)|(?:yuksel|dus|artacak|cik|patla|uc|coke|ulas)\\w*(?:ecek|acak)(?: mi)?|recommend\\w*|give me a signal|signals?|what should|what would you do|(?:toplan|eklen|satil|tutul|beklen)ir mi|(?<!likidite )(?<!asiri )al(?:ayim|alim|inir|sam|maliyim|mali|imi)(?: mi)?|sat(?:ayim|alim|ilir|sam|maliyim|mali)(?: mi)?|al mi|sat mi|al sat|alim (?:zamani|firsati|yapayim)|satin al\\w*|hedef fiyat\\w*|fiyat hedefi|hedef(?:i|in)? ne(?:dir|resi)?|(?:girmek|giris) icin|girilir mi|(?:cik|gir|bekle|tut|ekle|kapat|sat|topla)(?:y?[ae]yim|y?[ae]lim)(?: mi)?|(?:long|short|sort) (?:mu|mi|ac\\w*|gir\\w*)|(?:yukselir|duser|cikar|gider|olur|gelir|iner|patlar|ucar) mi|(?:olur|gorur) mu|stop(?:u|umu|lari)? nere\\w*|kar(?:i|imi)? (?:nerede |ne zaman )?al\\w*|mantikli mi|tavsiye\\w*|oner(?:i\\w*|se\\w*|me\\w*)?|sinyal\\w*|yatirim yap\\w*|ne yapmali\\w*|tutayim|tutmali\\w*|beklemeli\\w*',
  ),
  analyze: word(
    "analy[sz]e?(?:s|is|d)?|analysis|review|overview|outlook|look(?: at)?|how(?:'s| is|s| are| does)|what about|how about|show(?: me)?|describe|summar\\w+|trend|momentum|volatility|situation|status|reading|rundown|picture|(?:what(?:'s|s| is)?|where(?:'s|s| is)?) (?:the )?(?:(?:last|current|latest) )?(?:price|close)|(?:last|current|latest) (?:price|close|candle)|what(?:'s|s| is) (?:it|price) doing|fiyat\\w* (?:ne(?: kadar)?|kac\\w*)|son (?:fiyat|kapanis)\\w*|whats? (?:is )?(?:goin|going|happening|up)(?: on)?|(?:bura?da |neler |ne )oluyor|chart|again|same|repeat|switch|analiz\\w*|incele\\w*|yorumla\\w*|yorum\\w*|durum\\w*|gorunum\\w*|trendi?|egilim\\w*|goster\\w*|ozet\\w*|peki|ayni(?:si|sini|sina)?|tekrar|yine|grafi\\w*|bak(?:alim|ar|arsin)?|nasil|ne durumda|ne alemde|oynaklik|volatilite|gecelim|gec",
  ),
  fundamental: word(
    'fundamentals?|fundamental analysis|temel analiz\\w*|temel veri\\w*|bilanco\\w*|balance sheets?|income statements?|cash ?flows?(?! index)|earnings|revenues?|dividends?|eps|net income|free cash|book value|buybacks?|roe|debt|kar pay\\w*|net kar\\w*|borc\\w*|hisse basi\\w*|ozkaynak\\w*|market cap(?:itali[sz]ation)?|valuation|(?:over|under)valued|cheap|expensive|fairly priced|dcf|(?:gelir|nakit akis\\w*) tablosu\\w*|kazanc\\w*|temettu\\w*|piyasa degeri|ucuz\\w*|pahali\\w*|degerleme\\w*|carpan\\w*|f/?k(?: oran\\w*)?|p/?e(?: ratio)?|pd/?dd|eight[- ]pillar\\w*',
  ),
  technical: word('technical(?:ly| analysis)?|teknik(?: analiz\\w*)?'),
  above: word(
    'above|on top|over|overhead|higher|upper|up|upside|ust(?:te|teki|unde|undeki|u)?|tepesinde|uzeri(?:nde|ndeki)?|yukari(?:da|daki|si|sinda)?',
  ),
  below: word(
    'below|under|underneath|beneath|lower|down|downside|alt(?:ta|taki|inda|indaki|i)?|left below|asagi(?:da|daki|si|sinda)?',
  ),
  why: word(
    'why|how come|what caused|because of what|neden(?:i|leri)?|niye|nicin|sebeb\\w*|sebep\\w*',
  ),
  support: word('supp?orts?|supprt|floors?|taban(?! oran)\\w*|destek\\w*|desteg\\w*'),
  resistance: word('resist[ae]nces?|res|ceilings?|tavan\\w*|direnc\\w*'),
  level: word('levels?|lvls?|seviye\\w*'),
} as const satisfies Record<string, RegExp>;

export type IntentWord = keyof typeof intentWords;

// Words that say nothing of their own: what is left of a request to analyse beside them may be a name.
export const fillerWords = new Set(
  (
    'what which who how why when where coin token stock share crypto have has had does did been was were will just very some much more also about after before from into over than them they their here only still each other new old own these those make made get got say said let keep put since an and ' +
    'bunu buna bunun sunu nasil neden hangi kadar daha cok var yok gibi kez sonra once artik zaten bile hic her sey seyi seyler oldu olur olan olarak diye yani acaba lazim gerek abi hocam kanka ya ki mi mu misin musun bi ' +
    'a an the on in at of for to me my you your please can could would do does it its this that there is are be and or with now today right then so ok okay yes no give get run make tell let lets see want need like i we us ' +
    'itself another kendisi kendisiyle kendisini baska bambaska ' +
    'interval timeframe candle candles bar bars chart price market crypto stock forex technical technically analysis analyse analyze quick full short brief again same from latest last current new ' +
    'bir bu su o ve ile icin mi mu bana beni bize lutfen simdi bugun bugunku su an anda olarak ver yap yapar yaparmisin misin musun mumlar mum fiyat piyasa kripto hisse doviz emtia grafik grafigi grafikte grafiginde teknik analiz analizi analizini hizli kisa tam son guncel ' +
    'eder et edin edelim ediver yapin yapsana yapalim istiyorum isterim lazim de da ne olur hadi peki ya tamam evet hayir zaman araligi dilimi aralik araligini hakkinda uzerine uzerinde gore'
  ).split(' '),
);

// What people talk to a machine about that is no chart; with one of these and no word of a chart, a question is not for us.
const elsewhere = word(
  'weather|rain\\w*|recipe|cook\\w*|joke|poem|song|movie|film\\w*|football|match|news|president|election|homework|translate|birthday|restaurant|hotel|hava|yagmur\\w*|tarif\\w*|yemek|saka|fikra|siir\\w*|sarki\\w*|dizi|mac|futbol|haber\\w*|secim\\w*|odev\\w*|cevir\\w*|dogum gunu|restoran|otel',
);
const ofCharts = word(
  'analy[sz]\\w*|trend\\w*|momentum|volatility|chart\\w*|price\\w*|market\\w*|candles?|gaps?|levels?|analiz\\w*|grafi\\w*|fiyat\\w*|piyasa\\w*|mum\\w*|egilim\\w*|oynaklik|seviye\\w*|bosluk\\w*|boslu\\w*',
);

/** Whether the words, folded and without instruments, speak of something that is no chart, and of no chart beside it. */
export function isAboutSomethingElse(text: string): boolean {
  return elsewhere.test(text) && !ofCharts.test(text);
}
