import {
  chatPaths,
  type ExploredChart,
  type ExploreQuestion,
  type TechnicalWireAnalysis,
} from '@vela/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { Api } from '../../../lib/api.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import type { Prompt } from '../answer.ts';
import { toAnswer } from '../answer.ts';
import type { ChatMessage } from '../chat-message.ts';
import type { ConversationState } from '../conversation-store.ts';
import type { FactFocus } from '../fact-focus.ts';
import type { ChatView } from '../layout/view-switch.tsx';
import { noMessages } from '../message-pages.ts';
import { useDraft } from '../use-draft.ts';

/** More would leave no room for the chart's reading. */
const maxPrompts = 3;
const waitMs = 1_500;
const mostWaits = 40;

const isNotYetStored = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'NOT_FOUND';

/** The stored chart that the address names, and the names of all. */
function useExploredChart(api: Api) {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const symbol = params.get('symbol') ?? undefined;
  const interval = params.get('interval') ?? undefined;
  const query = useQuery({
    queryKey: ['explore', symbol, interval, language],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({
        language,
        ...(symbol === undefined ? {} : { symbol }),
        ...(interval === undefined ? {} : { interval }),
      });
      return api.request<ExploredChart>(`${chatPaths.explore}?${asked}`, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Just after a start no chart is stored yet.
    retry: (count, error) => isNotYetStored(error) && count < mostWaits,
    retryDelay: waitMs,
    structuralSharing: false,
  });
  const choose = (chart: { symbol: string; interval: string }): void =>
    setParams(chart, { replace: true, preventScrollReset: true });
  return { query, choose };
}

/** A question that was pressed, and its stored answer. */
function toMessages(
  asked: readonly ExploreQuestion[],
  { answers }: ExploredChart,
  toText: (question: ExploreQuestion) => string,
): ChatMessage[] {
  return asked.flatMap((question): ChatMessage[] => {
    const found = answers.find((answer) => answer.question === question);
    if (found === undefined) return [];
    const id = `asked-${found.message.id}`;
    return [
      { kind: 'question', id, text: toText(question), delivery: 'stored' },
      { kind: 'answer', id: found.message.id, answer: toAnswer(found.message) },
    ];
  });
}

/** The number that is open: its chart is always the one that is shown. */
function useGuestFocus() {
  const phone = usePhone();
  const [focus, setFocus] = useState<FactFocus>();
  const [view, setView] = useState<ChatView>('chart');
  return {
    phone,
    focus,
    setFocus,
    view,
    setView,
    /** Back to the conversation, and to what its answer is about. */
    answer: (): void => {
      setFocus(undefined);
      setView('chat');
    },
    focusOn: (next: FactFocus): void => {
      setFocus({ ...next, from: view });
      if (phone && next.analysis !== undefined) setView('chart');
    },
  };
}

/** The conversation of a guest about one chart: stored answers, in the order they were asked for. */
function useGuestConversation(chart: ExploredChart | undefined) {
  const { t } = useTranslation('explore');
  const language = useLanguage();
  const [asked, setAsked] = useState<{ of: string; questions: readonly ExploreQuestion[] }>();
  const name = chart?.analysis.instrument.name[language] ?? '';
  const toText = (question: ExploreQuestion): string => t(`question.${question}`, { name });
  const id = chart?.analysis.id ?? '';
  const questions = asked?.of === id ? asked.questions : [];
  const messages = chart === undefined ? [] : toMessages(questions, chart, toText);
  const open = (chart?.answers ?? [])
    .map(({ question }) => question)
    .filter((question) => !questions.includes(question));
  return {
    messages,
    prompts: open.slice(0, maxPrompts).map((question): Prompt => ({ text: toText(question) })),
    /** Shows a stored answer; false for words that none is stored for. */
    ask: ({ text }: Prompt): boolean => {
      const question = open.find((one) => toText(one) === text);
      if (question === undefined) return false;
      setAsked({ of: id, questions: [...questions, question] });
      return true;
    },
  };
}

/** State and actions of the guests' workspace. */
export function useGuestScreen(api: Api) {
  const { query, choose } = useExploredChart(api);
  const chart = query.data;
  const attention = useGuestFocus();
  const conversation = useGuestConversation(chart);
  const { draft, changeDraft } = useDraft(undefined);
  const [isRefused, setRefused] = useState(false);
  const analysis: TechnicalWireAnalysis | undefined = chart?.analysis;
  const state: ConversationState = {
    ...noMessages,
    id: undefined,
    status: 'ready',
    messages: conversation.messages,
    older: 'idle',
    busy: false,
  };
  return {
    ...attention,
    chart,
    choose,
    analysis,
    current: analysis,
    page: undefined,
    linked: {
      analysis,
      loading: query.isFetching,
      problem: query.error ?? undefined,
      retry: () => void query.refetch(),
    },
    state,
    prompts: conversation.prompts,
    draft,
    changeDraft,
    field: useRef<HTMLTextAreaElement>(null),
    /** Own words need an account: they stay in the field. */
    isRefused,
    refuse: () => setRefused(true),
    close: () => setRefused(false),
    ask: (prompt: Prompt): boolean => {
      const isStored = conversation.ask(prompt);
      if (isStored) attention.answer();
      else setRefused(true);
      return isStored;
    },
  };
}

export type GuestScreen = ReturnType<typeof useGuestScreen>;
