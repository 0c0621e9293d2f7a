import type { Intent } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { AnswerPart, Question } from '../answer-part.ts';
import type { WithheldSentence } from '../guard/guard-context.ts';
import { createAnswerTeller, splitNotes, tellRest, type AnswerTeller } from './answer-teller.ts';
import { isKeyMissing, type ModelAccess } from './model-access.ts';
import { toGuardInput, type NarratedAnswer } from './narrated-answer.ts';
import { speakFacts, type SpokenOutcome } from './speak-facts.ts';
import { takeTurn } from './take-turn.ts';

export type TellingDeps = {
  readonly access: ModelAccess;
  readonly catalogue: InstrumentCatalogue;
  readonly onWithheld?: (refused: WithheldSentence) => void;
};

/** What Vela says in its own words alone: refusals, help, and answers without facts. */
const ownIntents: ReadonlySet<Intent> = new Set([
  'advice',
  'distress',
  'off-topic',
  'small-talk',
  'help',
  'task',
  'list',
  'unknown',
  'not-covered',
  'unknown-symbol',
  'ambiguous-symbol',
  'mode-not-available',
  'concept',
]);

/** Whether a model may tell this answer: there are facts, and it is no refusal. */
export function isForModel({ understanding, sentences }: NarratedAnswer): boolean {
  const { intent, request } = understanding;
  const asksAdvice = request?.plan.property?.asksAdvice === true;
  const isDefinition = request?.plan.asksForDefinition === true;
  if (ownIntents.has(intent) || asksAdvice || isDefinition) return false;
  return sentences.some(({ factIds }) => factIds.length > 0);
}

type Speaking = {
  readonly question: Question;
  readonly answer: NarratedAnswer;
  readonly teller: AnswerTeller;
};

/** The sentences of the model, after what the narrator says first. */
async function* tellSentences(
  { question, answer, teller }: Speaking,
  { access, catalogue }: TellingDeps,
): AsyncGenerator<AnswerPart, SpokenOutcome> {
  if (isKeyMissing(access.settings)) return { fault: 'no-key', written: 0, refused: [], calls: [] };
  const { understanding } = answer;
  await takeTurn();
  const guard = toGuardInput(answer, catalogue);
  const leaving = new AbortController();
  const { before } = splitNotes(answer.sentences);
  const spoken = { message: question.message, understanding, facts: guard.facts, guard };
  const sentences = speakFacts(spoken, access, leaving.signal);
  try {
    let next = await sentences.next();
    if (next.done !== true) for (const note of before) yield* teller.tell(note);
    for (; next.done !== true; next = await sentences.next()) yield* teller.tell(next.value);
    return next.value;
  } finally {
    leaving.abort();
  }
}

/** Tells the facts of an answer by a model, and by the narrator where it fails. */
export async function* tellByModel(
  question: Question,
  answer: NarratedAnswer,
  deps: TellingDeps,
): AsyncGenerator<AnswerPart, SpokenOutcome> {
  if (answer.analysis !== undefined) yield { type: 'analysis', data: answer.analysis };
  yield* answer.parts.filter(({ type }) => type === 'notice');
  const teller = createAnswerTeller(answer);
  const outcome = yield* tellSentences({ question, answer, teller }, deps);
  const { fault, refused, written } = outcome;
  for (const one of refused) deps.onWithheld?.(one);
  yield* tellRest(answer, { teller, fault, written, hasWithheld: refused.length > 0 });
  return outcome;
}
