import type { Database } from '../../db/database.ts';
import type { MessageRow } from './accept-message.ts';
import { readRatings } from './answer-feedback.ts';
import { listVersions } from './branch.ts';
import { citeAnalysis, citeAnalysisEvent, isAnalysisEvent, listCitedFacts } from './cite-facts.ts';
import { toConversation, type ConversationRow } from './conversation-row.ts';
import { encodeAnswer, encodeQuestion } from './encode-message.ts';
import { readMessagePage } from './message-page.ts';
import { readAnalysisBefore, readMessageChunks } from './read-chunks.ts';

type Spoken = { readonly message: MessageRow; readonly events: readonly string[] };

/** Messages with the stored events of their answers. */
async function readSpoken(db: Database, rows: readonly MessageRow[]): Promise<Spoken[]> {
  const ids = rows.map(({ id }) => id);
  const chunks = Map.groupBy(await readMessageChunks(db, ids), ({ messageId }) => messageId);
  return rows.map((message) => ({
    message,
    events: (chunks.get(message.id) ?? []).map(({ json }) => json),
  }));
}

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
  { lastMessageId }: ConversationRow,
  { spoken, whole }: { readonly spoken: readonly Spoken[]; readonly whole: number },
): Promise<string> {
  const [first] = spoken;
  if (first === undefined || first.events.some(isAnalysisEvent)) return 'null';
  const before = await readAnalysisBefore(db, lastMessageId, first.message.position);
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
  const { rows, olderCursor } = await readMessagePage(db, conversation.lastMessageId, page);
  const spoken = await readSpoken(db, rows);
  const ratings = await readRatings(
    db,
    rows.map(({ answerId }) => answerId),
  );
  const versions = await listVersions(db, rows);
  const whole = findWhole(spoken, page.before === undefined);
  const messages = spoken.flatMap(({ message }, index) => {
    const question = encodeQuestion(message, versions.get(message.id));
    if (message.answerId === runningAnswerId) return [question];
    const events = citeEvents(spoken, index, whole);
    const rating = ratings.get(message.answerId);
    return [question, encodeAnswer(message, events, rating)];
  });
  const head = JSON.stringify({
    ...toConversation(conversation),
    running: runningAnswerId !== undefined,
    olderCursor,
  }).slice(0, -1);
  const context = await readContext(db, conversation, { spoken, whole });
  return `${head},"context":${context},"messages":[${messages.join(',')}]}`;
}

/** What an answer took of a model, and what to ask next, concern its owner alone. */
const isForOwner = (event: string): boolean => /^{"type":"data-(?:usage|suggestions)"/.test(event);

/**
 * JSON of the messages of a branch for everybody: questions and answers with the facts that they
 * cite; no rating, cost, choice or other branch. `limit`: the latest ones.
 */
export async function readMessagesForAll(
  db: Database,
  lastMessageId: string | null,
  limit: number,
): Promise<string> {
  const { rows } = await readMessagePage(db, lastMessageId, { limit });
  const spoken = await readSpoken(db, rows);
  const messages = spoken.flatMap(({ message }, index) => {
    const question = encodeQuestion(message);
    if (message.answerState === 'running') return [question];
    const events = citeEvents(spoken, index, spoken.length).filter((event) => !isForOwner(event));
    return [question, encodeAnswer(message, events)];
  });
  return `[${messages.join(',')}]`;
}
