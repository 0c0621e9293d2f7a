import { chat, type AnalysisRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from './answer-part.ts';
import { toEventRequest } from './events/read-event-question.ts';
import { chooseIntent } from './question/choose-intent.ts';
import { correctWords } from './question/correct-words.ts';
import { detectQuestionLanguage } from './question/detect-language.ts';
import { findMention } from './question/find-mention.ts';
import { readClues } from './question/read-clues.ts';
import { refinePlan } from './question/refine-plan.ts';
import { toTalkRequest } from './question/to-talk-request.ts';
import { toTermRequest } from './question/to-term-request.ts';
import { findRepeatedIntent, toRequest } from './question/to-request.ts';

/** Reads a typed question into a request; where its words fit no language, `asked` decides. */
export function parseQuestion(asked: Question, catalogue: InstrumentCatalogue): AnalysisRequest {
  // NFKC: full-width letters and ligatures become plain letters.
  // A letter may become eighteen: the limit holds for what is read.
  const plain = asked.message.normalize('NFKC').slice(0, chat.messageMaxLength);
  const message = correctWords(plain, catalogue);
  const spoken = detectQuestionLanguage(findMention(message, catalogue).rest, message);
  const question: Question = { ...asked, message, language: spoken ?? asked.language };
  const reading = readClues(question, catalogue);
  const wanted = findRepeatedIntent(reading, question) ?? chooseIntent(reading.clues);
  const refined = refinePlan(
    { request: toRequest(wanted, reading, question), reading },
    question,
    catalogue,
  );
  const read = toTalkRequest(reading.spoken, toEventRequest(refined, reading.spoken));
  return toTermRequest(plain, read, asked.context);
}
