import type { Evidence, Language, ModelFault, ModelNotice, Sentence } from '@vela/contracts';
import type { AnswerPart } from '../answer-part.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { NarratedAnswer } from './narrated-answer.ts';

/** The notice that stands beside the sentences where a model failed. */
export function toModelNotice(notice: ModelNotice, language: Language): AnswerPart {
  const message = analystLanguages[language].model.notices[notice];
  return { type: 'notice', data: { code: `model-${notice}`, message } };
}

export type AnswerTeller = {
  /** Ids of the facts that were told so far. */
  readonly told: ReadonlySet<string>;
  /** The parts of one sentence, numbered, after the facts it needs. */
  tell(sentence: Sentence): Generator<AnswerPart>;
};

/** Numbers sentences in the order in which they are shown. */
export function createAnswerTeller(answer: NarratedAnswer): AnswerTeller {
  const facts = new Map(answer.facts.map((fact) => [fact.id, fact]));
  const inAnalysis = new Set(answer.analysis?.facts.map(({ id }) => id));
  const told = new Set<string>();
  let [index, offset] = [0, 0];
  let hasSentFacts = false;
  return {
    told,
    *tell({ text, spans, factIds }) {
      const isBeside = factIds.some((id) => !inAnalysis.has(id) && facts.has(id));
      if (isBeside && !hasSentFacts) {
        hasSentFacts = true;
        yield { type: 'facts', data: { facts: [...facts.values()] } };
      }
      for (const id of factIds) told.add(id);
      const data: Evidence = { index, offset, text, spans, factIds };
      index += 1;
      offset += text.length + 1;
      yield { type: 'sentence', data };
    },
  };
}

/** Parts of the narrator's answer that have not been sent before the model is asked. */
const isToldAfter = ({ type }: AnswerPart): boolean => type !== 'analysis' && type !== 'notice';

const isNote = ({ factIds, section }: Evidence): boolean =>
  factIds.length === 0 || section === 'data' || section === 'note';

/** Sentences of the narrator without numbers: what was not read, what the data is, the notices. */
export function splitNotes(sentences: readonly Evidence[]) {
  const first = sentences.findIndex(({ factIds }) => factIds.length > 0);
  return {
    before: sentences.slice(0, Math.max(0, first)),
    after: sentences.slice(Math.max(0, first)).filter(isNote),
  };
}

type Told = {
  readonly teller: AnswerTeller;
  readonly fault: ModelFault | undefined;
  /** How many sentences the model wrote. */
  readonly written: number;
  readonly hasWithheld: boolean;
};

function chooseNotice({ fault, hasWithheld }: Told): ModelNotice | undefined {
  return fault ?? (hasWithheld ? 'some-refused' : undefined);
}

/** What is missing after a fault, and the notes. */
function* tellMissing(answer: NarratedAnswer, { teller, fault }: Told): Generator<AnswerPart> {
  const isNew = ({ factIds }: Evidence): boolean => !factIds.every((id) => teller.told.has(id));
  const missing = fault === undefined ? [] : answer.sentences.filter(isNew);
  const { after } = splitNotes(answer.sentences);
  for (const sentence of [...missing, ...after.filter((note) => !missing.includes(note))])
    yield* teller.tell(sentence);
  if (answer.suggestions !== undefined) yield { type: 'suggestions', data: answer.suggestions };
}

/**
 * What follows the sentences of a model. Where it wrote none, the narrator's answer stands as it is,
 * with its sections and tables.
 */
export function* tellRest(answer: NarratedAnswer, told: Told): Generator<AnswerPart> {
  const notice = chooseNotice(told);
  if (notice !== undefined) yield toModelNotice(notice, answer.understanding.language);
  yield* told.written === 0 ? answer.parts.filter(isToldAfter) : tellMissing(answer, told);
}
