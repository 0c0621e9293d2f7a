import type { Interval, SendMessageRequest } from '@vela/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Api } from '../../lib/api.ts';
import { usePhone } from '../../lib/use-phone.ts';
import type { ChatView } from './chat-layout.tsx';
import { type Controls, parseLimit } from './controls.ts';
import type { ConversationState, QuestionListener } from './conversation-store.ts';
import { useRefreshConversations } from './conversations-query.ts';
import type { FactFocus } from './fact-focus.ts';
import { focusLimitField } from './limit-field.tsx';
import { chartAnalysis } from './thread.ts';
import { toRequest, useControls } from './use-controls.ts';
import { useConversation } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';

/** The conversation named by the address, and how to go to another one. */
function useAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return {
    id: params.get('c') ?? undefined,
    goTo: (id: string | undefined, replace = false) =>
      void navigate(id === undefined ? '/chat' : `/chat?c=${encodeURIComponent(id)}`, { replace }),
  };
}

/** What is looked at: the analysis on the chart, the number asked about, and the part of the screen a phone shows. */
function useAttention({ messages, status }: ConversationState) {
  const phone = usePhone();
  const [chosenId, setChosenId] = useState<string>();
  const [focus, setFocus] = useState<FactFocus>();
  const [chosenView, setView] = useState<ChatView>();
  // A conversation that is not there says so where it would be.
  const view = chosenView ?? (status === 'missing' || status === 'failed' ? 'chat' : 'chart');
  const turnTo = (next: ChatView, analysisId?: string): void => {
    setFocus(undefined);
    setChosenId(analysisId);
    setView(next);
  };
  return {
    phone,
    analysis: chartAnalysis(messages, chosenId),
    focus,
    setFocus,
    focusOn: (next: FactFocus): void => {
      setFocus(next);
      if (next.analysis === undefined) return;
      setChosenId(next.analysis.id);
      if (phone) setView('chart');
    },
    view,
    setView,
    /** Back to the latest analysis and the conversation. */
    leave: () => turnTo('chat'),
    show: (analysisId: string) => turnTo('chart', analysisId),
  };
}

/** Everything the chat screen knows and does; the route lays it out. */
export function useChatScreen(api: Api) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const address = useAddress();
  const refresh = useRefreshConversations();
  const { store, state } = useConversation(api, address.id);
  const { draft, changeDraft } = useDraft(address.id);
  const attention = useAttention(state);
  const field = useRef<HTMLTextAreaElement>(null);
  const { controls, change } = useControls(chartAnalysis(state.messages, undefined));

  const listener: QuestionListener = {
    onCreated: (conversation) => address.goTo(conversation.id, true),
    onStored: refresh,
  };
  const ask = (
    message: string,
    overrides: Partial<Controls> = {},
    about?: SendMessageRequest['about'],
  ): boolean => {
    if (message === '' || state.busy) return false;
    if (parseLimit(controls.limit) === undefined) {
      focusLimitField();
      return false;
    }
    attention.leave();
    const request = toRequest(message, { ...controls, ...overrides }, language);
    void store.send(about === undefined ? request : { ...request, about }, listener).then(refresh);
    return true;
  };
  const analyze = (overrides: Partial<Controls> = {}): void => {
    const chosen = { ...controls, ...overrides };
    if (parseLimit(chosen.limit) !== undefined) change(overrides);
    ask(t(`ask.${chosen.mode}`, { symbol: chosen.symbol, interval: chosen.interval }), overrides);
  };

  return {
    ...attention,
    address,
    store,
    state,
    draft,
    changeDraft,
    field,
    controls,
    change,
    ask,
    analyze,
    askSymbol: (symbol: string, interval?: Interval) =>
      analyze(interval === undefined ? { symbol } : { symbol, interval }),
    askTechnical: (symbol: string | undefined) =>
      analyze({ mode: 'technical', ...(symbol === undefined ? {} : { symbol }) }),
    retry: (questionId: string) => void store.retry(questionId, listener).then(refresh),
  };
}

export type ChatScreen = ReturnType<typeof useChatScreen>;
