import {
  chatPaths,
  type Conversation,
  type ConversationDetail,
  type SendMessageRequest,
} from '@vela/contracts';
import type { Api } from '../../lib/api.ts';
import { ApiError, toApiError } from '../../lib/api-error.ts';
import { Emitter } from '../../lib/emitter.ts';
import { appendChunk, createEmptyAnswer } from './answer.ts';
import { toAnswerChunk } from './answer-chunk.ts';
import {
  loadOlderPage,
  type LoadedMessages,
  mergeLatestPage,
  noMessages,
} from './message-pages.ts';
import type { ChatMessage } from './chat-message.ts';
import { readServerEvents } from './server-events.ts';

export type ConversationState = LoadedMessages & {
  id: string | undefined;
  status: 'loading' | 'ready' | 'missing' | 'failed';
  problem?: ApiError;
  /** Loading of the messages before those that are loaded. */
  older: 'idle' | 'loading' | 'failed';
  /** An answer is awaited or arriving. */
  busy: boolean;
};

/** The first question creates the conversation; the server stores each before answering. */
export type QuestionListener = {
  onCreated: (conversation: Conversation) => void;
  onStored: () => void;
};

/** How reading a stream ended: at the answer's end, before it, or without a stream. */
type StreamOutcome = 'finished' | 'broken' | 'nothing';

const idle = { ...noMessages, older: 'idle', busy: false } as const;

const resumeDelaysMs = [300, 1_000, 3_000];

function toProblem(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('NETWORK', 0, { cause: error });
}

function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** State of the open conversation: its messages, the arriving answer and errors. */
export class ConversationStore {
  readonly #api: Api;
  readonly #listeners = new Emitter();
  #state: ConversationState = { id: undefined, status: 'ready', ...idle };
  #reading: AbortController | undefined;
  #onStored: (() => void) | undefined;

  constructor(api: Api) {
    this.#api = api;
  }

  readonly state = (): ConversationState => this.#state;

  readonly subscribe = this.#listeners.subscribe;

  /** Opens a stored conversation (undefined: a new, empty one) and follows its running answer. */
  async open(id: string | undefined): Promise<void> {
    const { signal } = this.#begin();
    this.#become({ id, status: id === undefined ? 'ready' : 'loading', ...idle });
    if (id === undefined) return;
    try {
      const { running } = await this.#load(id, signal);
      if (!running || signal.aborted) return;
      this.#become({ busy: true });
      await this.#resume(id, signal);
    } catch (error) {
      if (!signal.aborted) this.#failOpening(toProblem(error));
    } finally {
      if (!signal.aborted) this.#become({ busy: false });
    }
  }

  /** Loads the messages before those that are loaded, if there are any. */
  async loadOlder(): Promise<void> {
    const { id, olderCursor, older } = this.#state;
    if (id === undefined || olderCursor === null || older === 'loading') return;
    const isOpen = (): boolean => this.#state.id === id && this.#state.olderCursor === olderCursor;
    this.#become({ older: 'loading' });
    try {
      const prepend = await loadOlderPage(this.#api, id, olderCursor);
      if (isOpen()) this.#become({ ...prepend(this.#state), older: 'idle' });
    } catch {
      if (isOpen()) this.#become({ older: 'failed' });
    }
  }

  /**
   * Sends a question and follows its answer to the end. One that replaces another stands in its
   * place, and what followed is then a branch.
   */
  async send(request: SendMessageRequest, listener: QuestionListener): Promise<void> {
    const { messages } = this.#state;
    const at = messages.findIndex(({ id }) => id === request.replaces);
    if (at >= 0) this.#become({ messages: messages.slice(0, at) });
    await this.#deliver(request, listener);
    const sent = this.#state.messages.find(({ id }) => id === request.id);
    const isStored = sent?.kind === 'question' && sent.delivery === 'stored';
    // Which versions there are now; one that was not stored stays to be sent again.
    if (at >= 0 && isStored && this.#state.id !== undefined && !this.#state.busy)
      await this.#load(this.#state.id, this.#begin().signal).catch(() => undefined);
  }

  /** Shows the branch of another version of a question. Throws ApiError. */
  async chooseVersion(questionId: string): Promise<void> {
    const { id, busy } = this.#state;
    if (id === undefined || busy) return;
    await this.#api.request(chatPaths.branch(id), {
      method: 'PUT',
      json: { messageId: questionId },
    });
    await this.#load(id, this.#begin().signal);
  }

  /** Sends an unanswered question again under the same id. */
  async retry(questionId: string, listener: QuestionListener): Promise<void> {
    const question = this.#state.messages.find((message) => message.id === questionId);
    if (question?.kind !== 'question') return;
    const request = question.request ?? { id: question.id, message: question.text };
    const isItsAnswer = (message: ChatMessage): boolean =>
      message.kind === 'answer' && message.answer.inReplyTo === questionId;
    this.#become({ messages: this.#state.messages.filter((message) => !isItsAnswer(message)) });
    await this.#deliver(request, listener);
  }

