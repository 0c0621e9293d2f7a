import {
  findListMention,
  findSpoken,
  findToldPrice,
  type ConversationContext,
  type OwnList,
  type Question,
} from '@vela/analyst';
import { analysisModes, isInterval } from '@vela/contracts';
import { readToldAnalysis, type ToldAnalysis } from '../../db/told-analysis.ts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { watchlists } from '../../db/schema/watchlist.ts';
import type { MessageRow } from './accept-message.ts';
import { parseMessageOptions } from './message-options.ts';
import type { ConversationRow } from './conversation-row.ts';
import { readLastUnderstanding } from './last-understanding.ts';

/** The latest chart, and the structures and the price that its answer told of. */
function toLastAnalysis({
  analysis,
  sentences,
}: ToldAnalysis): Pick<ConversationContext, 'lastAnalysis' | 'spoken' | 'toldPrice'> {
  if (analysis.mode !== 'technical') return {};
  const spoken = findSpoken(analysis, sentences);
  const toldPrice = findToldPrice(analysis, sentences);
  return {
    lastAnalysis: analysis,
    ...(spoken === undefined ? {} : { spoken }),
    ...(toldPrice === undefined ? {} : { toldPrice }),
  };
}

/** Reads the context of the next question from the database, so that it survives a restart. */
async function readContext(
  db: Database,
  conversation: ConversationRow,
): Promise<ConversationContext> {
  const { symbol, interval, candleLimit, lastAnalysisId } = conversation;
  const mode = analysisModes.find((known) => known === conversation.mode);
  const told = lastAnalysisId === null ? undefined : await readToldAnalysis(db, lastAnalysisId);
  return {
    ...(symbol === null ? {} : { symbol }),
    ...(isInterval(interval) ? { interval } : {}),
    ...(candleLimit === null ? {} : { limit: candleLimit }),
    ...(mode === undefined ? {} : { mode }),
    ...(told === undefined ? {} : toLastAnalysis(told)),
  };
}

/** The person's lists, where the question is about them. */
async function readLists(
  db: Database,
  userId: number,
  { message, request }: Pick<Question, 'message' | 'request'>,
): Promise<{ readonly lists?: readonly OwnList[] }> {
  const isAsked =
    request === undefined
      ? findListMention(message.normalize('NFKC')) !== undefined
      : request.plan.intent === 'list';
  if (!isAsked) return {};
  const lists = await db
    .select({ name: watchlists.name, items: watchlists.items })
    .from(watchlists)
    .where(eq(watchlists.userId, userId))
    .orderBy(asc(watchlists.position), asc(watchlists.id));
  return {
    lists: lists.map(({ name, items }) => ({ name, symbols: items.map(({ symbol }) => symbol) })),
  };
}

/** The question of a stored message, with the context of its conversation. */
export async function toQuestion(
  db: Database,
  message: MessageRow,
  from: { conversation: ConversationRow; now: number },
): Promise<Question> {
  const { language, request, ...chosen } = parseMessageOptions(message);
  const [context, lastUnderstanding] = await Promise.all([
    readContext(db, from.conversation),
    readLastUnderstanding(db, message),
  ]);
  const remembered = lastUnderstanding === undefined ? context : { ...context, lastUnderstanding };
  const question = { message: message.text, language, chosen, context: remembered, now: from.now };
  const asked = request === undefined ? question : { ...question, request };
  return { ...asked, ...(await readLists(db, from.conversation.userId, asked)) };
}
