import { z } from 'zod';
import type { AnswerMetadata } from '@vela/contracts';
import type { Database } from '../../db/database.ts';
import type { MessageRow } from './accept-message.ts';
import { readRatings } from './answer-feedback.ts';
import { citeAnalysis, citeAnalysisEvent, isAnalysisEvent, listCitedFacts } from './cite-facts.ts';
import { toConversation, type ConversationRow } from './conversation-row.ts';
import { readMessagePage } from './message-page.ts';
import { readAnalysisBefore, readMessageChunks } from './read-chunks.ts';

const textDelta = z.object({ type: z.literal('text-delta'), delta: z.string() });

/** JSON of a stored answer's parts, as the AI SDK assembles them from its events. */
function joinParts(events: readonly string[]): string {
  const parts: string[] = [];
  let textAt: number | undefined;
  let text = '';
  for (const event of events) {
    if (event.startsWith('{"type":"data-')) parts.push(event);
    if (event.startsWith('{"type":"text-start"')) textAt ??= parts.push('') - 1;
    if (event.startsWith('{"type":"text-delta"')) text += textDelta.parse(JSON.parse(event)).delta;
  }
  if (textAt !== undefined) parts[textAt] = JSON.stringify({ type: 'text', text, state: 'done' });
  return `[${parts.join(',')}]`;
}

function encodeQuestion(message: MessageRow): string {
  const parts = [{ type: 'text', text: message.text }];
  return JSON.stringify({
    id: message.id,
    role: 'user',
    parts,
    createdAt: message.createdAt.getTime(),
  });
}

const startEvent = z.object({ messageMetadata: z.object({ author: z.string() }) });

/** The author of an answer, as its first event named it. */
function readAuthor([first]: readonly string[]): Pick<AnswerMetadata, 'author'> {
  const start = startEvent.safeParse(first === undefined ? undefined : JSON.parse(first));
  return start.success ? { author: start.data.messageMetadata.author } : {};
}

type Rating = AnswerMetadata['rating'];

function encodeAnswer(message: MessageRow, events: readonly string[], rating: Rating): string {
  const createdAt = message.answerStartedAt.getTime();
  const outcome = message.answerState === 'running' ? 'failed' : message.answerState;
  const metadata: AnswerMetadata = {
    inReplyTo: message.id,
    ...readAuthor(events),
    createdAt,
    outcome,
    ...(rating === undefined ? {} : { rating }),
  };
  const rest = JSON.stringify({ metadata, createdAt }).slice(1);
  return `{"id":"${message.answerId}","role":"assistant","parts":${joinParts(events)},${rest}`;
}

type Spoken = { readonly message: MessageRow; readonly events: readonly string[] };

/** The facts that an answer and those after it cite, up to the next one with an analysis. */
function listCitedFrom(spoken: readonly Spoken[], index: number): string[] {
  const next = spoken.findIndex(
    ({ events }, other) => other > index && events.some(isAnalysisEvent),
  );
  const about = spoken.slice(Math.max(index, 0), next === -1 ? spoken.length : next);
  return about.flatMap(({ events }) => listCitedFacts(events));
}

/** The analysis that the first answers are about, where they have none of their own. */
async function readContext(
  db: Database,
  { id }: ConversationRow,
  { spoken, whole }: { readonly spoken: readonly Spoken[]; readonly whole: number },
): Promise<string> {
  const [first] = spoken;
  if (first === undefined || first.events.some(isAnalysisEvent)) return 'null';
  const before = await readAnalysisBefore(db, id, first.message.position);
  if (before === undefined) return 'null';
  return whole === -1 ? before : citeAnalysis(before, listCitedFrom(spoken, -1));
}

/** Position in the page of the analysis that the next question is about: it keeps all its facts. */
function findWhole(spoken: readonly Spoken[], isLatestPage: boolean): number {
  if (!isLatestPage) return spoken.length;
  return spoken.findLastIndex(({ events }) => events.some(isAnalysisEvent));
}

/** Events of an answer, whose analysis keeps the cited facts unless it is whole. */
function citeEvents(spoken: readonly Spoken[], index: number, whole: number): string[] {
  const events = spoken[index]?.events ?? [];
  if (index === whole || !events.some(isAnalysisEvent)) return [...events];
  const cited = listCitedFrom(spoken, index);
  return events.map((event) => (isAnalysisEvent(event) ? citeAnalysisEvent(event, cited) : event));
}

export type MessageQuery = {
  readonly limit: number;
  /** Position of a message: the page ends before it. */
  readonly before?: number | undefined;
  readonly runningAnswerId: string | undefined;
};

/**
 * JSON of a `ConversationDetail` without the running answer; others that are unfinished have failed.
 * Its analyses hold the facts that are cited: the others, findings and candles come by id.
 */
export async function readConversationJson(
  db: Database,
  conversation: ConversationRow,
  { runningAnswerId, ...page }: MessageQuery,
): Promise<string> {
  const { rows, olderCursor } = await readMessagePage(db, conversation.id, page);
  const ids = rows.map(({ id }) => id);
  const chunks = Map.groupBy(await readMessageChunks(db, ids), ({ messageId }) => messageId);
  const spoken = rows.map((message) => ({
    message,
    events: (chunks.get(message.id) ?? []).map(({ json }) => json),
  }));
  const ratings = await readRatings(
    db,
    rows.map(({ answerId }) => answerId),
  );
  const whole = findWhole(spoken, page.before === undefined);
  const messages = spoken.flatMap(({ message }, index) => {
    if (message.answerId === runningAnswerId) return [encodeQuestion(message)];
    const events = citeEvents(spoken, index, whole);
    const rating = ratings.get(message.answerId);
    return [encodeQuestion(message), encodeAnswer(message, events, rating)];
  });
  const head = JSON.stringify({
    ...toConversation(conversation),
    running: runningAnswerId !== undefined,
    olderCursor,
  }).slice(0, -1);
  const context = await readContext(db, conversation, { spoken, whole });
  return `${head},"context":${context},"messages":[${messages.join(',')}]}`;
}
