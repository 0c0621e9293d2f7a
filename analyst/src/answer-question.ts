import { candleLimit, defaultInterval, type Evidence, type Understanding } from '@vela/contracts';
import type { AnalystDeps } from './analyst-deps.ts';
import { analyzeInstrument } from './analyze-instrument.ts';
import type { AnswerPart, Question } from './answer-part.ts';

/** First stage: analyses what is chosen. */
export async function* answerQuestion(question: Question, deps: AnalystDeps): AsyncGenerator<AnswerPart> {
  const { chosen, context, language, now } = question;
  const symbol = chosen.symbol ?? context.symbol ?? 'BTCUSDT';
  const interval = chosen.interval ?? context.interval ?? defaultInterval;
  const mode = chosen.mode ?? context.mode ?? 'technical';
  const understanding: Understanding = { intent: 'analyze', mode, symbol, interval, language };
  yield { type: 'understanding', data: understanding };
  const limit = chosen.limit ?? context.limit ?? candleLimit.default;
  const result = await analyzeInstrument({ symbol, interval, limit, mode, language, now }, deps);
  if (result.kind !== 'analysis') return;
  const { explanation, ...core } = result.analysis;
  yield { type: 'analysis', data: core };
  let offset = 0;
  for (const [index, sentence] of explanation.sentences.entries()) {
    const evidence: Evidence = { index, offset, ...sentence };
    yield { type: 'sentence', data: evidence };
    offset += sentence.text.length + 1;
  }
}
