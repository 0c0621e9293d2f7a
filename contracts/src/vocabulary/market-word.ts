import type { FindingKind, FindingState, Scale } from '@vela/engine';
import type { HealthNote, SourceKind, SourceRefusal } from '../analysis.ts';
import type { Fact, FactUnit } from '../fact.ts';
import type { AssetClass } from '../instrument.ts';
import { isInterval, type Interval } from '../interval.ts';
import type { Language } from '../language.ts';
import type { Concept } from '../stream.ts';
import { baseRateLabel } from './base-rate-words.ts';
import { factsEn } from './facts.en.ts';
import { factsTr } from './facts.tr.ts';
import { formatMeasure, formatTime } from './format-value.ts';
import { marketWordsEn } from './market-words.en.ts';
import { marketWordsTr } from './market-words.tr.ts';
import type { MarketWords } from './market-words.ts';
import { questionFactsEn, questionWordsEn } from './question-facts.en.ts';
import { questionFactsTr, questionWordsTr } from './question-facts.tr.ts';
import { seriesFaultMessage } from './series-fault.ts';

const words: Readonly<Record<Language, MarketWords>> = { en: marketWordsEn, tr: marketWordsTr };
const labels: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...factsEn, ...questionFactsEn },
  tr: { ...factsTr, ...questionFactsTr },
};
const wordsOfFacts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: toFactWords(marketWordsEn, questionWordsEn),
  tr: toFactWords(marketWordsTr, questionWordsTr),
};

/** Values of facts may be kinds, states and names of structures too; a fact's own word for one of them comes first. */
function toFactWords(
  { kinds, states, labels: names, words: own }: MarketWords,
  further: Readonly<Record<string, string>>,
) {
  return { ...kinds, ...states, ...names, ...further, ...own };
}

function lookUp(table: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(table, key) ? (table[key] ?? key) : key;
}

/** Name of a fact by its label, with its timeframe where it was read from another one (`timeframe.4h.rsi.value`); an unknown label is its own name. */
export function factLabel(label: string, language: Language): string {
  const [, interval, own] = /^timeframe\.(\w+)\.(.+)$/.exec(label) ?? [];
  if (own === undefined || !isInterval(interval))
    return baseRateLabel(label, language) ?? lookUp(labels[language], label);
  const filled: Readonly<Record<string, string>> = {
    label: lookUp(labels[language], own),
    interval: intervalName(interval, language),
  };
  return words[language].factOfTimeframe.replace(
    /\{(\w+)\}/g,
    (_, key: string) => filled[key] ?? '',
  );
}

/** Word for the value of a fact with unit text; an unknown one is its own word. */
export function factWord(value: string, language: Language): string {
  return lookUp(wordsOfFacts[language], value);
}

/** Value of a fact as the language writes it, with its unit's sign; times show the hour unless the interval is a day or longer. */
export function factValue(
  fact: Pick<Fact, 'value' | 'unit' | 'decimals'>,
  language: Language,
  interval?: Interval,
): string {
  const { value, unit, decimals } = fact;
  return typeof value === 'string'
    ? factWord(value, language)
    : formatMeasure({ value, unit, decimals, interval }, language);
}

/** "order block"; the plural group name is `findingGroupName`. */
export function findingKindName(kind: FindingKind, language: Language): string {
  return words[language].kinds[kind];
}

/** "Order blocks", for legends and tables. */
export function findingGroupName(kind: FindingKind, language: Language): string {
  return words[language].kindGroups[kind];
}

function untouchedStateOf(kind: FindingKind | undefined): 'open' | 'unbroken' | 'fresh' {
  if (kind === 'fair-value-gap') return 'open';
  return kind === 'swing-high' || kind === 'swing-low' ? 'unbroken' : 'fresh';
}

/** A state's name; `undefined` (nothing has happened yet) is "open" for a gap, "unbroken" for a swing and "untouched" for a block. */
export function findingStateName(
  state: FindingState | undefined,
  language: Language,
  kind?: FindingKind,
): string {
  return words[language].states[state ?? untouchedStateOf(kind)];
}

export function biasName(bias: 'bullish' | 'bearish' | 'neutral', language: Language): string {
  return words[language].words[bias];
}

export function scaleName(scale: Scale, language: Language): string {
  return words[language].scales[scale];
}

export function conceptName(concept: Concept, language: Language): string {
  return words[language].concepts[concept];
}

/** "4-hour" or "4 saatlik": an adjective before "chart" or "candle". */
export function intervalName(interval: Interval, language: Language): string {
  return words[language].intervals[interval];
}

export function unitName(unit: FactUnit, language: Language): string {
  return words[language].units[unit];
}

export function assetClassName(assetClass: AssetClass, language: Language): string {
  return words[language].assetClasses[assetClass];
}

export function sourceKindName(kind: SourceKind, language: Language): string {
  return words[language].sourceKinds[kind];
}

/** "binance could not be reached": why a source that was asked did not answer, with the place of a fault in its data. */
export function refusalMessage(
  { vendor, reason, fault }: Pick<SourceRefusal, 'vendor' | 'reason' | 'fault'>,
  language: Language,
): string {
  const why = words[language].refusals[reason];
  const where = fault === undefined ? '' : ` (${seriesFaultMessage(fault, language)})`;
  return `${vendor}${language === 'en' ? '' : ':'} ${why}${where}`;
}

/** One sentence for a health note, with times, numbers, intervals and reasons in the language. */
export function healthMessage(note: HealthNote, language: Language): string {
  return words[language].health[note.code].replace(/\{(\w+)\}/g, (_, key: string) =>
    fillHealth(note, key, language),
  );
}

function fillHealth(note: HealthNote, key: string, language: Language): string {
  const { params } = note;
  if (key === 'age') return ageOf(params, language);
  const value = params[key];
  if (value === undefined) return '–';
  if (typeof value === 'number')
    return key.endsWith('At')
      ? formatTime(value, '1d', language)
      : formatMeasure({ value, unit: 'count' }, language);
  if (key === 'reason') return lookUp(words[language].refusals, value);
  return key === 'from' && isInterval(value) ? intervalName(value, language) : value;
}

function ageOf(params: HealthNote['params'], language: Language): string {
  const days = params['ageDays'];
  const value = days ?? params['ageHours'] ?? 0;
  const unit = days === undefined ? { en: 'hour', tr: 'saat' } : { en: 'day', tr: 'gün' };
  const plural = language === 'en' && value !== 1 ? 's' : '';
  return `${typeof value === 'number' ? formatMeasure({ value, unit: 'count' }, language) : value} ${unit[language]}${plural}`;
}
