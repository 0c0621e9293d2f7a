import type { FindingKind, FindingState, Scale } from '@vela/engine';
import type { SourceKind } from '../analysis.ts';
import type { HealthNote, SourceRefusal } from '../candles-schema.ts';
import type { Fact, FactUnit } from '../fact-schema.ts';
import type { AssetClass } from '../instrument.ts';
import { isInterval, type Interval } from '../interval.ts';
import type { Language } from '../language.ts';
import type { Concept } from '../stream.ts';
import { getBaseRateLabel } from './base-rate-words.ts';
import {
  factNames,
  marketWords as words,
  questionFactNames,
  questionWords,
} from './chart-by-language.ts';
import { formatMeasure, formatMonth, formatTime } from './format-value.ts';
import { formatSeriesFaultMessage } from './format-series-fault.ts';

type Table = Readonly<Record<string, string>>;

/** The word of a key in the first table that has it; an unknown key is returned as is. */
function findWord(key: string, ...tables: readonly Table[]): string {
  return tables.find((table) => Object.hasOwn(table, key))?.[key] ?? key;
}

function findFactName(label: string, language: Language): string {
  return findWord(label, questionFactNames[language], factNames[language]);
}

/**
 * Display name of a fact by its label, including the timeframe for labels such as
 * `timeframe.4h.rsi.value`; an unknown label is returned as is.
 */
export function getFactLabel(label: string, language: Language): string {
  const [, interval, own] = /^timeframe\.(\w+)\.(.+)$/.exec(label) ?? [];
  if (own === undefined || !isInterval(interval))
    return getBaseRateLabel(label, language) ?? findFactName(label, language);
  const filled: Readonly<Record<string, string>> = {
    label: findFactName(own, language),
    interval: getIntervalName(interval, language),
  };
  return words[language].factOfTimeframe.replace(
    /\{(\w+)\}/g,
    (_, key: string) => filled[key] ?? '',
  );
}

/** Display name of a fact: its own, or that of its label. */
export function getFactName(
  { label, name }: Pick<Fact, 'label' | 'name'>,
  language: Language,
): string {
  return name ?? getFactLabel(label, language);
}

/**
 * Word for the value of a fact with unit text, which may also be a kind, state or label of a
 * structure, a scale, a calendar month or a quarter; an unknown value is returned as is.
 */
export function getFactWord(value: string, language: Language): string {
  const { quarter, words: own, labels, states, kinds, scales } = words[language];
  return /^\d{4}-\d\d$/.test(value)
    ? formatMonth(value, language)
    : findWord(
        value.replace(/^(\d{4})-Q(\d)$/, quarter),
        own,
        questionWords[language],
        labels,
        states,
        kinds,
        scales,
      );
}

/** Formats the value of a fact; times show the hour unless the interval is a day or longer. */
export function formatFactValue(
  fact: Pick<Fact, 'value' | 'unit' | 'decimals'>,
  language: Language,
  interval?: Interval,
): string {
  const { value, unit, decimals } = fact;
  return typeof value === 'string'
    ? getFactWord(value, language)
    : formatMeasure({ value, unit, decimals, interval }, language);
}

/** Name of a kind: "order block". */
export function getFindingKindName(kind: FindingKind, language: Language): string {
  return words[language].kinds[kind];
}

function getInitialState(kind: FindingKind | undefined): 'open' | 'unbroken' | 'fresh' {
  if (kind === 'fair-value-gap') return 'open';
  return kind === 'swing-high' || kind === 'swing-low' ? 'unbroken' : 'fresh';
}

/**
 * Name of a state; `undefined` (no event yet) is "untouched" for a gap, "unbroken" for a swing and
 * "untouched" for other kinds.
 */
export function getFindingStateName(
  state: FindingState | undefined,
  language: Language,
  kind?: FindingKind,
): string {
  return words[language].states[state ?? getInitialState(kind)];
}

export function getBiasName(bias: 'bullish' | 'bearish' | 'neutral', language: Language): string {
  return words[language].words[bias];
}

export function getScaleName(scale: Scale, language: Language): string {
  return words[language].scales[scale];
}

export function getConceptName(concept: Concept, language: Language): string {
  return words[language].concepts[concept];
}

/** Interval as an adjective before "chart" or "candle": "4-hour" or "4 saatlik". */
export function getIntervalName(interval: Interval, language: Language): string {
  return words[language].intervals[interval];
}

export function getUnitName(unit: FactUnit, language: Language): string {
  return words[language].units[unit];
}

export function getAssetClassName(assetClass: AssetClass, language: Language): string {
  return words[language].assetClasses[assetClass];
}

export function getSourceKindName(kind: SourceKind, language: Language): string {
  return words[language].sourceKinds[kind];
}

/**
 * Why a source did not answer: "binance could not be reached", with the location of a fault in its
 * data.
 */
export function formatRefusalMessage(
  { vendor, reason, fault }: Pick<SourceRefusal, 'vendor' | 'reason' | 'fault'>,
  language: Language,
): string {
  const { refusals, refusedBy, folder } = words[language];
  const where = fault === undefined ? '' : ` (${formatSeriesFaultMessage(fault, language)})`;
  const name = vendor === 'files' ? folder : vendor;
  return `${name}${refusedBy}${refusals[reason]}${where}`;
}

/**
 * Message of a health note, with times, numbers, intervals and reasons formatted for the language.
 */
export function formatHealthMessage(note: HealthNote, language: Language): string {
  return words[language].health[note.code].replace(/\{(\w+)\}/g, (_, key: string) =>
    formatHealthParameter(note, key, language),
  );
}

function formatHealthParameter(note: HealthNote, key: string, language: Language): string {
  const { params } = note;
  if (key === 'age') return formatAge(params, language);
  const value = params[key];
  if (value === undefined) return '–';
  if (typeof value === 'number' && key === 'percent')
    return formatMeasure({ value, unit: 'percent', decimals: 1 }, language);
  if (typeof value === 'number')
    return key.endsWith('At')
      ? formatTime(value, '1d', language)
      : formatMeasure({ value, unit: Number.isInteger(value) ? 'count' : 'ratio' }, language);
  if (key === 'reason') return findWord(value, words[language].refusals);
  return key === 'from' && isInterval(value) ? getIntervalName(value, language) : value;
}

function formatAge(params: HealthNote['params'], language: Language): string {
  const days = params['ageDays'];
  const value = days ?? params['ageHours'] ?? 0;
  const unit = words[language].ages[days === undefined ? 'hour' : 'day'];
  return `${typeof value === 'number' ? formatMeasure({ value, unit: 'count' }, language) : value} ${value === 1 ? unit.one : unit.other}`;
}
