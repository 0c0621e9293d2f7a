import { chat, type AnalysisRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from './answer-part.ts';
import { toEventRequest } from './events/read-event-question.ts';
import { findListMention } from './lists/find-list-mention.ts';
import { isOfOtherKind, toListRequest } from './lists/read-list-question.ts';
import { chooseIntent } from './question/choose-intent.ts';
import { correctWords } from './question/correct-words.ts';
import { detectQuestionLanguage } from './question/detect-language.ts';
import { findMention } from './question/find-mention.ts';
import { followThread, keepThread } from './question/keep-thread.ts';
import { noteConcern } from './question/note-concern.ts';
import { readClues } from './question/read-clues.ts';
import { refinePlan } from './question/refine-plan.ts';
import { refuseOtherCurrency } from './question/refuse-other-currency.ts';
import type { ReadRequest } from './question/several/read-request.ts';
import { readPeriods } from './question/several/ask-of-periods.ts';
import { readExplained } from './question/several/read-explained.ts';
import { readSeveral } from './question/several/read-several.ts';
import { toTalkRequest } from './question/to-talk-request.ts';
import { toTermRequest } from './question/to-term-request.ts';
import { listTrustFeatures } from './question/trust/list-trust-features.ts';
import { noteDoubt } from './question/trust/note-doubt.ts';
import { findRepeatedIntent, toRequest } from './question/to-request.ts';

/** Language of a message; one corrected word alone does not decide it: "anlz" is of any language. */
function detectLanguage(plain: string, message: string, catalogue: InstrumentCatalogue) {
  const [typed, corrected] = [plain, message].map((text) => text.split(/\s+/));
  const changed = corrected?.filter((word, index) => word !== typed?.[index]) ?? [];
  const text = changed.length === 1 ? plain : message;
  return detectQuestionLanguage(findMention(text, catalogue).rest, text);
}

function readTyped(asked: Question, plain: string, catalogue: InstrumentCatalogue) {
  const message = correctWords(plain, catalogue);
  const spoken = detectLanguage(plain, message, catalogue);
  const question: Question = { ...asked, message, language: spoken ?? asked.language };
  const reading = readClues(question, catalogue);
  const wanted = findRepeatedIntent(reading, question) ?? chooseIntent(reading.clues);
  const refined = refinePlan(
    { request: toRequest(wanted, reading, question), reading },
    question,
    catalogue,
  );
  const request = refuseOtherCurrency(refined.request, plain, catalogue);
  return { ...refined, request, question, spoken: reading.spoken };
}

/** A message, with the measures of each of its clauses where they ask for several things. */
function readWhole(asked: Question, plain: string, catalogue: InstrumentCatalogue) {
  const ofPeriods = readPeriods({ ...asked, message: plain }, (one) =>
    readTyped(asked, one, catalogue),
  );
  if (ofPeriods !== undefined) return ofPeriods;
  const { spoken, question, ...whole } = readTyped(asked, plain, catalogue);
  const read = (clause: Question) => readTyped(clause, clause.message, catalogue);
  const explained = whole.request.plan.unread ? undefined : readExplained(question, read);
  if (explained !== undefined) return { ...explained, spoken };
  return { ...readSeveral(whole, question, read), spoken };
}

/** A question for the person's own lists: its other words are read as of one instrument. */
function readOfList(
  asked: Question,
  plain: string,
  catalogue: InstrumentCatalogue,
): ReadRequest | undefined {
  const mention = findListMention(plain, asked.lists);
  if (mention === undefined) return undefined;
  const { symbol = anyInstrument, ...chosen } = asked.chosen;
  const { interval, limit } = asked.context;
  const context = {
    ...(interval === undefined ? {} : { interval }),
    ...(limit === undefined ? {} : { limit }),
  };
  const { request, evidence, spoken } = readTyped(
    { ...asked, chosen: { ...chosen, symbol }, context },
    mention.rest,
    catalogue,
  );
  return isOfOtherKind(request)
    ? undefined
    : { request: toListRequest(request, mention, spoken), evidence };
}

/** What a list is asked is read as if it were asked of this one, where no chart is open. */
const anyInstrument = 'BTCUSDT';

function readQuestion(typed: Question, catalogue: InstrumentCatalogue): ReadRequest {
  const asked = followThread(typed);
  // NFKC: full-width letters and ligatures become plain letters.
  // A letter may become eighteen: the limit holds for what is read.
  const plain = asked.message.normalize('NFKC').slice(0, chat.messageMaxLength);
  const ofList = readOfList(asked, plain, catalogue);
  if (ofList !== undefined) return ofList;
  const { request, evidence, spoken } = readWhole(asked, plain, catalogue);
  const read = noteConcern(spoken, toTalkRequest(spoken, toEventRequest(request, spoken)));
  const termed = toTermRequest(plain, read, asked.context);
  const kept = keepThread(termed, asked.context);
  return {
    request: kept,
    evidence: { ...evidence, isWhole: evidence.isWhole === true || termed !== read },
  };
}

/** Reads a typed question into a request; where its words fit no language, `asked` decides. */
export function parseQuestion(typed: Question, catalogue: InstrumentCatalogue): AnalysisRequest {
  const { request, evidence } = readQuestion(typed, catalogue);
  return noteDoubt(request, evidence, { ...typed.context, ...typed.chosen });
}

/** What tells whether a typed question is read rightly: places of features. */
export function listReadingFeatures(
  typed: Question,
  catalogue: InstrumentCatalogue,
): readonly number[] {
  const { request, evidence } = readQuestion(typed, catalogue);
  return listTrustFeatures(request, evidence);
}
