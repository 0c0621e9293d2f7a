import type { QuestionLexicon } from '../question-lexicon.ts';

export const conceptNames: QuestionLexicon['concepts'] = {
  'order-block': [
    'order ?-?blo[cgk]\\w*|mitigat(?:ed|ion)|obs?|ob<ending>|blocks?',
    '(?:supply|demand)(?: and (?:supply|demand))?(?: zones?)?',
  ],
  'breaker-block': 'breaker\\w*(?: blo[cgk]\\w*)?',
  'fair-value-gap': [
    'fair ?-?value ?-?gaps?|i?fvg<ending>|gap<ending>|gapz|imbalances?|inefficienc(?:y|ies)',
    'unfilled',
  ],
  'change-of-character': 'changes? (?:of|in) character|choc?h?<ending>',
  'break-of-structure':
    'breaks? of structure|structure breaks?|(?<!(?:my|your|his|her|our|their) )bos<ending>',
  'structure-shift': [
    '(?:market )?structure (?:(?:has |have |just )*shifted|shift(?:s|ing)?)|mss<ending>',
    'market structure|structure',
  ],
  displacement: 'displacements?|impulsive moves?',
  swing: 'swings?(?: (?:high|low|point|level)s?)?|pivots?(?! points?)',
  'equal-highs-lows': '(?:relative )?equal (?:highs?|lows?)(?: and (?:highs?|lows?))?|eq[hl]s?',
  'liquidity-pool':
    'liquidity(?: pools?)?|pools? of liquidity|(?:buy|sell)[- ]?side liquidity|bsl|ssl',
  'liquidity-sweep': [
    'liquidity (?:sweeps?|grabs?|raids?|runs?)|sweep\\w*|swept|stop[- ]?(?:hunts?|runs?)',
    'turtle soup',
  ],
  'premium-discount': [
    'premium\\w*(?: (?:and )?discount\\w*)?|discount\\w*|equilibrium',
    '(?<=how (?:wide|big|large|tight|narrow) is (?:the|this|our) (?:[a-z]+ )?)range',
    '(?:dealing|trading|current) range|(?<=in )(?:the|this) range|range (?:highs?|lows?)',
  ],
  'optimal-trade-entry': 'ote<ending>|optimal trade entr(?:y|ies)',
  fibonacci:
    "fib(?:o|s|onacci\\w{0,3})?(?:'?[iun]{1,3})?(?: (?:golden )?(?:retracements?|extensions?|levels?|zones?|fans?))?(?! pivot)",
  'support-resistance': [
    'supports?(?: (?:and|or|n) resistances?)?|resistances?|resistence|suport|supprt|s/r|snr',
    'sup ?/ ?res',
  ],
  'previous-levels': [
    "(?:yesterday'?s?|(?:last|previous|prior) (?:day|week|month)'?s?)(?: (?:day|week|month)'?s?)?(?: \\w+)? (?:highs?|lows?|ranges?)",
    '(?:highs?|lows?)(?: and (?:the )?(?:highs?|lows?))? (?:of|from) (?:the )?(?:yesterday|(?:last|previous|prior) (?:day|week|month))',
    'previous (?:day|week|month)(?: and (?:day|week|month))* levels?|p[dwm][hl]',
  ],
  killzone: 'kill ?zon\\w*|kz|trading sessions?|silver bullet',
  timeframes: 'multi[- ]?time ?frames?(?: analysis)?|time ?frames?|mtf|htf|ltf',
  'base-rate': 'base ?rates?',
  'candlestick-pattern': [
    'candle(?:stick)? ?patterns?|(?:bullish |bearish )?engulfing(?: candles?)?|dojis?',
    '(?:inverted )?hammers?|shooting stars?|(?:morning|evening) stars?|harami|marubozu',
    'pin ?bars?|spinning tops?|hanging (?:man|men)|tweezers?(?: (?:tops?|bottoms?))?',
    'piercing(?: (?:line|pattern))?|dark cloud(?: cover)?|(?:inside|outside) (?:bars?|candles?)',
    'dragonfl(?:y|ies)|gravestones?',
    'three (?:white soldiers|black crows|(?:inside|outside) (?:up|down))',
  ],
  divergence: '(?:hidden |regular )?(?:bullish |bearish )?divergences?|diverging',
  'volume-profile': 'volume profiles?|points? of control|v?poc<ending>|value areas?|va[hl]|vpvr',
  regime: [
    '(?:market |trend |volatility )?regimes?|ranging|in a (?:trading )?range|range ?-?bound',
    'sideways|trending|consolidati(?:ng|on)',
    '(?<=how (?:strong|weak|powerful) is (?:the|this|our) (?:[a-z]+ )?)(?:(?:up ?|down ?)?trend|move)',
    '(?:up ?|down ?)?trend(?= (?:strength|(?:is |still |getting |losing |gaining )*(?:strong|weak|strength)))',
  ],
  atr: 'atr<ending>|average true range',
  rsi: 'rsi<ending>|relative strength(?: index)?',
  ema: 'ema<ending>|exponential moving averages?|moving averages?',
};
