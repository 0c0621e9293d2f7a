import type { Language } from '@vela/contracts';

// Words of questions, folded, that stand in one of the two languages only; "en", "on", "son" and "var" stand in both and are left out.
const marks = {
  tr: /(?<![a-z])(?:ne|nedir|neler|nerede|neresi|nasil|neden|nicin|hangi|kac|kim|mi|mu|misin|miyim|analizi?|analiz\w*|incele\w*|anlat\w*|acikla\w*|goster\w*|yakin|ust\w*|alt\w*|icin|ile|ve|bir|bu|su|simdi|bugun\w*|dun\w*|beri|degis\w*|gunluk\w*|saatlik\w*|saat\w*|dakika\w*|hafta\w*|aylik\w*|yardim\w*|merhaba|selam\w*|durum\w*|grafi\w*|bosluk\w*|boslu\w*|blok\w*|blog\w*|emir|yapi\w*|kirilim\w*|direnc\w*|destek\w*|seviye\w*|alayim|satayim|almali\w*|satmali\w*|alinir|satilir|peki|ayni\w*|demek|olan|bakar\w*|bak|yukari\w*|asagi\w*|trendi|trendin|fiyat\w*|mum\w*|lutfen)(?![a-z])/g,
  en: /(?<![a-z])(?:what\w*|where\w*|how\w*|which|when|why|who|is|are|does|do|did|the|an?|of|and|for|since|now|same|please|analy[sz]e\w*|analysis|explain\w*|show|tell|give|describe|look|nearest|closest|above|below|under|over|changed?|hourly|hours?|daily|days?|weekly|weeks?|monthly|minutes?|today|yesterday|morning|help|hello|hi|should|chart|gaps?|blocks?|order|mean\w*|level\w*|support|resistance|block|switch|can|you|me|it|this|that|candles?)(?![a-z])/g,
} as const satisfies Record<Language, RegExp>;

// An English word of the field with a Turkish plural ("order blocklar"), and a code with a Turkish case ("TSLAdaki", "BTC'nin").
const turkishPlural = /(?<![a-z])(?:gap|block|level|sweep|trend|chart|zone|candle|pattern|swing|high|low|fvg|ob)l[ae]r\w*/;
const turkishCase = /(?<!\p{L})[A-Z]{2,}['’]?(?:[dt][ae](?:ki|n)?|n?[ıiuü]n|y?[ıuüi]|y[ea]|y?l[ea])(?!\p{L})/u;
// Letters that English words of a question never have.
const turkishLetter = /[ıİşŞğĞçÇöÖüÜ]/;

/**
 * The language a question is written in, from its words and letters without the instruments' names; undefined when they do not tell
 * ("BTCUSDT 4h", "RSI?"). `rest` is the folded message without names, `message` the message as typed.
 */
export function detectQuestionLanguage(rest: string, message: string): Language | undefined {
  const turkish =
    (rest.match(marks.tr) ?? []).length + [turkishLetter, turkishPlural, turkishCase].filter((sign) => sign.test(message)).length;
  const english = (rest.match(marks.en) ?? []).length;
  if (turkish === english) return undefined;
  return turkish > english ? 'tr' : 'en';
}
