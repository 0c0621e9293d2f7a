import type { Interval } from '@vela/contracts';
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

/** The words around a unit that make it the candle which is counted. */
function createPattern(unit: string): RegExp {
  return new RegExp(
    `(?<![a-z])(?:${[
      `${colour}(?:${unit}) (?:in a row|straight|running|on end|on the trot)`,
      `(?:consecutive|straight) ${colour}(?:${unit})`,
      `(?:share|percent\\w*|%|fraction|proportion|how many|how often) (?:of )?(?:the |all )?${colour}(?:${unit})`,
      `${extreme} ${colour}(?:${unit})`,
      `kac (?:${unit})[a-z]* (?:ust ?uste|arka ?arkaya|pes ?pese|art ?arda)`,
      `(?:ust ?uste|arka ?arkaya|pes ?pese|art ?arda) kac (?:${unit})[a-z]*`,
      `kac (?:${unit})[dt][ir]r`,
      `(?:${unit})l?[ae]rin (?:yuzde|kac|ne kadar)\\w*`,
      `en (?:iyi|kotu|sert|hareketli|buyuk) (?:(?:\\d+|iki|uc|dort|bes|on) )?(?:${unit})[ai]?`,
    ].join('|')})(?![a-z])`,
  );
}
const patterns = units.map(([interval, unit]) => ({
  interval,
  pattern: createPattern(unit),
}));

/** The interval whose candles a question counts: "how many weeks in a row", "kaç gündür üst üste". */
export function findCountedUnit(
  folded: string,
  measures: readonly { readonly id: string }[],
): Interval | undefined {
  if (!measures.some(({ id }) => counted.has(id))) return undefined;
  return patterns.find(({ pattern }) => pattern.test(folded))?.interval;
}
