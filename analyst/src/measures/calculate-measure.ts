import {
  findingKindNames,
  findingKinds,
  getMeasureFactName,
  measurePrefix,
  type Fact,
  type Language,
  type MeasureRequest,
  type Period,
  type Spoken,
} from '@vela/contracts';
import {
  measures,
  type Measure,
  type MeasureFact,
  type MeasureParameters,
  type MeasureSeries,
} from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { chooseIndicator } from '../answers/choose-indicator.ts';
import type { GatherDeps } from '../gather-deps.ts';
import { toFacts } from '../series/to-facts.ts';
import { findMeasure, hasNeeds } from './find-measure.ts';
import { refuseOutside, type Outside } from './list-outside.ts';
import { toMeasureWindow, toUsualPeriod } from './measure-window.ts';
import { toSpokenName } from './spoken-name.ts';

/** Why a measure has no numbers. */
export type Refusal =
  | 'nothing'
  | 'too-few'
  | 'outside'
  | 'simulated'
  | 'mixed'
  | 'apart'
  | 'missing'
  | 'length'
  | 'needs.price'
  | 'needs.time'
  | 'needs.indicator'
  | 'needs.kinds'
  | 'needs.other'
  | 'elsewhere'
  | 'lost';

/** One measure of a question: its facts, or why there are none. */
export type Measured = {
  readonly id: keyof typeof measures;
  /** Which of its figures is told first. */
  readonly aspect?: NonNullable<MeasureRequest['aspect']>;
  readonly period: Period;
  readonly facts: readonly Fact[];
  /** The how manieth of its id it is; absent: the first. */
  readonly repeat?: number;
  /** What was asked; absent where the measure stands beside another answer. */
  readonly request?: MeasureRequest;
  readonly refusal?: Refusal;
  /** Symbols of which there are no candles. */
  readonly missing: readonly string[];
  /** Names of instruments with simulated candles. */
  readonly simulated: readonly string[];
  /** Those of them that were left out, since the others have market data. */
  readonly leftOut: readonly string[];
  /** The symbol measured, where it is not the first: of a comparison the only one with market data. */
  readonly of?: string;
  /** Of several instruments those that have no candles in the period. */
  readonly outside?: Outside;
  /** What it is called. */
  readonly ofName?: string;
  /** Why the question itself has no answer, where these are figures of something else. */
  readonly standsFor?: Refusal;
  /** Names of the nearest instruments, which took the place of those without market data. */
  readonly near?: readonly string[];
  /** Names of others that have market data, where the measure is refused for want of it. */
  readonly instead: readonly string[];
};

export type MeasureQuestion = {
  readonly request: MeasureRequest;
  readonly period: Period | undefined;
  /** Number of candles shown. */
  readonly limit: number;
  readonly language: Language;
  /** The structures of an earlier answer that it is of, and their chart. */
  readonly spoken?: Spoken | undefined;
  /** The moves of simulated candles are told as those of every chart: each row says that it is simulated. */
  readonly tellsSimulated?: boolean;
};

export type SeriesOfSymbol = { readonly symbol: string; readonly series: CandleSeries };

/** What the question says about a measure, with indicators and kinds of structure looked up. */
function toParameters(request: MeasureRequest, spoken: Spoken | undefined): MeasureParameters {
  const {
    id: _,
    aspect: __,
    period: ___,
    asksWhether: ____,
    concept,
    indicator,
    otherIndicator,
    ...plain
  } = request;
  const [first, second] = [chooseIndicator(indicator), chooseIndicator(otherIndicator)];
  const kinds =
    concept === undefined
      ? []
      : findingKindNames.filter((kind) => findingKinds[kind].concept === concept);
  // The last of all is chosen, and its state is asked.
  const isAnyState = request.id === 'zone-state' && request.aspect === 'now';
  return {
    ...plain,
    ...(isAnyState ? { isAnyState } : {}),
    ...(spoken === undefined ? {} : { findingIds: spoken.findingIds }),
    ...(kinds.length === 0 ? {} : { kinds }),
    ...(first === undefined
      ? {}
      : { indicator: { definition: first.definition, parameters: first.parameters } }),
    ...(second === undefined
      ? {}
      : { otherIndicator: { definition: second.definition, parameters: second.parameters } }),
  };
}

const neededWord: Readonly<Partial<Record<keyof MeasureParameters, Refusal>>> = {
  price: 'needs.price',
  time: 'needs.time',
  indicator: 'needs.indicator',
  kinds: 'needs.kinds',
};

function findNeed(
  measure: Measure,
  parameters: MeasureParameters,
  request: MeasureRequest,
): Refusal | undefined {
  const { indicator, otherIndicator } = request;
  const isTooLong = [indicator, otherIndicator].some(
    (named) => chooseIndicator(named)?.refused !== undefined,
  );
  if (isTooLong) return 'length';
  const isGiven = (name: keyof MeasureParameters): boolean => parameters[name] !== undefined;
  const [instead] = measure.needsEither?.some(isGiven) === false ? measure.needsEither : [];
  const unmet = hasNeeds(request) ? undefined : measure.needs.find((name) => !isGiven(name));
  const missing = unmet ?? instead;
  return missing === undefined ? undefined : neededWord[missing];
}

/** Whether the candles are no market's. */
export const isSimulated = ({ series: { source } }: SeriesOfSymbol): boolean =>
  source.kind === 'simulated';

