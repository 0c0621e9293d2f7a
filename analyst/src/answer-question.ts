import { errorMessage, type Evidence, type Intent, type Sentence } from '@vela/contracts';
import { toChangeFacts } from '@vela/engine';
import type { AnalystDeps } from './analyst-deps.ts';
import type { AnswerPart, Question } from './answer-part.ts';
import {
  composeAnalysis,
  composeChanges,
  composeConcept,
  composeFailure,
  composeNearest,
  composePlain,
  type Composition,
} from './compose-answer.ts';
import { gatherFacts, type FurtherFacts, type Gathered, type GatherFailure } from './gather-facts.ts';
import { keepGuarded } from './guarded-sentences.ts';
import { toSince, toStretch, type Stretch } from './question/stretch.ts';
import { parseQuestion, type ParsedQuestion } from './read-question.ts';
import { suggestQuestions } from './suggest-questions.ts';

type Material = { readonly gathered: Gathered | GatherFailure | undefined; readonly stretch: Stretch };

/** understand -> gather -> explain -> guard: the parts of an answer, in the order in which they are shown. */
export async function* answerQuestion(question: Question, deps: AnalystDeps): AsyncGenerator<AnswerPart> {
  const parsed = parseQuestion(question, deps.marketData.catalogue);
  yield { type: 'understanding', data: parsed.understanding };

  const material = await gatherMaterial(question, parsed, deps);
  const analysis = material.gathered?.kind === 'gathered' ? material.gathered.analysis : undefined;
  if (analysis !== undefined) yield { type: 'analysis', data: analysis };

  const composition = composers[parsed.understanding.intent](parsed, material);
  if (composition.notice !== undefined) {
    yield { type: 'notice', data: { code: composition.notice, message: errorMessage(composition.notice, parsed.understanding.language) } };
  }
  yield* toEvidence(keepGuarded(composition.sentences, { ...composition, language: parsed.understanding.language }, deps));

  yield { type: 'suggestions', data: { prompts: suggestQuestions(parsed, analysis) } };
}

function* toEvidence(sentences: readonly Sentence[]): Generator<AnswerPart> {
  let offset = 0;
  for (const [index, sentence] of sentences.entries()) {
    const evidence: Evidence = { index, offset, ...sentence };
    yield { type: 'sentence', data: evidence };
    offset += sentence.text.length + 1;
  }
}

function needsChart({ understanding: { intent }, refused }: ParsedQuestion, question: Question): boolean {
  if (intent === 'changed-since' && refused.since !== '') return false;
  // A concept is shown on the chart only where there is one already: a question about a word must not fetch a market.
  if (intent === 'concept') return question.context.lastAnalysis !== undefined;
  return intent === 'analyze' || intent === 'nearest' || intent === 'changed-since';
}

/** The analysis that the answer is made from; for "what changed", with the facts of that stretch. */
async function gatherMaterial(question: Question, parsed: ParsedQuestion, deps: AnalystDeps): Promise<Material> {
  const { instrument, interval, limit } = parsed;
  let stretch: Stretch = { kind: 'nothing', time: question.now, isFuture: false };
  if (instrument === undefined || !needsChart(parsed, question)) return { gathered: undefined, stretch };
  const isChange = parsed.understanding.intent === 'changed-since';
  const since = toSince(parsed.since, question.context.lastAnalysis, { instrument, interval });
  const further: FurtherFacts = (technical) => {
    stretch = toStretch(since, technical.candles, question.now);
    return stretch.kind === 'stretch' ? toChangeFacts(technical, stretch) : [];
  };
  const gathering = { instrument, interval, limit, mode: 'technical', now: question.now } as const;
  const gathered = await gatherFacts(gathering, deps, isChange ? further : undefined);
  return { gathered, stretch };
}

const sinceExamples = {
  en: '"since 12 March 2026", "since October", "since Monday", "in the last 20 candles"',
  tr: '“12 Mart 2026’dan beri”, “ekimden beri”, “pazartesiden beri”, “son 20 mumda”',
} as const;

type Compose = (parsed: ParsedQuestion, material: Material) => Composition;

function candidatesOf({ understanding: { suggestions = [] } }: ParsedQuestion): string {
  return suggestions.map(({ symbol, name }) => `${symbol} (${name})`).join(', ');
}

const composers = {
  analyze: composeChart,
  nearest: composeChart,
  'changed-since': composeChart,
  concept: (parsed, { gathered }) => composeConcept(parsed, gathered?.kind === 'gathered' ? gathered : undefined),
  help: (parsed) => composePlain(parsed, ['help.a', 'help.b', 'help.c']),
  unknown: (parsed) => composePlain(parsed, ['unknown.a', 'unknown.b']),
  'not-covered': (parsed) =>
    composePlain(parsed, ['not-covered.a', 'not-covered.b'], {
      symbol: parsed.understanding.symbol ?? parsed.typedName,
      market: parsed.market,
    }),
  'unknown-symbol': (parsed) => {
    const candidates = candidatesOf(parsed);
    const keys = candidates === '' ? (['unknown-symbol.a'] as const) : (['unknown-symbol.a', 'unknown-symbol.b'] as const);
    return composePlain(parsed, keys, { typed: parsed.typedName, candidates });
  },
  'ambiguous-symbol': (parsed) =>
    composePlain(parsed, [parsed.isSeveral ? 'several.a' : 'ambiguous.a', 'ambiguous.b'], {
      typed: parsed.typedName,
      candidates: candidatesOf(parsed),
    }),
  'mode-not-available': (parsed) => composePlain(parsed, ['mode.a', 'mode.b'], { symbol: parsed.instrument?.symbol ?? '' }),
} as const satisfies Record<Intent, Compose>;

function composeChart(parsed: ParsedQuestion, { gathered, stretch }: Material): Composition {
  if (parsed.understanding.intent === 'changed-since' && parsed.refused.since !== '') {
    const examples = sinceExamples[parsed.understanding.language];
    return composePlain(parsed, ['since.unclear.a', 'since.unclear.b'], { typed: parsed.refused.since, examples });
  }
  if (gathered === undefined) {
    return composePlain(parsed, parsed.asksForAdvice ? ['advice.no', 'advice.offer'] : ['no-instrument.a', 'no-instrument.b']);
  }
  if (gathered.kind !== 'gathered') return composeFailure(gathered, parsed);
  if (parsed.understanding.intent === 'nearest') return composeNearest(gathered, parsed);
  return parsed.understanding.intent === 'changed-since' ? composeChanges(gathered, parsed, stretch) : composeAnalysis(gathered, parsed);
}
