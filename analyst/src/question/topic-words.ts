import { word } from './word-pattern.ts';

/** Families of words that say what about a chart is asked for, beside its structures and indicators, which are found by name. */
export const topicWords = {
  /** Asks which there are, or where: about the chart, not about the word. */
  whichOnes: word(
    'any|are there|is there|list(?:ele)?|which|show(?: me)?|how many|how far|have all|still|last|latest|most recent|give me|every|near(?:by|est)?|close(?:st)? to price|var mi|hangi(?:si|leri)?|listele\\w*|goster\\w*|kac (?:tane )?|sirala\\w*|en yakin\\w*|yakin\\w*|son|hala|hepsi|liste(?:si)?|gorunuyor mu|goruyor mu\\w*|mi|mu',
  ),
  state: word(
    "open|un ?filled|filled|half|partial(?:ly)?|fresh|untested|tested|untouched|touched|(?:un)?mitigated|visited|active|valid|remain\\w*|left|broken|inverted|stands?|not come back|hasn't|acik|dolma\\w*|dolmus|doldu\\w*|doldurulma\\w*|kapanma\\w*|kapandi\\w*|taze\\w*|test edil\\w*|dokunul\\w*|el degme\\w*|ugrama\\w*|donmedi\\w*|kirildi\\w*|kirilma\\w*|gecerli|kalan|kaldi|ayakta|duran|duruyor|bakir|yarisi|tersine",
  ),
  compare: word(
    'compar(?:e|ed|ing|ison)|vs\\.?|versus|against|side by side|next to each other|differences? between|stack up|contrast|stronger|weaker|better than|worse than|karsilastir\\w*|kiyasla\\w*|mukayese\\w*|yan yana|karsi(?:sinda)?|arasindaki fark\\w*|birlikte',
  ),
  /** What money is put into: a wish for advice about it is answered, one about anything else is not understood. */
  money: word(
    'stocks?|shares?|coins?|tokens?|crypto\\w*|stops?|stop ?loss\\w*|shorts?|longs?|targets?|positions?|enter|invest\\w*|trade[rs]?|trading|brokers?|hisse\\w*|kripto\\w*|yatirim\\w*|borsa\\w*|portfoy\\w*|stop\\w*|sort\\w*|hedef\\w*|pozisyon\\w*|girmek|girilir',
  ),
  /** Asks outright to have two things put beside each other. */
  besideOther: word(
    'compar(?:e|ing|ison)|vs\\.?|versus|side by side|karsilastir\\w*|kiyasla\\w*|mukayese\\w*',
  ),
  timeframes: word(
    'time ?frames|(?:every|all|each|multi(?:ple)?|per|high(?:er)?|low(?:er)?|big(?:ger)?|small(?:er)?)[- ](?:the )?(?:time ?frames?|tfs?|charts?)|tfs|mtf|htf|ltf|multi[- ]?time ?frames?|top[- ]?down|big and small|all intervals|zaman (?:dilimleri|araliklari)\\w*|(?:her|butun|tum|coklu|cok|buyuk|ust|alt|kucuk) (?:zaman (?:dilim|arali[kg])\\w*|periyot\\w*|periyod\\w*|tf)|periyot(?:lar\\w*| periyot)|yukaridan asagi\\w*|buyuk grafi\\w*|trend (?:is )?against|trend\\w* (?:bize |bana )?(?:ters|karsi)|(?:birbiri\\w* )uy(?:umlu|us)\\w*|(?:tum|butun|her) (?:zaman )?arali[kg]\\w*|coklu zaman',
  ),
  rate: word(
    'how (?:often|frequent(?:ly)?|likely)|what (?:percent(?:age)?|share|fraction|% of)|percent(?:age)? of|base ?rates?|(?:hit|success|win|fill|hold|failure) ?rates?|probabilit(?:y|ies)|odds|statistics?|stats|historically|in the past|chance|luck|coin ?(?:flip|toss)|random(?:ly)?|out of (?:all|every)|usual(?:ly)? (?:fate|outcome)|tend to|(?:actually|really|ever) (?:hold|work|fill)|do (?:these|those|they|such)? ?[a-z ]*(?:work|hold|fill)|usually|reliab\\w*|accura\\w*|guvenilir\\w*|ise yar(?:iyor|ar) m[iu]|ne (?:kadar )?siklikla|ne kadar sik|(?:hangi|ne) siklik\\w*|yuzde kac\\w*|kaci(?:nin)?|oran(?:i|lari|in)?|istatisti\\w*|ihtimal\\w*|olasili\\w*|gecmiste|gecmisinde|sans\\w*|rast ?gele\\w*|yazi tura\\w*|genel(?:de|likle)|gercekten|baz oran\\w*|tutuyor mu|calisiyor mu|how (?:well|good|accurate)|ne kadar (?:iyi |guvenilir|basarili|calis\\w*|tut\\w*|ise yar\\w*)',
  ),
  taken: word(
    'swept|sweeps?|sweeping|hunt(?:s|ed|ing)? (?:the )?(?:stops?|liquidity)|levels? (?:[a-z]+ )?(?:got |was |were |been )?(?:taken|raided|hunted|cleared)|seviye\\w* (?:[a-z]+ ){0,2}alindi\\w*|(?:took|take|taken|taking|grab(?:s|bed)?|raid(?:s|ed)?|ran|run|runs)(?: \\w+){0,5} (?:liquidity|highs?|lows?|stops?|out)|(?:liquidity|stop)[- ]?(?:sweeps?|grabs?|raids?|runs?|hunts?)|(?:raids?|runs?|grabs?) (?:on|of) (?:the )?(?:highs?|lows?|stops?|liquidity)|stop[- ]?(?:hunt\\w*|run\\w*)|turtle soup|liquidity (?:\\w+ )?(?:grabbed|taken|swept|raided|hunted|cleared)|supur\\w*|avla(?:di|n|yip|mis|r)\\w*|(?:likidite(?:ler)?|liquidity) (?:av\\w*|al(?:im\\w*|di\\w*|mis|in\\w*)|topla\\w*|temizli\\w*|supur\\w*|sweep\\w*)|likiditeyi? (?:\\w+ )?al\\w*|stop(?:lar\\w*)? (?:av\\w*|patla\\w*|temizli\\w*|topla\\w*)|(?:tepe|dip)\\w* (?:yapilan )?(?:\\w+ )?(?:baskin\\w*|alindi\\w*|temizlendi\\w*)|(?:ne zaman|son) alindi|(?<!(?:boga|ayi)\\w* (?:m[iu] )?)baskin\\w*|sweep\\w{0,4}',
  ),
  session: word(
    "kill ?zon\\w*|kz|sessions?|seans\\w*|silver bullets?|(?:asian?|london|new york|ny|tokyo)(?:'s)? (?:open(?:s|ing)?|close[sd]?|start(?:s|ed)?|begins?|ends?|am|pm|session|lunch|range)|(?:asya|londra|new york|ny|tokyo)(?:'?n[iu]n)? (?:(?:ne zaman|kacta|saat \\w+) )?(?:acil\\w*|kapan\\w*|ogle\\w*|basl\\w*|bit(?:er|iyor|is|ti)\\w*)|(?:london|new york|ny|tokyo|asia|londra|asya|tokyo) (?:is )?(?:open|closed|acik|kapali)|market hours|what time does|saat kacta",
  ),
  /** Asks for an hour or a time span: of a session, and not for its meaning. */
  hour: word(
    "what time|what hours?|when(?:s| is|'s| do| does| will| are)?|how (?:long|much time)|time left|until|ne zaman|kacta|kaca|saat(?:i|leri|ler)? (?:ka[ac]\\w*|ne\\w*)|ne kadar (?:var|kaldi|surer|suruyor)|kac (?:saat|dakika)\\w*",
  ),
  clock: word(
    'now|next|current(?:ly)?|when|start\\w*|begin\\w*|open\\w*|clos\\w*|time|until|hours?|which|are we|what session|upcoming|yet|running|active|right now|su an\\w*|simdi\\w*|sonraki|siradaki|ne zaman|kacta|saat\\w*|basl\\w*|acik|acil\\w*|kapan\\w*|hangi\\w*|kadar kaldi|icinde\\w*|bitiyor|bitis\\w*|geldi mi|bir sonraki|calisiyor',
  ),
  volatility: word(
    'volatil\\w*|vola?|how (?:wild|calm|quiet|crazy|choppy)|how (?:much|far) (?:does|do|did|has) (?:it|this|price|we|[a-z]+) (?:[a-z]+ )?mov\\w+|wild(?:er)?|calm(?:er|ed|ing)?|quiet(?:er)?|crazy|choppy|dead|(?:average |daily |candle )?ranges? (?:shrink\\w*|expand\\w*|narrow\\w*|widen\\w*|compared)|ranges? (?:are |is )?(?:shrinking|expanding|contracting|small|large|big)|average (?:[a-z]+ )?range|how many (?:pips|points|ticks|dollars) (?:[a-z]+ ){0,3}mov\\w+|kac (?:pip|puan|dolar)\\w* (?:oyn|hareket)\\w*|candle sizes?|sizes? of (?:the )?candles|mum (?:boyu|boylari|buyuklu\\w*)|(?:bigger|larger|smaller) than (?:\\w+ )?(?:usual|normal\\w*|average)|mov(?:ing|es?) (?:more|less|a lot)|shrinking|oynak\\w*|oynakli\\w*|oynuyor|ne kadar (?:oyna|dalgalan)\\w*|volatilite\\w*|sakin\\w*|durgun\\w*|hareketli(?! ortalama)|cilgin\\w*|olu|mum (?:araliklari|boylari)|aralik\\w* (?:daral\\w*|genisl\\w*)|ortalama hareket araligi|(?:herzamankinden|her zamankinden|normalden) (?:buyuk|kucuk)',
  ),
  invalidation: word(
    'invalid\\w*|bias(?:ed)?|bull(?:ish)? or bear(?:ish)?|bear(?:ish)? or bull(?:ish)?|up ?trend or down ?trend|change your mind|(?:bull(?:ish)?|bear(?:ish)?) (?:\\w+ )?(?:case|view|scenario|structure|read\\w*|thesis|idea)|higher (?:highs?|lows?)|lower (?:highs?|lows?)|structure (?:to )?(?:\\w+ )?(?:flip\\w*|turn\\w*|lean\\w*|bull\\w*|bear\\w*)|flip\\w*|what would (?:break|change|end)|stops? being valid|no longer valid|what breaks|trend (?:has |is |been )*(?:broke\\w*|break\\w*|turned|reversed|intact|over)|thesis|trend (?:kiril\\w*|dondu\\w*|bitti\\w*)|(?:boga|ayi)(?:ya)? (?:don\\w*|gec\\w*)|(?:kills?|ends?|breaks?|destroys?|negates?|ruins?|flips?) (?:the|this|that|my|our) (?:[a-z]+ )?(?:up ?trend|down ?trend|trend|structure|bias|setup|idea|case|view|thesis|bull\\w*|bear\\w*)|(?:am i|are we|would i be|is (?:this|it|that)) wrong|wrong (?:above|below|if)|gecersiz\\w*|gecerlili\\w*|boga mi|ayi mi|boga yoksa|yukselis(?:te)? mi dusus(?:te)? mu|yon(?:u)? ne(?:dir)?|yon(?:u)? (?:yukari|asagi)|yukari m[iu] asagi|(?:are|is) (?:we|it|price) (?:going|heading|moving|trending) (?:up|down|higher|lower)|(?:yukselis|dusus)te(?: m[iu]\\w*)?|nerede (?:yanil|yanlis|hatali)\\w*|fikrini|iptal\\w*|boz(?:ar|an|ul\\w*)|(?:boga|ayi|yukselis|dusus) (?:senaryo\\w*|gorunum\\w*|yapisi\\w*|okuma\\w*)|(?:yukselen|alcalan|dusen) (?:tepe|dip)\\w*|daha (?:dusuk|yuksek|alcak) (?:dip|tepe)\\w*|yapi\\w* (?:\\w+ )?(?:don(?:du|me|mes|er)\\w*|degisir\\w*|egilim\\w*)|hangi (?:seviye|fiyat)\\w* (?:\\w+ )?(?:bozul\\w*|coker)|coker|coke\\w*',
  ),
  bias: word(
    'structure|structurally|bullish|bearish|bulls?|bears?|up ?trend|down ?trend|bias|yapi|yapisi\\w*|yapida|boga(?:lar)?|ayi(?:lar)?|yukselis yapi\\w*|dusus yapi\\w*|yukselis trend\\w*|dusus trend\\w*|ne tarafa|hangi yon\\w*',
  ),
  place: word(
    'levels?|lvls?|prices? matter|(?:buyers|sellers) (?:step|come|stand)\\w*|ceilings?|floors?|turn(?:ed|s)? (?:around|back)|bounce[ds]?|bounced?|seviye\\w*|tavan\\w*|taban(?! oran)\\w*|(?:nereden|nerden) don\\w*|onemli fiyat\\w*|fiyatlar onemli|(?:top(?:ped)?|bottom(?:ed)?) out|peaked|s ?[/&] ?r|sup ?\\/ ?res|snr|pivot seviye\\w*',
  ),
  /** Says that a moment is where something begins, and not just when. */
  sinceThen: word(
    'since|ago|earlier|(?:in|over|during) the (?:last|past)|(?:last|past) \\d+|beri|bu yana|once(?:si\\w*|ki\\w*)?|son (?:\\d+|bir|iki|uc|bes|on|elli|yuz)|overnight|gece(?:den)?|last (?:looked|checked|seen?)',
  ),
  /** Says that a structure turned, beside what it is now. */
  shifted: word(
    'shift(?:s|ed|ing)?|(?:last|latest|son) (?:[a-z]+ )?(?:break\\w*|kiril\\w*|degisim\\w*)',
  ),
  /** Counts what is left over, which is no rate. */
  howManyLeft: word(
    'how many (?:\\w+ ){0,3}(?:are|is|remain\\w*|still|left)(?: (?:still|left|open|fresh|un\\w+|remain\\w*))+|kac (?:\\w+ )?(?:blo[kg]|bosluk|fvg|gap)\\w*',
  ),
  /** Asks where the candles come from, how old or reliable they are, or for what candles do not hold. */
  data: word(
    [
      'where (?:do|does|did|are|is) (?:[a-z]+ ){0,4}(?:data|prices?|numbers?|candles?|feeds?|quotes?)(?: [a-z]+)? (?:from|come|coming)',
      'where (?:do|did|are) (?:you|vela) (?:get|getting|take|pull)\\w* (?:[a-z]+ ){0,3}(?:data|prices?|numbers?|candles?|quotes?)',
      '(?:data|price) (?:sources?|providers?|vendors?|feeds?)|sources? of (?:[a-z]+ )?(?:data|prices?|numbers?)|whose (?:data|prices?)',
      '(?:real|live|fake|delayed|simulated|real ?time|demo|up to date) (?:data|prices?|numbers?|quotes?|feed)',
      '(?:data|prices?|numbers?|quotes?|feed) (?:is |are |[a-z]+ ){0,2}(?:real|live|fake|delayed|simulated|real ?time|made up|up to date|accurate|reliable|correct)',
      'how (?:reliable|accurate|fresh|old|recent|delayed|up to date|trustworthy|current|good|correct|live) (?:is|are) (?:[a-z]+ )?(?:data|prices?|numbers?|quotes?|feed|candles?)',
      '(?:is|are) (?:this|it|that|these|they) (?:(?:data|prices?|chart|feed) )?(?:delayed|real ?time|live|fake|simulated|real)(?=[ ?!.]*$)|(?:data|prices?) (?:come )?from',
      '(?:trust|rely on|believe) (?:[a-z]+ )?(?:data|prices?|numbers?|figures?)',
      '(?:bid|ask) price|bid (?:and|or|/) ask|bid ?[-/] ?ask|spreads?|order ?books?|market depth|level 2|tick data',
      '(?:veri|fiyat|rakam|sayi|mum)\\w* (?:nereden|nerden|kimden) (?:[a-z]+ )?(?:al|gel|cek|bul)\\w*|(?:nereden|nerden|kimden) (?:[a-z]+ )?(?:al|gel|cek)\\w* (?:[a-z]+ )?(?:veri|fiyat|rakam)\\w*',
      'veri\\w* kayna\\w*|kayna(?:k|gin) ne\\w*|verisi m[iu]',
      '(?:gercek|canli|gecikmeli|sahte|simulasyon|anlik) (?:veri|fiyat|rakam)\\w*',
      '(?:veri|fiyat|rakam|sayi)\\w* (?:[a-z]+ ){0,2}(?:gercek|canli|gecikmeli|sahte|uydurma|guvenilir|guncel|dogru m[iu](?=[ ?!.]*$)|guven\\w*)',
      'makas(?: araligi\\w*)?|emir defter\\w*|piyasa derinli\\w*|alis satis fark\\w*',
    ].join('|'),
  ),
  /** Asks for a value of an indicator. */
  value: word(
    'values?|readings?|now|current(?:ly)?|how much|where is|above|below|over|under|overbought|oversold|kac(?:ta|tir)?|deger\\w*|su an\\w*|simdi|ustunde|altinda|asiri|nasil|ne diyo\\w*|says?|kesis\\w*|cross\\w*',
  ),
} as const satisfies Record<string, RegExp>;

export type TopicWord = keyof typeof topicWords;