/** Why the series cannot be measured; simulated ones beside real ones are left out before. */
function findSourceRefusal(
  measure: Measure,
  series: readonly SeriesOfSymbol[],
  tellsSimulated: boolean | undefined,
): Refusal | undefined {
  const simulated = series.filter(isSimulated).length;
  if (simulated > 0 && simulated < series.length) return 'mixed';
  const isRefused = simulated > 0 && measure.isStatistic && tellsSimulated !== true;
  return isRefused ? 'simulated' : undefined;
}

/** The series that can stand side by side: without simulated ones where enough others are left. */
function chooseComparable(
  measure: Measure,
  named: readonly SeriesOfSymbol[],
): readonly SeriesOfSymbol[] {
  const real = named.filter((one) => !isSimulated(one));
  return real.length >= Math.max(2, measure.subjects.least) ? real : named;
}

/** Why a structure of an earlier answer is not on this chart. */
function findAbsence(
  { request, spoken }: MeasureQuestion,
  { symbol, analysis }: MeasureSeries,
): Refusal | undefined {
  if (spoken === undefined) return undefined;
  const isHere = spoken.symbol === symbol && spoken.interval === analysis.candles.interval;
  if (!isHere) return 'elsewhere';
  const ids = request.findingId === undefined ? spoken.findingIds : [request.findingId];
  const isKnown = analysis.findings.some(({ id }) => ids.includes(id));
  return isKnown ? undefined : 'lost';
}

function toFactsBySeries(
  facts: readonly MeasureFact[],
  series: readonly SeriesOfSymbol[],
  language: Language,
): Fact[] {
  const [first] = series;
  const names = new Map(
    series.map(({ symbol, series: own }) => [symbol, toSpokenName(own.instrument, language)]),
  );
  return series.flatMap(({ symbol, series: own }) => {
    const isFirst = symbol === first?.symbol;
    const mine = facts
      .filter((fact) => (fact.symbol ?? first?.symbol) === symbol)
      .map((fact) => ({ ...fact, method: `${measurePrefix}${fact.method}` }));
    return toFacts(mine, own).map((told) => {
      const value =
        typeof told.value === 'string' ? (names.get(told.value) ?? told.value) : told.value;
      const fact = { ...told, value, name: getMeasureFactName(told.label, language) };
      return isFirst || fact.source.kind !== 'candles'
        ? fact
        : { ...fact, refs: [], source: { ...fact.source, symbol } };
    });
  });
}

/** The moment after the last open time that all series reach. */
function findCommonEnd(series: readonly SeriesOfSymbol[]): number {
  return 1 + Math.min(...series.map(({ series: { candles } }) => candles.openTime.at(-1) ?? 0));
}

function listSimulated(
  named: readonly SeriesOfSymbol[],
  { used, language }: { readonly used: readonly SeriesOfSymbol[]; readonly language: Language },
): Pick<Measured, 'simulated' | 'leftOut'> {
  const simulated = named
    .filter(isSimulated)
    .map(({ series }) => toSpokenName(series.instrument, language));
  return { simulated, leftOut: used.length < named.length ? simulated : [] };
}

function readAspect({ aspect }: MeasureRequest): Pick<Measured, 'aspect'> {
  return aspect === undefined ? {} : { aspect };
}

/** Candles of the period of each series; those that hold none of it are left out. */
function toInputs(
  used: readonly SeriesOfSymbol[],
  period: Period,
  { seriesAnalyses }: Pick<GatherDeps, 'seriesAnalyses'>,
): MeasureSeries[] {
  // Several end together, or the last days of one are not those of the other.
  const end = used.length > 1 ? findCommonEnd(used) : undefined;
  return used.flatMap(({ symbol, series: one }): MeasureSeries[] => {
    const window = toMeasureWindow(one.candles, period, end);
    return window === undefined ? [] : [{ symbol, analysis: seriesAnalyses.analyze(one), window }];
  });
}

/** One measure over these series; undefined where there is none of that id. */
export function calculateMeasure(
  question: MeasureQuestion,
  series: readonly SeriesOfSymbol[],
  deps: Pick<GatherDeps, 'seriesAnalyses'>,
): Measured | undefined {
  const { request, period: asked, limit, language, tellsSimulated, spoken } = question;
  const id = findMeasure(request.id);
  if (id === undefined) return undefined;
  const measure: Measure = measures[id];
  const period = asked ?? toUsualPeriod(measure, limit);
  const parameters = toParameters(request, spoken);
  const named = series.slice(0, measure.subjects.most);
  const used = chooseComparable(measure, named);
  const shared = {
    id,
    period,
    ...readAspect(request),
    ...listSimulated(named, { used, language }),
  };
  const told = { ...shared, facts: [], missing: [], instead: [] };
  const refuse = (refusal: Refusal): Measured => ({ ...told, refusal });
  const need = findNeed(measure, parameters, request);
  if (need !== undefined) return refuse(need);
  if (series.length < measure.subjects.least) return refuse('needs.other');
  const refusal = findSourceRefusal(measure, used, tellsSimulated);
  if (refusal !== undefined) return refuse(refusal);
  const inputs = toInputs(used, period, deps);
  const [first, ...rest] = inputs;
  if (first === undefined || inputs.length < used.length)
    return { ...told, ...refuseOutside(used, period, language) };
  const absence = findAbsence(question, first);
  if (absence !== undefined) return refuse(absence);
  if (first.window.to - first.window.from + 1 < measure.leastCandles) return refuse('too-few');
  const facts = measure.calculate({ series: [first, ...rest], parameters });
  if (facts.length === 0) return refuse(used.length > 1 ? 'apart' : 'nothing');
  return { ...told, facts: toFactsBySeries(facts, used, language) };
}
