import type { ConversationContext, Question } from '@vela/analyst';
import { analysisModes, defaultLanguage, isInterval, sendMessageSchema } from '@vela/contracts';
import { readShownAnalysis } from '../../db/analysis-store.ts';
import type { Database } from '../../db/database.ts';
import type { Chosen, MessageRow } from './accept-message.ts';
import type { ConversationRow } from './conversation-row.ts';
import { readLastUnderstanding } from './last-understanding.ts';

const chosenSchema = sendMessageSchema.pick({ symbol: true, interval: true, limit: true, mode: true, language: true });

/** What a conversation knows when the next question comes, out of the database: a restart forgets nothing. */
async function readContext(db: Database, conversation: ConversationRow): Promise<ConversationContext> {
  const { symbol, interval, candleLimit, lastAnalysisId } = conversation;
  const mode = analysisModes.find((known) => known === conversation.mode);
  const lastAnalysis = lastAnalysisId === null ? undefined : await readShownAnalysis(db, lastAnalysisId);
  return {
    ...(symbol === null ? {} : { symbol }),
    ...(isInterval(interval) ? { interval } : {}),
    ...(candleLimit === null ? {} : { limit: candleLimit }),
    ...(mode === undefined ? {} : { mode }),
    ...(lastAnalysis === undefined ? {} : { lastAnalysis }),
  };
}

/** What was chosen beside a stored message. */
export function parseChosen(message: MessageRow): Chosen {
  return { language: defaultLanguage, ...chosenSchema.parse(message.chosen) };
}

/** The question a stored message asks, in its conversation. */
export async function toQuestion(
  db: Database,
  message: MessageRow,
  from: { conversation: ConversationRow; now: number },
): Promise<Question> {
  const { language, ...chosen } = parseChosen(message);
  const [context, lastUnderstanding] = await Promise.all([readContext(db, from.conversation), readLastUnderstanding(db, message)]);
  const remembered = lastUnderstanding === undefined ? context : { ...context, lastUnderstanding };
  return { message: message.text, language, chosen, context: remembered, now: from.now };
}
