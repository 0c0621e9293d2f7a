import { errorMessage, type Evidence, type Intent, type Sentence } from '@vela/contracts';
import { toChangeFacts } from '@vela/engine';
import type { AnalystDeps } from './analyst-deps.ts';
import type { AnswerPart, Question } from './answer-part.ts';
import { spokenRatesOf } from './base-rates/spoken-rates.ts';
import { composers, type Material } from './answers/composers.ts';
import { gatherFacts, type FurtherFacts } from './gather-facts.ts';
import { keepGuarded } from './guarded-sentences.ts';
import { toSince, toStretch, type Stretch } from './question/stretch.ts';
import { parseQuestion, type ParsedQuestion } from './read-question.ts';
import { suggestQuestions } from './suggest-questions.ts';

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

const withoutChart: readonly Intent[] = [
  ...(['help', 'unknown', 'not-covered', 'unknown-symbol', 'ambiguous-symbol', 'mode-not-available', 'killzone'] as const),
];

function needsChart({ understanding: { intent }, refused }: ParsedQuestion, question: Question): boolean {
  if (intent === 'changed-since' && refused.since !== '') return false;
  // A concept is shown on the chart only where there is one already: a question about a word must not fetch a market.
  if (intent === 'concept') return question.context.lastAnalysis !== undefined;
  return !withoutChart.includes(intent);
}

/** The analysis that the answer is made from; for "what changed", with the facts of that stretch. */
async function gatherMaterial(question: Question, parsed: ParsedQuestion, deps: AnalystDeps): Promise<Material> {
  const { instrument, interval, limit } = parsed;
  let stretch: Stretch = { kind: 'nothing', time: question.now, isFuture: false };
  if (instrument === undefined || !needsChart(parsed, question)) return { gathered: undefined, stretch };
  const since = toSince(parsed.since, question.context.lastAnalysis, { instrument, interval });
  const further: FurtherFacts = (technical) => {
    stretch = toStretch(since, technical.candles, question.now);
    return stretch.kind === 'stretch' ? toChangeFacts(technical, stretch) : [];
  };
  const { intent, concept } = parsed.understanding;
  const rates = intent === 'base-rate' ? { rates: spokenRatesOf(concept) } : {};
  const gathering = { instrument, interval, limit, mode: 'technical', now: question.now, ...rates } as const;
  const gathered = await gatherFacts(gathering, deps, intent === 'changed-since' ? further : undefined);
  return { gathered, stretch };
}
