import {
  findingKindNames,
  getFindingKindName,
  getIntervalName,
  getMeasureWords,
  type Interval,
  type Language,
  type Period,
  type Sentence,
} from '@vela/contracts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import { measures } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import type { AnswerSentence } from '../language/en/answers.ts';
import type { Measured } from '../measures/calculate-measure.ts';
import { narrateDirect, narrateMeasure } from './narrate-measure.ts';
import { toOrderedTopics } from '../narrator/answer-topics.ts';
import { toSpeech } from '../narrator/narration.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import { composeNamed, type NamedComposition } from '../lists/compose-named.ts';
import { toSpokenName } from '../measures/spoken-name.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import {
  addPreface,
  composePlain,
  composePreface,
  createComposition,
  insertNotes,
  narrateAnswerTopics,
  narrateNotes,
  narrateOtherNotes,
  narrateUrgentNotes,
  type Composition,
} from './composition.ts';
import type { Material } from './material.ts';
import { comparePeriods } from './compare-periods.ts';
import { bindRepeated } from './repeated-measure.ts';
import { addOwnVerdict } from './add-verdict.ts';

function getName(id: string, language: Language): string {
  return getMeasureWords(id, language)?.name ?? id;
}

function narrateRefusal(
  { refusal = 'nothing', instead, outside }: Measured,
  speech: Speech,
): Sentence[] {
  const isOfOne = refusal !== 'outside' || outside === undefined;
  const keys: AnswerSentence[] = [isOfOne ? `measure.${refusal}` : 'measure.outside.of'];
  if (outside?.lastDay !== undefined) keys.push('measure.outside.ended');
  if (instead.length > 0) keys.push('measure.simulated.instead');
  return narrateAnswerTopics(speech, toOrderedTopics(...keys));
}

/** Why the question has no answer, then the figures that stand for it. */
function narrateSubstitute(measured: Measured, speech: Speech): Sentence[] {
  const { standsFor = 'nothing', near = [] } = measured;
  const keys: AnswerSentence[] = [`measure.${standsFor}`];
  if (near.length > 0) keys.push('measure.near');
  return [
    ...narrateAnswerTopics(speech, toOrderedTopics(...keys)),
    ...narrateMeasure(measured, speech),
  ];
}

/** The numbers of a measure, behind the first which of the instruments were left out. */
function narrateNumbers(measured: Measured, speech: Speech): Sentence[] {
  if (measured.standsFor !== undefined) return narrateSubstitute(measured, speech);
  const [direct, ...further] = narrateMeasure(measured, speech);
  if (direct === undefined) return [];
  const left =
    measured.leftOut.length === 0
      ? []
      : narrateAnswerTopics(speech, toOrderedTopics('measure.left-out'));
  return [direct, ...left, ...further];
}

/** The names that the sentences of a measure use. */
export function nameMeasured(
  one: Measured,
  instrument: GatheredAnalysis['analysis']['instrument'],
  language: Language,
) {
  const listNames = (names: readonly string[]): string =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return {
    period: analystLanguages[language].formatPeriod(one.period),
    what: getName(one.id, language),
    missing: one.missing.join(', '),
    subject: toSpokenName(instrument, language),
    simulated: listNames(one.simulated),
    real: listNames(one.instead),
    near: listNames(one.near ?? []),
    without: listNames(one.outside?.without ?? []),
    lastDay: one.outside?.lastDay ?? '',
    ...toOtherName(one),
  };
}

/** What measures say beside another answer: their numbers, with the notes on the data. */
export function composeMeasured(
  { analysis }: GatheredAnalysis,
  measured: readonly Measured[],
  language: Language,
): Composition {
  const base = toSpeech(analysis, language);
  const told = measured.filter(({ refusal }) => refusal === undefined);
  const sentences = told.flatMap((one) => narrateMeasure(one, base));
  const notes = sentences.length > 0 ? narrateNotes(analysis, language) : [];
  return createComposition(analysis, language, [...sentences, ...notes]);
}

/** The structure of an earlier answer that the question is about, and its chart. */
function nameSpoken({ plan, interval, understanding: { language } }: ResolvedRequest) {
  const { spoken, measures: [asked] = [] } = plan;
  if (spoken === undefined) return {};
  const id = asked?.findingId ?? spoken.findingIds[0];
  const kind = findingKindNames.find((name) => id?.startsWith(name));
  const toName = (of: Interval): string => getIntervalName(of, language);
  return {
    structure: kind === undefined ? '' : getFindingKindName(kind, language),
    told: `${spoken.symbol} ${toName(spoken.interval)}`,
    shown: toName(interval),
  };
}

/** What a measure is; the same text as on its page. */
export function composeDefinitions(resolved: ResolvedRequest): Composition {
  const { language } = resolved.understanding;
  const composed = (resolved.plan.measures ?? []).map(({ id }) => {
    const words = getMeasureWords(id, language);
    return composePlain(resolved, ['measure.definition'], {
      what: words?.name ?? id,
      definition: words?.definition ?? '',
    });
  });
  return {
    sentences: composed.flatMap(({ sentences }) => sentences),
    facts: [],
    labels: composed.flatMap(({ labels }) => labels),
  };
}

function listDefinitions({ plan, understanding }: ResolvedRequest): string[] {
  return (plan.measures ?? []).flatMap(({ id }) => {
    const words = getMeasureWords(id, understanding.language);
    return words === undefined ? [] : [words.name, words.definition];
  });
}

