import type { ConversationContext, Question } from '@vela/analyst';
import { analysisModes, isInterval } from '@vela/contracts';
import { readShownAnalysis } from '../../db/analysis-store.ts';
import type { Database } from '../../db/database.ts';
import type { MessageRow } from './accept-message.ts';
import { parseChosen } from './chosen.ts';
import type { ConversationRow } from './conversation-row.ts';
import { readLastUnderstanding } from './last-understanding.ts';

/** What a conversation knows when the next question comes, out of the database: a restart forgets nothing. */
async function readContext(
  db: Database,
  conversation: ConversationRow,
): Promise<ConversationContext> {
  const { symbol, interval, candleLimit, lastAnalysisId } = conversation;
  const mode = analysisModes.find((known) => known === conversation.mode);
  const lastAnalysis =
    lastAnalysisId === null ? undefined : await readShownAnalysis(db, lastAnalysisId);
  return {
    ...(symbol === null ? {} : { symbol }),
    ...(isInterval(interval) ? { interval } : {}),
    ...(candleLimit === null ? {} : { limit: candleLimit }),
    ...(mode === undefined ? {} : { mode }),
    ...(lastAnalysis === undefined ? {} : { lastAnalysis }),
  };
}

/** The question a stored message asks, in its conversation. */
export async function toQuestion(
  db: Database,
  message: MessageRow,
  from: { conversation: ConversationRow; now: number },
): Promise<Question> {
  const { language, about, ...chosen } = parseChosen(message);
  const [context, lastUnderstanding] = await Promise.all([
    readContext(db, from.conversation),
    readLastUnderstanding(db, message),
  ]);
  const remembered = lastUnderstanding === undefined ? context : { ...context, lastUnderstanding };
  const question = { message: message.text, language, chosen, context: remembered, now: from.now };
  return about === undefined ? question : { ...question, about };
}