  /** Stops the answer; before its first part the server has none to stop, only the waiting ends. */
  async stop(): Promise<void> {
    const last = this.#state.messages.at(-1);
    if (last?.kind === 'question') {
      this.#reading?.abort();
      this.#put({ ...last, delivery: 'stopped' });
      this.#become({ busy: false });
    }
    if (this.#state.id === undefined) return;
    try {
      await this.#api.request(chatPaths.stop(this.#state.id), { method: 'POST' });
    } catch (error) {
      this.#reading?.abort();
      this.#failRunning(toProblem(error));
      this.#become({ busy: false });
    }
  }

  /** Stops reading; the answer continues on the server. */
  leave(): void {
    this.#reading?.abort();
  }

  #become(change: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.emit();
  }

  #put(message: ChatMessage): void {
    const { messages } = this.#state;
    const known = messages.some((other) => other.id === message.id);
    this.#become({
      messages: known
        ? messages.map((other) => (other.id === message.id ? message : other))
        : [...messages, message],
    });
  }

  #begin(): AbortController {
    this.#reading?.abort();
    this.#reading = new AbortController();
    return this.#reading;
  }

  async #load(id: string, signal: AbortSignal): Promise<ConversationDetail> {
    const detail = await this.#api.request<ConversationDetail>(chatPaths.conversation(id), {
      signal,
    });
    if (!signal.aborted)
      this.#become({ id, status: 'ready', ...mergeLatestPage(this.#state, detail) });
    return detail;
  }

  async #deliver(request: SendMessageRequest, listener: QuestionListener): Promise<void> {
    const { id: questionId, message: text } = request;
    this.#put({ kind: 'question', id: questionId, text, delivery: 'sending', request });
    const { signal } = this.#begin();
    this.#onStored = listener.onStored;
    this.#become({ busy: true });
    try {
      const { id: openId, status } = this.#state;
      const isStored = openId !== undefined && status !== 'missing';
      const id = isStored ? openId : await this.#create(listener);
      const init = {
        method: 'POST',
        body: JSON.stringify(request),
        headers: { 'content-type': 'application/json' },
        signal,
      };
      const outcome = await this.#read(await this.#api.fetch(chatPaths.messages(id), init), signal);
      if (outcome !== 'finished') await this.#resume(id, signal);
    } catch (error) {
      if (!signal.aborted) this.#failRunning(toProblem(error));
    } finally {
      if (!signal.aborted) this.#become({ busy: false });
    }
  }

  async #create(listener: QuestionListener): Promise<string> {
    const conversation = await this.#api.request<Conversation>(chatPaths.conversations, {
      method: 'POST',
      json: {},
    });
    this.#become({ id: conversation.id, status: 'ready' });
    listener.onCreated(conversation);
    return conversation.id;
  }

  /** After a lost connection: asks for the answer from its first part, at last the stored one. */
  async #resume(id: string, signal: AbortSignal): Promise<void> {
    for (const delayMs of resumeDelaysMs) {
      if (signal.aborted) return;
      const outcome = await this.#followRunning(id, signal);
      if (outcome === 'nothing') await this.#load(id, signal);
      if (outcome !== 'broken') return;
      await waitMs(delayMs);
    }
    throw new ApiError('NETWORK', 0);
  }

  async #followRunning(id: string, signal: AbortSignal): Promise<StreamOutcome> {
    try {
      return await this.#read(await this.#api.fetch(chatPaths.stream(id), { signal }), signal);
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'NETWORK') throw error;
      return 'broken';
    }
  }

  async #read(response: Response, signal: AbortSignal): Promise<StreamOutcome> {
    if (response.status === 204 || response.body === null) return 'nothing';
    if (!response.ok) throw await toApiError(response);
    try {
      return await this.#follow(response.body, signal);
    } catch {
      return 'broken';
    }
  }

  async #follow(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<StreamOutcome> {
    let answer = createEmptyAnswer('');
    for await (const event of readServerEvents(body)) {
      if (signal.aborted) return 'finished';
      const chunk = toAnswerChunk(event);
      if (chunk === undefined) continue;
      answer = appendChunk(answer, chunk);
      if (chunk.kind === 'start') this.#acknowledge(answer.inReplyTo);
      if (answer.id !== '') this.#put({ kind: 'answer', id: answer.id, answer });
    }
    return answer.outcome === 'running' ? 'broken' : 'finished';
  }

  #acknowledge(questionId: string | undefined): void {
    const question = this.#state.messages.find((message) => message.id === questionId);
    if (question?.kind === 'question') this.#put({ ...question, delivery: 'stored' });
    this.#onStored?.();
  }

  #failOpening(problem: ApiError): void {
    if (this.#state.status === 'loading')
      this.#become({ status: problem.code === 'NOT_FOUND' ? 'missing' : 'failed', problem });
    else this.#failRunning(problem);
  }

  #failRunning(problem: ApiError): void {
    const last = this.#state.messages.at(-1);
    if (last?.kind === 'question') this.#put({ ...last, delivery: 'failed', problem });
    if (last?.kind === 'answer' && last.answer.outcome === 'running') {
      this.#put({ ...last, problem, answer: { ...last.answer, outcome: 'failed' } });
    }
  }
}