/** How the measures are computed, where the question asks why or for simpler words. */
function narrateMethods(base: Speech, { plan, understanding }: ResolvedRequest): Sentence[] {
  if (plan.form !== 'why' && plan.form !== 'simpler') return [];
  return (plan.measures ?? []).flatMap(({ id }) => {
    const words = getMeasureWords(id, understanding.language);
    if (words === undefined) return [];
    const names = { ...base.names, what: words.name, definition: words.definition };
    return narrateAnswerTopics({ ...base, names }, toOrderedTopics('measure.definition'));
  });
}

const nothingNamed: NamedComposition = {
  sentences: [],
  facts: [],
  labels: [],
  found: [],
  isFirstLeftOut: false,
};

/** The other instruments named, where the measure is of one: their figures, or that there are none. */
function narrateOthers(
  { measured, list }: Material,
  { others, understanding }: ResolvedRequest,
  base: Speech,
): NamedComposition {
  const isOfOne = measured.every(
    ({ id, of }) => of === undefined && measures[id].subjects.most === 1,
  );
  if (others.length === 0 || !isOfOne) return nothingNamed;
  const { interval, language } = base;
  if (list?.kind === 'looked' && interval !== undefined)
    return composeNamed(
      list,
      { language, interval, first: understanding.symbol ?? '' },
      (symbol, facts) => narrateDirect(list, { ...base, facts, names: { ...base.names, symbol } }),
    );
  const named = others.map(({ symbol }) => symbol).join(', ');
  const speech = { ...base, names: { ...base.names, others: named } };
  return {
    ...nothingNamed,
    sentences: narrateAnswerTopics(speech, toOrderedTopics('measure.one')),
    labels: [named],
  };
}

/** That a typed price is in another currency, and is not compared. */
function narrateCurrency({ plan, instrument }: ResolvedRequest, base: Speech): Sentence[] {
  const { otherCurrency } = plan;
  if (otherCurrency === undefined || instrument === undefined) return [];
  const names = { ...base.names, typed: otherCurrency, own: instrument.currency };
  return narrateAnswerTopics({ ...base, names }, toOrderedTopics('measure.currency'));
}

const dayMs = 86_400_000;

/**
 * Their time names a day of the week or a month, and no day that is looked at; a volume is compared
 * with those of the time before.
 */
const ofCalendar: ReadonlySet<string> = new Set([
  'weekday-averages',
  'month-averages',
  'volume-now',
]);

/** The period of a measure, or the day that its question is about. */
function findTold({ id, period, request }: Measured): Period {
  const time = request?.time;
  if (ofCalendar.has(id)) return period;
  return time === undefined ? period : { kind: 'range', from: time, to: time + dayMs };
}

/** Measures that are refused for the same reason say so once. */
function dropRepeated(sentences: readonly Sentence[]): Sentence[] {
  const texts = sentences.map(({ text }) => text);
  return sentences.filter(({ text }, index) => texts.indexOf(text) === index);
}

/** The name of what was measured in place of the instrument asked about. */
function toOtherName({ of, ofName }: Measured): { readonly symbol?: string } {
  return of === undefined ? {} : { symbol: ofName ?? of };
}

/** The numbers of a measure, behind yes or no where its part of the question asks for that. */
function tellMeasure(
  one: Measured,
  { resolved, speech }: { readonly resolved: ResolvedRequest; readonly speech: Speech },
): readonly Sentence[] {
  const { request } = one;
  const [first, ...more] = narrateNumbers(one, speech);
  if (first === undefined) return [];
  const left =
    one.missing.length > 0 && measures[one.id].subjects.most > 1
      ? narrateAnswerTopics(speech, toOrderedTopics('measure.without'))
      : [];
  const sentences = [first, ...left, ...more];
  return request === undefined ? sentences : addOwnVerdict(sentences, one, { request, resolved });
}

/** Answers measures: the number first, then how it was read, then the notes on the data. */
export function composeMeasures(
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
  material: Material,
): Composition {
  const { measured } = material;
  const { analysis } = gathered;
  const { language } = resolved.understanding;
  const { formatPeriod } = analystLanguages[language];
  const base = toSpeech(analysis, language);
  const labels: string[] = [];
  const told = measured.flatMap((one) => {
    const names = {
      ...nameMeasured(one, analysis.instrument, language),
      period: formatPeriod(findTold(one)),
      ...nameSpoken(resolved),
      ...toOtherName(one),
    };
    labels.push(...Object.values(names));
    const speech = { ...base, names: { ...base.names, ...names } };
    return one.refusal === undefined
      ? bindRepeated(tellMeasure(one, { resolved, speech }), one)
      : narrateRefusal(one, speech);
  });
  // Where nothing was computed the refusal says it all.
  const isTold = measured.some(({ refusal }) => refusal === undefined);
  const isOfChart = measured.every(({ of }) => of === undefined || of === base.names['symbol']);
  const hasNotes = isTold && isOfChart;
  const [urgent, notes] = hasNotes
    ? [narrateUrgentNotes(analysis, language), narrateOtherNotes(analysis, language)]
    : [[], []];
  const other = isTold ? narrateOthers(material, resolved, base) : nothingNamed;
  const years = comparePeriods(measured, base);
  labels.push(...years.labels);
  const composed = createComposition(analysis, language, [
    ...narrateCurrency(resolved, base),
    ...years.sentences,
    ...other.found,
    ...dropRepeated(insertNotes(other.isFirstLeftOut ? [] : told, urgent)),
    ...other.sentences,
    ...notes,
    ...narrateMethods(base, resolved),
  ]);
  return addPreface(composePreface(base, resolved), {
    ...composed,
    ...(other.list === undefined ? {} : { list: other.list }),
    facts: [...composed.facts, ...other.facts],
    labels: [...composed.labels, ...labels, ...other.labels, ...listDefinitions(resolved)],
  });
}
