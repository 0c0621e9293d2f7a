// Patterns over folded text (lower case, Turkish letters as ASCII), with the instruments already taken out.
const word = (pattern: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`);

export const intentWords = {
  definition: word(
    "what(?:'s| is| are|s| does| do)?(?: a| an| the)?(?= )|what is|whats|define|definition|meaning|means?|explain|how (?:do|does|is|are) .*(?:work|form|formed|calculated|read|found)|tell me about|teach me|nedir|nedirler|ne demek(?:tir)?|ne anlama gel\\w*|ne ise yarar|acikla\\w*|anlat\\w*|tanim\\w*|nasil (?:calis|olus|hesap|bulun|okun|anlas)\\w*|ogret\\w*",
  ),
  nearest: word(
    "nearest|closest|where(?:'s|s| is| are)?|nearby|next|nerede(?:ki|ler|dir|ymis)?|nerde|neresi|en yakin(?:daki|i)?|yakin(?:da|daki|lardaki)?|yakinlarda|hangi seviye\\w*|which level",
  ),
  changed: word(
    "changed?|changes|what(?:'s| is|s) new|what(?: has|'s)? happened|since|degis(?:ti|en|iklik|iklikler|mis|ti mi|im oldu)|ne oldu|neler oldu|beri|yeni ne var|ne yenilik",
  ),
  help: word(
    'help|what can (?:you|i)|how (?:do|can) i use|how does this work|who are you|what do you do|commands?|yardim(?: et)?|neler yap\\w*|ne yapabil\\w*|ne ise yariyorsun|nasil kullan\\w*|ne(?:ler)? sorabil\\w*|kimsin|komutlar',
  ),
  greeting: /^\s*(?:hi|hello|hey|good (?:morning|evening)|merhaba|selam|selamlar|gunaydin|iyi (?:gunler|aksamlar))(?: vela)?[\s!.,?]*$/,
  advice: word(
    'should (?:i|we)|(?:buy|sell)(?:ing)?|is it (?:a )?good (?:time|entry|investment)|worth (?:it|investing)|invest in|(?:go|going) (?:long|short)|long or short|price targets?|target price|entry|take profit|stop loss|will (?:it|price|the price) (?:go|rise|fall|drop|pump|crash|moon)|recommend\\w*|give me a signal|signals?|what should|al(?:ayim|alim|inir|sam|maliyim|mali|imi)(?: mi)?|sat(?:ayim|alim|ilir|sam|maliyim|mali)(?: mi)?|al mi|sat mi|al sat|alim (?:zamani|firsati|yapayim)|satin al\\w*|hedef fiyat\\w*|fiyat hedefi|hedef(?:i)? ne(?:dir)?|girilir mi|gireyim|long mu|short mu|yukselir mi|duser mi|cikar mi|tavsiye\\w*|oner(?:i\\w*|se\\w*|me\\w*)?|sinyal\\w*|yatirim yap\\w*|ne yapmali\\w*|tutayim|tutmali\\w*|beklemeli\\w*',
  ),
  analyze: word(
    "analy[sz]e?(?:s|is|d)?|analysis|review|overview|outlook|look(?: at)?|how(?:'s| is|s| are| does)|what about|how about|show(?: me)?|describe|summar\\w+|trend|momentum|volatility|situation|status|reading|chart|again|same|repeat|switch|analiz\\w*|incele\\w*|yorumla\\w*|yorum\\w*|durum\\w*|gorunum\\w*|trendi?|egilim\\w*|goster\\w*|ozet\\w*|peki|ayni(?:si|sini|sina)?|tekrar|yine|grafi\\w*|bak(?:alim|ar|arsin)?|nasil|ne durumda|ne alemde|oynaklik|volatilite|gecelim|gec",
  ),
  fundamental: word(
    'fundamentals?|fundamental analysis|temel analiz\\w*|temel veri\\w*|bilanco\\w*|balance sheet|earnings|valuation|dcf|degerleme\\w*|f/?k|p/?e|eight[- ]pillar\\w*',
  ),
  technical: word('technical(?:ly| analysis)?|teknik(?: analiz\\w*)?'),
  above: word('above|over|overhead|higher|upper|up|upside|ust(?:te|teki|unde|undeki|u)?|uzeri(?:nde|ndeki)?|yukari(?:da|daki|si|sinda)?'),
  below: word('below|under|underneath|beneath|lower|down|downside|alt(?:ta|taki|inda|indaki|i)?|asagi(?:da|daki|si|sinda)?'),
  why: word('why|how come|what caused|because of what|neden(?:i|leri)?|niye|nicin|sebeb\\w*|sebep\\w*'),
  support: word('supports?|destek\\w*|desteg\\w*'),
  resistance: word('resistances?|direnc\\w*'),
  level: word('levels?|seviye\\w*'),
} as const satisfies Record<string, RegExp>;

export type IntentWord = keyof typeof intentWords;

// Words that say nothing of their own: what is left of a request to analyse beside them may be a name.
export const fillerWords = new Set(
  (
    'a an the on in at of for to me my you your please can could would do does it its this that there is are be and or with now today right then so ok okay yes no give get run make tell let lets see want need like i we us ' +
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
