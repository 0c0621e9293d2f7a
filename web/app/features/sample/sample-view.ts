import {
  factLabel,
  factValue,
  type FigureCandles,
  type FigureFinding,
  formatTime,
  healthMessage,
  type Interval,
  intervalName,
  type Language,
  type SampleAnalysis,
  type SampleFact,
  type Sentence,
  sourceKindName,
} from '@vela/contracts';
import type { Light } from '../../figures/figure-light.tsx';
import { type Stretch, toStretches } from '../../lib/stretches.ts';

/** A fact in the page's language, and what it lights up on the chart. */
export type FactView = {
  id: string;
  label: string;
  value: string;
  /** The candles it was read from. */
  candles: string;
  /** Versioned id of its definition, and the page that gives it where there is one. */
  method: string;
  methodPath?: string;
  light: Light;
  /** When that formed, where it was before the first candle shown. */
  formed?: string;
  /** Its price is above or below the picture. */
  isBeyond: boolean;
};

/** The sample made ready for a page: every word of it is written on the server, so that the browser needs no vocabulary. */
export type SampleView = {
  symbol: string;
  name: string;
  interval: string;
  source: string;
  isSimulated: boolean;
  asOf: string;
  madeAt: string;
  /** What else is to be known of the data. */
  health: string[];
  hash: string;
  candles: FigureCandles;
  findings: FigureFinding[];
  /** Lowest and highest price of the chart. */
  prices: [number, number];
  paragraphs: Stretch[][][];
  facts: FactView[];
  /** The fact that is lit up until another one is chosen: one whose zone can be seen. */
  firstFact: string | undefined;
};

const sentencesOfParagraph = 3;

function toParagraphs(sentences: readonly Sentence[]): Stretch[][][] {
  const paragraphs: Stretch[][][] = [];
  for (let index = 0; index < sentences.length; index += sentencesOfParagraph) {
    paragraphs.push(sentences.slice(index, index + sentencesOfParagraph).map(toStretches));
  }
  return paragraphs;
}

/** The candle whose high or low is the value, if the fact is an extreme of the candles shown. */
function extremeOf(
  { id, value }: SampleFact,
  { openTime, high, low }: FigureCandles,
): number | undefined {
  if (id !== 'window.high' && id !== 'window.low') return undefined;
  return openTime[(id === 'window.high' ? high : low).findIndex((price) => price === value)];
}

/** The price of the swing a fact speaks of, where its mark lies before the candles shown and only its level can be seen. */
function levelBefore(
  { refs }: SampleFact,
  { candles, findings }: SampleAnalysis,
): number | undefined {
  const [first = 0] = candles.openTime;
  const swings = findings.filter(
    ({ id, kind }) => refs.includes(id) && (kind === 'swing-high' || kind === 'swing-low'),
  );
  return swings.find(({ formedAt }) => formedAt < first)?.top;
}

/** What a fact lights up: the findings it speaks of, or else the candles it was read from; and its price. */
function lightOf(fact: SampleFact, sample: SampleAnalysis): Light {
  const findings = fact.refs.filter((ref) => sample.findings.some(({ id }) => id === ref));
  const extreme = extremeOf(fact, sample.candles);
  const own =
    fact.unit === 'price' && typeof fact.value === 'number' && fact.id !== 'atr.value'
      ? fact.value
      : undefined;
  const level = own ?? levelBefore(fact, sample);
  const price = level === undefined ? {} : { price: level };
  const candles =
    findings.length > 0 ? {} : { candles: { from: extreme ?? fact.from, to: extreme ?? fact.to } };
  return { findings, ...candles, ...price };
}

/** When what a fact speaks of formed, if all of it did before the candles shown. */
function formedBefore(
  { findings }: Light,
  { candles, interval, findings: known }: SampleAnalysis,
  language: Language,
): string | undefined {
  const [first = 0] = candles.openTime;
  const formed = known.filter(({ id }) => findings.includes(id)).map(({ formedAt }) => formedAt);
  if (formed.length === 0 || formed.some((time) => time >= first)) return undefined;
  return formatTime(Math.max(...formed), interval, language);
}

