import type { Interval, Period } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';

const units: readonly (readonly [Interval, words: string])[] = [
  ['1h', 'hours?|saat'],
  ['1d', 'days?|sessions?|gun'],
  ['1w', 'weeks?|hafta'],
  ['1mo', 'months?|ay'],
];

/** Measures that count candles or choose one among them. */
const counted: ReadonlySet<string> = new Set<MeasureId>([
  'streak',
  'up-share',
  'best-worst-candles',
  'largest-range',
]);

const colour =
  '(?:(?:\\d+|two|three|four|five|six|ten) )?(?:(?:green|red|up|down|positive|negative|winning|losing) )?';
const extreme =
  '(?:best|worst|biggest|largest|widest|wildest|most violent|strongest|weakest|quietest)';

const colours = 'green|red|up|down|positive|negative';

/** The words around a unit that make it the candle which is counted. */
function createPattern(unit: string): RegExp {
  return new RegExp(
    `(?<![a-z])(?:${[
      `${colour}(?:${unit}) (?:in a row|straight|running|on end|on the trot)`,
      `(?:${unit}) (?:${colours}) (?:in (?:a )?row|running|straight)`,
      `(?:consecutive|straight) ${colour}(?:${unit})`,
      `(?:${colours}) (?:${unit}) consecutive\\w*`,
      `(?:green|red|up|down|higher|lower) (?:[a-z]+ ){0,4}by (?:${unit})`,
      `(?:${unit}) (?:up|down|green|red)(?: vs| or| and|$)`,
      `(?:share|percent\\w*|%|fraction|proportion|how many|how often) (?:of )?(?:the |all )?${colour}(?:${unit})`,
      `${extreme} (?:ever |single )?${colour}(?:${unit})`,
      `streaks? (?:of|lasting) (?:at least )?(?:\\d+|two|three|four|five|six|ten) (?:${unit})`,
      `(?:\\d+|two|three|four|five|six|ten)[- ](?:${unit}) (?:[a-z]+ )?(?:streaks?|runs?)`,
      `\\d+ (?:${unit})[a-z]* (?:[a-z]+ )?(?:seri|dizi)[a-z]*`,
      `\\d+ (?:${unit})[a-z]* (?:ust ?uste|arka ?arkaya|pes ?pese|art ?arda)`,
      `(?:ust ?uste|arka ?arkaya|pes ?pese|art ?arda) (?:en az )?\\d+ (?:${unit})[a-z]*`,
      `kac (?:${unit})[a-z]* (?:ust ?uste|arka ?arkaya|pes ?pese|art ?arda)`,
      `(?:ust ?uste|arka ?arkaya|pes ?pese|art ?arda) kac (?:${unit})[a-z]*`,
      `kac (?:${unit})[dt][ir]r`,
      `(?:${unit})l?[ae]rin (?:yuzde|kac|ne kadar)\\w*`,
      `kacinci (?:kirmizi|yesil|arti|eksi)? ?(?:${unit})[a-z]*`,
      `en [a-z]+ (?:(?:\\d+|iki|uc|dort|bes|on) )?(?:${unit})(?:l[ae]r)?(?:s?[iu])?`,
      `(?:kirmizi|yesil|arti\\w*|eksi\\w*) (?:kapanan |kapatan )?(?:${unit})(?:l[ae]r)?(?:in)?`,
    ].join('|')})(?![a-z])`,
  );
}
const patterns = units.map(([interval, unit]) => ({
  interval,
  pattern: createPattern(unit),
}));

/** The candle of a time: "yesterday's candle", "geçen haftanın mumu". */
const ofTime: readonly (readonly [Interval, RegExp])[] = [
  [
    '1d',
    /(?<![a-z])(?:yesterday'?s? (?:[a-z]+ )?(?:candle|bar)|(?:candle|bar) yesterday|dun(?:ku|u) (?:[a-z]+ ){0,3}(?:mum|igne|fitil)[a-z]*)(?![a-z])/,
  ],
  [
    '1w',
    /(?<![a-z])(?:(?:this|last) week'?s? (?:[a-z]+ )?(?:candle|bar)|(?:bu|gecen) hafta(?:nin|ki|yi) (?:[a-z]+ ){0,3}mum[a-z]*)(?![a-z])/,
  ],
  [
    '1mo',
    /(?<![a-z])(?:(?:this|last) month'?s? (?:[a-z]+ )?(?:candle|bar)|(?:bu|gecen) ay(?:in|ki|i) (?:[a-z]+ ){0,3}mum[a-z]*)(?![a-z])/,
  ],
];

/** The interval whose candles a question counts: "how many weeks in a row", "kaç gündür üst üste". */
export function findCountedUnit(
  folded: string,
  measures: readonly { readonly id: string }[],
): Interval | undefined {
  const candle = ofTime.find(([, pattern]) => pattern.test(folded))?.[0];
  if (candle !== undefined || !measures.some(({ id }) => counted.has(id))) return candle;
  return patterns.find(({ pattern }) => pattern.test(folded))?.interval;
}

/** Of these a short period is how long is given to price, and not which candles are looked at. */
const reached: ReadonlySet<string> = new Set<MeasureId>(['reach-share']);
const mostDays = 49;
const unitDays = { day: 1, week: 7, month: 30 } as const;

const intervalByUnit: Readonly<Partial<Record<string, Interval>>> = {
  hour: '1h',
  day: '1d',
  week: '1w',
  month: '1mo',
};

/** The interval that a horizon is counted in: "5 % within a week" in days, "in an hour" in hours. */
export function findHorizonUnit(
  period: Period | undefined,
  measures: readonly { readonly id: string }[],
): Interval | undefined {
  if (period?.kind !== 'last') return undefined;
  const { unit, count } = period;
  // "More than 10 % in a day" is said of one daily candle.
  if (count === 1 && measures.some(({ id }) => id === 'typical-move')) return intervalByUnit[unit];
  if (!measures.some(({ id }) => reached.has(id))) return undefined;
  if (unit === 'candle' || unit === 'minute') return undefined;
  if (unit === 'hour') return '1h';
  return unit !== 'year' && count * unitDays[unit] <= mostDays ? '1d' : '1w';
}
