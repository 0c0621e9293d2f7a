import { findingKinds, type Sentence } from '@vela/contracts';
import {
  createComposition,
  narrateNotes,
  narrateSentences,
  narrateAnalysisAnswer,
  type Composition,
} from './composition.ts';
import { createBaseRateTopics } from '../base-rates/base-rate-topics.ts';
import { chooseSpokenRates } from '../base-rates/spoken-rates.ts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import { analystLanguages } from '../language/by-language.ts';
import { closingTopic } from '../narrator/analysis-topics.ts';
import { toOrderedTopics } from '../narrator/answer-topics.ts';
import type { FactReader } from '../narrator/fact-reader.ts';
import { narratedSteps, type FindingSentence } from '../narrator/finding-sentences.ts';
import { findDataNotes, createSeed, toSpeech } from '../narrator/narration.ts';
import type { Topic } from '../narrator/shape.ts';
import { narrate } from '../narrator/narrate.ts';
import type { ResolvedRequest } from '../resolve-request.ts';

type Shapes = Topic<FindingSentence>['shapes'];

function createTopic(name: string, shapes: Shapes): Topic<FindingSentence> {
  return { name, shapes };
}

const isNamed = (facts: FactReader): boolean => facts.has('finding.label');
const isConfirmedWhenFormed = (facts: FactReader): boolean =>
  facts.number('finding.formed') === facts.number('finding.confirmed');
const isAtPosition = (place: string) => (facts: FactReader) =>
  facts.word('finding.position') === place;

const descriptionTopics: readonly Topic<FindingSentence>[] = [
  createTopic('what', [
    { key: 'finding.zone', when: (facts) => !isNamed(facts) && facts.has('finding.top') },
    { key: 'finding.level', when: (facts) => !isNamed(facts) && facts.has('finding.price') },
    { key: 'finding.zone.named', when: (facts) => facts.has('finding.top') },
    { key: 'finding.level.named', when: (facts) => facts.has('finding.price') },
  ]),
  createTopic('width', [{ key: 'finding.width' }]),
];

const historyTopics: readonly Topic<FindingSentence>[] = [
  createTopic('times', [
    { key: 'finding.times.same', when: isConfirmedWhenFormed },
    { key: 'finding.times', when: (facts) => !isConfirmedWhenFormed(facts) },
  ]),
  createTopic('changes', [
    { key: 'finding.untouched', when: (facts) => facts.number('finding.steps') === 0 },
    { key: 'finding.changed', when: (facts) => facts.number('finding.steps') > 0 },
  ]),
  ...narratedSteps.map((step) => createTopic(`step-${step}`, [{ key: `finding.step.${step}` }])),
  createTopic('place', [
    { key: 'finding.above', when: isAtPosition('above') },
    { key: 'finding.below', when: isAtPosition('below') },
    { key: 'finding.inside', when: isAtPosition('inside') },
  ]),
];

/** Explains one finding from its facts: definition, place and time, state changes, base rates. */
export function composeFinding(
  { analysis, technical }: GatheredAnalysis,
  { understanding: { language }, plan }: ResolvedRequest,
): Composition {
  const speech = toSpeech(analysis, language);
  const say = (topics: readonly Topic<FindingSentence>[]): Sentence[] =>
    narrate({
      topics,
      sentences: analystLanguages[language].findings,
      speech,
      notes: findDataNotes(analysis),
      seed: createSeed(analysis),
    }).map(({ sentence }) => sentence);
  const finding = technical.findings.find((one) => one.id === plan.findingId);
  if (finding === undefined)
    return createComposition(
      analysis,
      language,
      say([createTopic('missing', [{ key: 'finding.missing' }])]),
    );
  const concept = findingKinds[finding.kind].concept;
  return createComposition(analysis, language, [
    ...say([createTopic('intro', [{ key: 'finding.intro' }])]),
    ...narrateNotes(analysis, language),
    ...narrateAnalysisAnswer(analysis, language, toOrderedTopics(`concept.${concept}.a`)),
    ...say(descriptionTopics),
    ...say(historyTopics),
    ...narrateSentences(analysis, language, createBaseRateTopics(chooseSpokenRates(concept))),
    ...say([createTopic('closing', [{ key: 'finding.closing' }])]),
    ...narrateSentences(analysis, language, [closingTopic]),
  ]);
}