/** Levels this share of the candles' range beyond them are still worth a flatter chart. */
const reach = 0.3;
const padding = 0.05;

/** The prices of the candles, and of the levels and zones near them that the sentences speak of. */
function pricesOf({ candles, findings, facts }: SampleAnalysis): [number, number] {
  const [lowest, highest] = [Math.min(...candles.low), Math.max(...candles.high)];
  const range = highest - lowest || Math.abs(highest) || 1;
  const spoken = facts.flatMap(({ value, unit }) =>
    unit === 'price' && typeof value === 'number' ? [value] : [],
  );
  const zones = findings.flatMap(({ top, bottom }) => [top, bottom]);
  const near = [...spoken, ...zones].filter(
    (price) => price > lowest - range * reach && price < highest + range * reach,
  );
  const [bottom, top] = [Math.min(lowest, ...near), Math.max(highest, ...near)];
  return [bottom - (top - bottom) * padding, top + (top - bottom) * padding];
}

/** The first number of the text that speaks of a zone in the picture. */
function firstFactOf(
  { facts, findings, sentences }: SampleAnalysis,
  [lowest, highest]: [number, number],
): string | undefined {
  const zones = findings.filter(
    ({ top, bottom }) => top > bottom && bottom > lowest && top < highest,
  );
  const speaksOfZone = (factId: string): boolean =>
    facts.some(
      ({ id, unit, refs }) =>
        id === factId &&
        unit === 'price' &&
        refs.some((ref) => zones.some((zone) => zone.id === ref)),
    );
  return sentences
    .flatMap(({ spans }) => spans)
    .map(({ factId }) => factId)
    .find(speaksOfZone);
}

function spanOf({ from, to }: SampleFact, interval: Interval, language: Language): string {
  const [first, last] = [formatTime(from, interval, language), formatTime(to, interval, language)];
  return first === last ? first : `${first} – ${last}`;
}

/** Writes a sample out in a language. `methodPathOf` gives the page of a definition, where there is one. */
export function toSampleView(
  sample: SampleAnalysis,
  language: Language,
  methodPathOf: (method: string) => string | undefined,
): SampleView {
  const { instrument, interval, source, facts } = sample;
  const prices = pricesOf(sample);
  return {
    symbol: instrument.symbol,
    name: instrument.name[language],
    interval: intervalName(interval, language),
    source:
      source.kind === 'live'
        ? `${sourceKindName(source.kind, language)} (${source.vendor})`
        : sourceKindName(source.kind, language),
    isSimulated: source.kind === 'simulated',
    asOf: formatTime(sample.asOf, interval, language),
    madeAt: formatTime(sample.madeAt, '1d', language),
    health: source.health
      .filter(({ code }) => code !== 'simulated')
      .map((note) => healthMessage(note, language)),
    hash: sample.hash.slice(0, 12),
    candles: sample.candles,
    findings: sample.findings,
    prices,
    firstFact: firstFactOf(sample, prices),
    paragraphs: toParagraphs(sample.sentences),
    facts: facts.map((fact) => {
      const path = methodPathOf(fact.method.split('@')[0] ?? '');
      const light = lightOf(fact, sample);
      const formed = formedBefore(light, sample, language);
      return {
        id: fact.id,
        label: factLabel(fact.label, language),
        value: factValue(fact, language, interval),
        candles: spanOf(fact, interval, language),
        method: fact.method,
        ...(path === undefined ? {} : { methodPath: path }),
        light,
        ...(formed === undefined ? {} : { formed }),
        isBeyond: light.price !== undefined && (light.price < prices[0] || light.price > prices[1]),
      };
    }),
  };
}
