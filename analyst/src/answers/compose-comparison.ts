import type { Sentence } from '@vela/contracts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import { closingTopic } from '../narrator/analysis-topics.ts';
import { toOrderedTopics } from '../narrator/answer-topics.ts';
import { compareTopics } from '../narrator/compare-topics.ts';
import { findDataNotes, toSpeech } from '../narrator/narration.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import {
  createComposition,
  insertNotes,
  narrateNotes,
  narrateSentences,
  composePreface,
  narrateAnswerTopics,
  addPreface,
  type Composition,
} from './composition.ts';
import type { Material } from './material.ts';

/** Data notes of the second chart. Its numbers are facts of the comparison, not of the chart. */
function narrateOtherNotes(speech: Speech, other: Material['other']): Sentence[] {
  if (other?.kind !== 'gathered') return [];
  const plain = narrateNotes(other.analysis, speech.language).filter(
    ({ factIds }) => factIds.length === 0,
  );
  const notes = findDataNotes(other.analysis);
  return notes.has('stale') || notes.has('ended')
    ? [...plain, ...narrateAnswerTopics(speech, toOrderedTopics('compare.stale'))]
    : plain;
}

/** Of two charts the symbol with market data and the simulated one, where they differ in that. */
function findMixed({ analysis }: GatheredAnalysis, other: Material['other']) {
  if (other?.kind !== 'gathered') return undefined;
  const sides = [analysis, other.analysis];
  const real = sides.filter((side) => !findDataNotes(side).has('simulated'));
  if (real.length !== 1) return undefined;
  const [one, two] = sides.map(({ instrument }) => instrument.symbol);
  const [symbol] = real.map(({ instrument }) => instrument.symbol);
  return { real: symbol ?? '', simulated: (symbol === one ? two : one) ?? '' };
}

const together: ReadonlySet<string> = new Set([
  'compare-volatility',
  'compare-standing',
  'compare-correlation',
]);

/** Compares two charts in their shared time: change, volatility, structure, levels, correlation. */
export function composeComparison(
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
  { other }: Material,
): Composition {
  const { analysis } = gathered;
  const { language } = resolved.understanding;
  const base = toSpeech(analysis, language);
  const instrument = resolved.other;
  const names = {
    ...base.names,
    other: instrument?.symbol ?? '',
    otherName: instrument?.name[language] ?? '',
  };
  const mixed = findMixed(gathered, other);
  const speech = { ...base, names: { ...names, ...mixed } };
  const isShared = analysis.facts.some(
    ({ id }) => id === 'compare.first.change-percent' || id === 'compare.first.candles',
  );
  const topics = toOrderedTopics(other?.kind === 'gathered' ? 'compare.apart' : 'compare.missing');
  const compared = compareTopics.filter(({ name }) => mixed === undefined || !together.has(name));
  const notes =
    mixed === undefined
      ? [...narrateNotes(analysis, language), ...narrateOtherNotes(speech, other)]
      : narrateAnswerTopics(speech, toOrderedTopics('compare.mixed'));
  const unique = notes.filter(
    (note, index) => notes.findIndex(({ text }) => text === note.text) === index,
  );
  const sentences = [
    ...insertNotes(narrateAnswerTopics(speech, isShared ? compared : topics), unique),
    ...narrateSentences(analysis, language, [closingTopic]),
  ];
  const composed = createComposition(analysis, language, sentences);
  const labels = [...composed.labels, names.other, names.otherName].filter((label) => label !== '');
  return addPreface(composePreface(speech, resolved), { ...composed, labels });
}
