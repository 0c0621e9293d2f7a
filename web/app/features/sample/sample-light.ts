import {
  type FigureCandles,
  formatTime,
  type Language,
  type SampleAnalysis,
  type SampleFact,
} from '@vela/contracts';
import type { Light } from '../../figures/figure-light.tsx';

/** The candle whose high or low is the value, if the fact is an extreme of the candles shown. */
function findExtreme({ id, value }: SampleFact, { openTime, high, low }: FigureCandles) {
  if (id !== 'window.high' && id !== 'window.low') return undefined;
  return openTime[(id === 'window.high' ? high : low).findIndex((price) => price === value)];
}

/** Price of a fact's swing that lies before the candles shown: only its level is visible. */
function findLevelBefore({ refs }: SampleFact, { candles, findings }: SampleAnalysis) {
  const [first = 0] = candles.openTime;
  const swings = findings.filter(
    ({ id, kind }) => refs.includes(id) && (kind === 'swing-high' || kind === 'swing-low'),
  );
  return swings.find(({ formedAt }) => formedAt < first)?.top;
}

/** What a fact highlights: its findings, otherwise the candles it was read from; and its price. */
export function toFactLight(fact: SampleFact, sample: SampleAnalysis): Light {
  const findings = fact.refs.filter((ref) => sample.findings.some(({ id }) => id === ref));
  const extreme = findExtreme(fact, sample.candles);
  const own =
    fact.unit === 'price' && typeof fact.value === 'number' && fact.id !== 'atr.value'
      ? fact.value
      : undefined;
  const level = own ?? findLevelBefore(fact, sample);
  const price = level === undefined ? {} : { price: level };
  const candles =
    findings.length > 0 ? {} : { candles: { from: extreme ?? fact.from, to: extreme ?? fact.to } };
  return { findings, ...candles, ...price };
}

/** Formation time of a fact's findings, if all formed before the candles shown. */
export function findFormationTime(
  { findings }: Light,
  { candles, interval, findings: known }: SampleAnalysis,
  language: Language,
): string | undefined {
  const [first = 0] = candles.openTime;
  const formed = known.filter(({ id }) => findings.includes(id)).map(({ formedAt }) => formedAt);
  if (formed.length === 0 || formed.some((time) => time >= first)) return undefined;
  return formatTime(Math.max(...formed), interval, language);
}

/** Share of the candles' range beyond them within which levels still extend the price axis. */
const levelReach = 0.3;
const padding = 0.05;

/** Price range of the candles and of the nearby levels and zones that the sentences mention. */
export function calculatePriceRange({
  candles,
  findings,
  facts,
}: SampleAnalysis): [number, number] {
  const [lowest, highest] = [Math.min(...candles.low), Math.max(...candles.high)];
  const range = highest - lowest || Math.abs(highest) || 1;
  const spoken = facts.flatMap(({ value, unit }) =>
    unit === 'price' && typeof value === 'number' ? [value] : [],
  );
  const zones = findings.flatMap(({ top, bottom }) => [top, bottom]);
  const near = [...spoken, ...zones].filter(
    (price) => price > lowest - range * levelReach && price < highest + range * levelReach,
  );
  const [bottom, top] = [Math.min(lowest, ...near), Math.max(highest, ...near)];
  return [bottom - (top - bottom) * padding, top + (top - bottom) * padding];
}

/** The first fact in the text whose zone is visible. */
export function findFirstFact(
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
