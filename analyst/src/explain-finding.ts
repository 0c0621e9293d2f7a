import type { Concept, FindingKind, Instrument, Sentence, Understanding } from '@vela/contracts';
import { toFindingFacts } from '@vela/engine';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { AnalystDeps } from './analyst-deps.ts';
import type { Question } from './answer-part.ts';
import { composeFailure } from './answers/compose-failure.ts';
import { compose, sayNotes, sayOf, type Composition } from './answers/composition.ts';
import { baseRateTopics } from './base-rates/base-rate-topics.ts';
import { spokenRatesOf } from './base-rates/spoken-rates.ts';
import { gatherFacts, type Gathered } from './gather-facts.ts';
import { closingTopic } from './narrator/analysis-topics.ts';
import { inOrder } from './narrator/answer-topics.ts';
import type { FactReader } from './narrator/fact-reader.ts';
import { findingSentences, toldSteps, type FindingSentence } from './narrator/finding-sentences.ts';
import { notesOf, seedOf, tellTopics, toSpeech } from './narrator/narration.ts';
import type { Topic } from './narrator/shape.ts';
import { tell } from './narrator/tell.ts';
import type { ParsedQuestion } from './read-question.ts';

/** Which concept explains a kind of structure in words. */
const conceptOfKind = {
  'swing-high': 'swing',
  'swing-low': 'swing',
  'break-of-structure': 'break-of-structure',
  'change-of-character': 'change-of-character',
  'market-structure-shift': 'structure-shift',
  displacement: 'displacement',
  'fair-value-gap': 'fair-value-gap',
  'order-block': 'order-block',
  'equal-highs': 'equal-highs-lows',
  'equal-lows': 'equal-highs-lows',
  'liquidity-pool': 'liquidity-pool',
  'liquidity-sweep': 'liquidity-sweep',
  'support-resistance': 'support-resistance',
  'session-high': 'killzone',
  'session-low': 'killzone',
  'previous-high': 'previous-levels',
  'previous-low': 'previous-levels',
  'candlestick-pattern': 'candlestick-pattern',
  divergence: 'divergence',
} as const satisfies Record<FindingKind, Concept>;

type Shapes = Topic<FindingSentence>['shapes'];

function topic(name: string, shapes: Shapes): Topic<FindingSentence> {
  return { name, shapes };
}

const isNamed = (facts: FactReader): boolean => facts.has('finding.label');
const isSame = (facts: FactReader): boolean =>
  facts.number('finding.formed') === facts.number('finding.confirmed');
const lies = (place: string) => (facts: FactReader) => facts.word('finding.position') === place;

const what: readonly Topic<FindingSentence>[] = [
  topic('what', [
    { key: 'finding.zone', when: (facts) => !isNamed(facts) && facts.has('finding.top') },
    { key: 'finding.level', when: (facts) => !isNamed(facts) && facts.has('finding.price') },
    { key: 'finding.zone.named', when: (facts) => facts.has('finding.top') },
    { key: 'finding.level.named', when: (facts) => facts.has('finding.price') },
  ]),
  topic('width', [{ key: 'finding.width' }]),
];

const life: readonly Topic<FindingSentence>[] = [
  topic('times', [
    { key: 'finding.times.same', when: isSame },
    { key: 'finding.times', when: (facts) => !isSame(facts) },
  ]),
  topic('changes', [
    { key: 'finding.untouched', when: (facts) => facts.number('finding.steps') === 0 },
    { key: 'finding.changed', when: (facts) => facts.number('finding.steps') > 0 },
  ]),
  ...toldSteps.map((step) => topic(`step-${step}`, [{ key: `finding.step.${step}` }])),
  topic('place', [
    { key: 'finding.above', when: lies('above') },
    { key: 'finding.below', when: lies('below') },
    { key: 'finding.inside', when: lies('inside') },
  ]),
];

/** What one structure is and what became of it, from its facts: what such a structure is, where and when this one is, its changes, how often. */
function composeFinding(gathered: Gathered, understanding: Understanding, id: string): Composition {
  const { analysis, technical } = gathered;
  const { language } = understanding;
  const speech = toSpeech(analysis, language);
  const say = (topics: readonly Topic<FindingSentence>[]): Sentence[] =>
    tell({
      topics,
      sentences: findingSentences[language],
      speech,
      notes: notesOf(analysis),
      seed: seedOf(analysis),
    }).map(({ sentence }) => sentence);
  const finding = technical.findings.find((one) => one.id === id);
  if (finding === undefined)
    return compose(analysis, language, say([topic('missing', [{ key: 'finding.missing' }])]));
  const concept = conceptOfKind[finding.kind];
  return compose(analysis, language, [
    ...say([topic('intro', [{ key: 'finding.intro' }])]),
    ...sayNotes(analysis, language),
    ...sayOf(analysis, language, inOrder(`concept.${concept}.a`)),
    ...say(what),
    ...say(life),
    ...tellTopics(analysis, language, baseRateTopics(spokenRatesOf(concept))).map(
      ({ sentence }) => sentence,
    ),
    ...say([topic('closing', [{ key: 'finding.closing' }])]),
    ...tellTopics(analysis, language, [closingTopic]).map(({ sentence }) => sentence),
  ]);
}

function conceptOfId(id: string): Concept | undefined {
  const kind = Object.keys(conceptOfKind).find((known) => id.startsWith(known));
  return Object.entries(conceptOfKind).find(([known]) => known === kind)?.[1];
}

/** A question about one structure: its id, and the question as it is understood then. */
export type About = {
  readonly id: string;
  readonly instrument: Instrument;
  readonly parsed: ParsedQuestion;
};

/** Reads a question that is about a structure of the chart that was chosen; undefined when it is about none. */
export function readAbout(
  { about, chosen }: Question,
  parsed: ParsedQuestion,
  catalogue: InstrumentCatalogue,
): About | undefined {
  if (about === undefined || chosen.symbol === undefined) return undefined;
  const match = catalogue.resolve(chosen.symbol);
  if (match.kind !== 'found') return undefined;
  const { instrument } = match;
  const interval = chosen.interval ?? parsed.interval;
  const concept = conceptOfId(about.findingId);
  const understanding: Understanding = {
    intent: 'findings',
    mode: 'technical',
    symbol: instrument.symbol,
    interval,
    language: parsed.understanding.language,
    ...(concept === undefined ? {} : { concept }),
  };
  return {
    id: about.findingId,
    instrument,
    parsed: { ...parsed, understanding, instrument, interval },
  };
}

type Explained = {
  readonly analysis: Gathered['analysis'] | undefined;
  readonly composition: Composition;
};

/** Explains one structure of an instrument by its id, from an analysis of the series as it is now. */
export async function explainFinding(
  { id, instrument, parsed, now }: About & { readonly now: number },
  deps: AnalystDeps,
): Promise<Explained> {
  const { understanding, interval, limit } = parsed;
  const gathering = {
    instrument,
    interval,
    limit,
    mode: 'technical',
    now,
    rates: spokenRatesOf(understanding.concept),
  } as const;
  const gathered = await gatherFacts(gathering, deps, (technical, window) =>
    toFindingFacts(technical, window, id),
  );
  if (gathered.kind !== 'gathered')
    return { analysis: undefined, composition: composeFailure(gathered, parsed) };
  return { analysis: gathered.analysis, composition: composeFinding(gathered, understanding, id) };
}
