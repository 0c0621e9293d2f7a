import { errorMessage, type Evidence, type Sentence } from '@vela/contracts';
import type { AnalystDeps } from './analyst-deps.ts';
import type { AnswerPart, Question } from './answer-part.ts';
import { composers } from './answers/composers.ts';
import { gatherMaterial } from './answers/gather-material.ts';
import { keepGuarded } from './guarded-sentences.ts';
import { parseQuestion } from './read-question.ts';
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
