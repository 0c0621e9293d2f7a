import type { AnalysisRequest, SuggestedQuestion, Understanding } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { AnswerPart, Question } from '../../answer-part.ts';
import { describeChips } from '../../describe-chips.ts';
import { toModelNotice } from '../answer-teller.ts';
import { isKeyMissing, type ModelAccess } from '../model-access.ts';
import type { CallOutcome } from '../stream-sentences.ts';
import { needsSecondReader, readWithModel, type ReadingMode } from './read-with-model.ts';

export type ReadingDeps = {
  readonly answer: (question: Question) => AsyncIterable<AnswerPart>;
  readonly access: ModelAccess;
  readonly catalogue: InstrumentCatalogue;
  readonly reading: ReadingMode;
};

/** The request that counts, or what is asked back where two readings differ. */
export type Reread = {
  readonly request: AnalysisRequest;
  readonly asksBack: readonly AnswerPart[] | undefined;
  readonly calls: readonly CallOutcome[];
};

function toChoice(request: AnalysisRequest, { message, now }: Question): SuggestedQuestion {
  const text = describeChips(request, now)
    .map((chip) => chip.text)
    .join(' · ');
  return { text: text === '' ? message : text, request };
}

/** The built-in reading that a model reads too; undefined: it is not asked. */
export function findUnsureRequest(
  question: Question,
  { request }: Understanding,
  { access, reading }: Pick<ReadingDeps, 'access' | 'reading'>,
): AnalysisRequest | undefined {
  if (request === undefined || isKeyMissing(access.settings)) return undefined;
  return needsSecondReader(question, request, reading) ? request : undefined;
}

/** Asks a model to read a question too. */
export async function readAgain(
  question: Question,
  builtIn: AnalysisRequest,
  { access, catalogue }: Pick<ReadingDeps, 'access' | 'catalogue'>,
): Promise<Reread> {
  const { requests, call } = await readWithModel(question, builtIn, { access, catalogue });
  const [request = builtIn] = requests;
  if (requests.length < 2) return { request, asksBack: undefined, calls: [call] };
  const prompts = requests.map((one) => toChoice(one, question));
  const notice = toModelNotice('read-differently', builtIn.language);
  const asksBack: AnswerPart[] = [notice, { type: 'suggestions', data: { prompts } }];
  return { request, asksBack, calls: [call] };
}
