import type { Language } from '@vela/contracts';

// Words of questions, folded, that stand in one of the two languages only; "en", "on", "son" and "var" stand in both and are left out.
const marks = {
  tr: /(?<![a-z])(?:ne|nedir|neler|nere\w*|nerde\w*|nasil|neden|nicin|hangi\w*|kac(?:ta|tir)?|kim|kadar|uza[kg]\w*|mesafe\w*|liste(?:si|le\w*)?|deg(?:di|er)\w*|m[iu](?:y[iu][mz]|s[iu]n\w*|yd[iu]\w*|d[iu]r)?|[a-z]{2,}[iu]yo(?:r\w*)?|kald[iu]\w*|oldu\w*|analizi?|analiz\w*|incele\w*|anlat\w*|acikla\w*|goster\w*|yakin|ust\w*|alt\w*|icin|ile|ve|bir|bu|su|simdi|bugun\w*|dun\w*|beri|degis\w*|gunluk\w*|saatlik\w*|saat\w*|dakika\w*|hafta\w*|aylik\w*|yardim\w*|merhaba|selam\w*|durum\w*|grafi\w*|bosluk\w*|boslu\w*|blok\w*|blog\w*|emir|yapi\w*|kirilim\w*|direnc\w*|destek\w*|seviye\w*|alayim|satayim|almali\w*|satmali\w*|alinir|satilir|peki|ayni\w*|demek|olan|bakar\w*|bak|yukari\w*|asagi\w*|trendi|trendin|fiyat\w*|mum\w*|lutfen)(?![a-z])/g,
  en: /(?<![a-z'’])(?:what\w*|where\w*|how\w*|which|when|why|who|is|are|does|do|did|the|an?|of|and|for|since|now|same|please|analy[sz]e\w*|explain\w*|show|tell|give|describe|look|nearest|closest|above|below|under|over|changed?|hours?|days?|weeks?|minutes?|today|yesterday|morning|help|hello|hi|should|mean\w*|switch|can|you|me|it|this|that|any|pls|plz|current\w*|quick\w*|readings?|latest|recent\w*|with|compare\w*|thoughts?|last|still|has|have|was|were|got|higher|lower|between)(?![a-z])/g,
} as const satisfies Record<Language, RegExp>;

// English words of the field, which stand in Turkish questions too ("taze order block var mi"): they tell where no other word does.
const fieldMarks =
  /(?<![a-z])(?:hourly|daily|weekly|monthly|analysis|charts?|candles?|gaps?|blocks?|order|zones?|levels?|supports?|resistances?|swings?|highs?|lows?|divergences?|sweeps?|swept|liquidity|overbought|oversold|bullish|bearish)(?![a-z])/;

// An English word of the field with a Turkish plural ("order blocklar"), and a code with a Turkish case ("TSLAdaki", "BTC'nin").
const turkishPlural =
  /(?<![a-z])(?:gap|block|level|sweep|trend|chart|zone|candle|pattern|swing|high|low|fvg|ob)l[ae]r\w*/;
const turkishCase =
  /(?<!\p{L})[A-Z]{2,}['’]?(?:[dt][ae](?:ki|n)?|n?[ıiuü]n|y?[ıuüi]|y[ea]|y?l[ea])(?!\p{L})/u;
// Letters that English words of a question never have.
const turkishLetter = /[ıİşŞğĞçÇöÖüÜ]/;

/**
 * The language a question is written in, from its words and letters without the instruments' names; undefined when they do not tell
 * ("BTCUSDT 4h", "RSI?"). `rest` is the folded message without names, `message` the message as typed.
 */
export function detectQuestionLanguage(rest: string, message: string): Language | undefined {
  const turkish =
    (rest.match(marks.tr) ?? []).length +
    [turkishLetter, turkishPlural, turkishCase].filter((sign) => sign.test(message)).length;
  const english = (rest.match(marks.en) ?? []).length;
  if (turkish === 0 && english === 0) return fieldMarks.test(rest) ? 'en' : undefined;
  if (turkish === english) return undefined;
  return turkish > english ? 'tr' : 'en';
}
