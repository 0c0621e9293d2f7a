import { errorMessage, type Evidence, type Fact, type Sentence } from '@vela/contracts';
import type { AnalystDeps } from './analyst-deps.ts';
import type { AnswerPart, Question } from './answer-part.ts';
import { composers } from './answers/composers.ts';
import type { Composition } from './answers/composition.ts';
import { gatherMaterial } from './answers/gather-material.ts';
import { explainFinding, readAbout } from './explain-finding.ts';
import type { Gathered } from './gather-facts.ts';
import { keepGuarded } from './guarded-sentences.ts';
import { parseQuestion, type ParsedQuestion } from './read-question.ts';
import { suggestQuestions } from './suggest-questions.ts';

type Answer = {
  readonly analysis: Gathered['analysis'] | undefined;
  readonly composition: Composition;
};

/** Gathers what the answer is made from, and words it. */
async function makeAnswer(
  question: Question,
  parsed: ParsedQuestion,
  deps: AnalystDeps,
): Promise<Answer> {
  const material = await gatherMaterial(question, parsed, deps);
  const analysis = material.gathered?.kind === 'gathered' ? material.gathered.analysis : undefined;
  return { analysis, composition: composers[parsed.understanding.intent](parsed, material) };
}

/** understand -> gather -> explain -> guard: the parts of an answer, in the order in which they are shown. */
export async function* answerQuestion(
  question: Question,
  deps: AnalystDeps,
): AsyncGenerator<AnswerPart> {
  const { catalogue } = deps.marketData;
  const read = parseQuestion(question, catalogue);
  const about = readAbout(question, read, catalogue);
  const parsed = about?.parsed ?? read;
  yield { type: 'understanding', data: parsed.understanding };

  const { analysis, composition } = await (about === undefined
    ? makeAnswer(question, parsed, deps)
    : explainFinding({ ...about, now: question.now }, deps));
  if (analysis !== undefined) yield { type: 'analysis', data: analysis };
  if (composition.notice !== undefined) {
    yield {
      type: 'notice',
      data: {
        code: composition.notice,
        message: errorMessage(composition.notice, parsed.understanding.language),
      },
    };
  }
  const sentences = keepGuarded(
    composition.sentences,
    { ...composition, language: parsed.understanding.language },
    deps,
  );
  const facts = factsBesides(analysis, sentences, composition.facts);
  if (facts.length > 0) yield { type: 'facts', data: { facts } };
  yield* toEvidence(sentences);

  yield { type: 'suggestions', data: { prompts: suggestQuestions(parsed, analysis) } };
}

/** The facts that sentences speak of and that the analysis, where there is one, does not bring along: every number can be opened. */
function factsBesides(
  analysis: Answer['analysis'],
  sentences: readonly Sentence[],
  known: readonly Fact[],
): Fact[] {
  const brought = new Set(analysis?.facts.map(({ id }) => id));
  const spoken = new Set(sentences.flatMap(({ factIds }) => factIds));
  return known.filter(({ id }) => spoken.has(id) && !brought.has(id));
}

function* toEvidence(sentences: readonly Sentence[]): Generator<AnswerPart> {
  let offset = 0;
  for (const [index, sentence] of sentences.entries()) {
    const evidence: Evidence = { index, offset, ...sentence };
    yield { type: 'sentence', data: evidence };
    offset += sentence.text.length + 1;
  }
}
