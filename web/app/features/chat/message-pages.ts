import { chatPaths, type ConversationDetail, type StoredMessage } from '@vela/contracts';
import type { Api } from '../../lib/api.ts';
import { getQuestionText, type ShownAnalysis, toAnswer } from './answer.ts';
import type { ChatMessage } from './chat-message.ts';

/** Messages that are loaded, and what is known of those before them. */
export type LoadedMessages = {
  readonly messages: readonly ChatMessage[];
  /** Cursor of the page before them; null at the beginning of the conversation. */
  readonly olderCursor: string | null;
  /** The last analysis before them, which the first answers may be about. */
  readonly context: ShownAnalysis | undefined;
  /** Messages that were added above. */
  readonly addedCount: number;
};

export const noMessages: LoadedMessages = {
  messages: [],
  olderCursor: null,
  context: undefined,
  addedCount: 0,
};

/** A stored message as the conversation shows it. */
export function toChatMessage(stored: StoredMessage): ChatMessage {
  if (stored.role === 'user')
    return {
      kind: 'question',
      id: stored.id,
      text: getQuestionText(stored),
      delivery: 'stored',
      ...(stored.versions === undefined ? {} : { versions: stored.versions }),
    };
  return { kind: 'answer', id: stored.id, answer: toAnswer(stored) };
}

/** The facts of both: a page holds of an analysis what its own answers cite. */
function joinFacts(one: ShownAnalysis, other: ShownAnalysis): ShownAnalysis {
  const known = new Set(one.facts.map(({ id }) => id));
  return { ...one, facts: [...one.facts, ...other.facts.filter(({ id }) => !known.has(id))] };
}

/** The messages of two pages; `context` is the analysis that the later one is about. */
function joinPages(
  older: readonly ChatMessage[],
  later: readonly ChatMessage[],
  context: ShownAnalysis | undefined,
): ChatMessage[] {
  const completed = older.map((message) => {
    const analysis = message.kind === 'answer' ? message.answer.analysis : undefined;
    return message.kind === 'question' || analysis === undefined || analysis.id !== context?.id
      ? message
      : { ...message, answer: { ...message.answer, analysis: joinFacts(analysis, context) } };
  });
  return [...completed, ...later];
}

function toLoaded({ messages, olderCursor, context }: ConversationDetail): LoadedMessages {
  return {
    messages: messages.map(toChatMessage),
    olderCursor,
    context: context ?? undefined,
    addedCount: 0,
  };
}

/** The latest page in the place of what was known of it; older messages that are loaded stay. */
export function mergeLatestPage(loaded: LoadedMessages, page: ConversationDetail): LoadedMessages {
  const latest = toLoaded(page);
  const firstId = latest.messages[0]?.id;
  const begin = loaded.messages.findIndex(({ id }) => id === firstId);
  if (begin <= 0) return latest;
  const older = loaded.messages.slice(0, begin);
  return { ...loaded, messages: joinPages(older, latest.messages, latest.context) };
}

/** Loads the page before the messages that are loaded. Throws ApiError. */
export async function loadOlderPage(
  api: Api,
  id: string,
  cursor: string,
): Promise<(loaded: LoadedMessages) => LoadedMessages> {
  const query = new URLSearchParams({ cursor }).toString();
  const page = toLoaded(
    await api.request<ConversationDetail>(`${chatPaths.conversation(id)}?${query}`),
  );
  return ({ messages, context, addedCount }) => ({
    ...page,
    addedCount: addedCount + page.messages.length,
    messages: joinPages(page.messages, messages, context),
    // The later page can be about an analysis that is before this one too.
    context:
      page.context !== undefined && page.context.id === context?.id
        ? joinFacts(page.context, context)
        : page.context,
  });
}
