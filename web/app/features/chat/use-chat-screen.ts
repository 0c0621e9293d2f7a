import type { Interval, QuestionPlan } from '@vela/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Api } from '../../lib/api.ts';
import { usePhone } from '../../lib/use-phone.ts';
import type { ChartedAnalysis, Prompt } from './answer.ts';
import type { ChatView } from './chat-layout.tsx';
import { type Controls, parseLimit, toAnalysisRequest } from './controls.ts';
import type { ConversationState, QuestionListener } from './conversation-store.ts';
import { useRefreshConversations } from './conversations-query.ts';
import type { FactFocus } from './fact-focus.ts';
import { focusLimitField } from './limit-field.tsx';
import {
  findChartAnalysis,
  findEarlierAnalysis,
  findLastAnalysis,
  findPageAnalysis,
} from './thread.ts';
import { type ChatAddress, useChatAddress } from './use-chat-address.ts';
import { toMessage, useControls } from './use-controls.ts';
import { useConversation } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';
import { type LinkedChart, useLinkedChart } from './use-linked-chart.ts';

/** Id of the analysis on the chart; a conversation opens with the chart that its address names. */
function useChosenAnalysis(state: ConversationState, address: ChatAddress) {
  const { id, status } = state;
  const [chosenId, setChosenId] = useState<string>();
  const [openId, setOpenId] = useState<string>();
  if (id !== openId && id === address.id && status === 'ready') {
    setOpenId(id);
    setChosenId(findEarlierAnalysis(state, address)?.id);
  }
  return [chosenId, setChosenId] as const;
}

/** What is shown: the analysis on the chart, the selected number, and the view on a phone. */
function useChatFocus(
  state: ConversationState,
  address: ChatAddress,
  linked: LinkedChart['analysis'],
) {
  const { status } = state;
  const phone = usePhone();
  const [chosenId, setChosenId] = useChosenAnalysis(state, address);
  const [focus, setFocus] = useState<FactFocus>();
  const [chosenView, setView] = useState<ChatView>();
  // A missing conversation shows its error in the chat view.
  const view = chosenView ?? (status === 'missing' || status === 'failed' ? 'chat' : 'chart');
  const turnTo = (next: ChatView, analysisId?: string): void => {
    setFocus(undefined);
    setChosenId(analysisId);
    setView(next);
  };
  return {
    phone,
    analysis: findChartAnalysis(state, chosenId) ?? linked,
    /** Shown in the place of the chart. */
    page: findPageAnalysis(state, chosenId),
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

/** The chart that the address names, until the conversation has one of its own. */
function useLinked(api: Api, address: ChatAddress, state: ConversationState) {
  const { id, status } = state;
  // Whether a stored conversation has a chart is known once it is open.
  const isOpen = address.id === undefined || (address.id === id && status !== 'loading');
  return useLinkedChart(api, address, isOpen && findChartAnalysis(state, undefined) === undefined);
}

/** Keeps the address of the open conversation naming the chart that is shown. */
function useChartAddress(
  { id, showChart }: ReturnType<typeof useChatAddress>,
  openId: string | undefined,
  analysis: ChartedAnalysis | undefined,
): void {
  const symbol = analysis?.instrument.symbol;
  const interval = analysis?.interval;
  useEffect(() => {
    // The address changes first: until its conversation is open, the chart is that of the last one.
    if (id !== openId || symbol === undefined || interval === undefined) return;
    showChart({ symbol, interval });
  }, [id, openId, showChart, symbol, interval]);
}

/** A question of the chart: its words, and what is asked about which chart. */
type AskedOfChart = {
  readonly message: string;
  readonly symbol: string;
  readonly interval: Interval;
  readonly plan: QuestionPlan;
};

/** Questions to begin with, as words and as what they ask. */
function useStarters(controls: Controls): readonly Prompt[] {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { symbol, interval } = controls;
  const toStarter = (text: string, plan: QuestionPlan): Prompt => ({
    text,
    request: toAnalysisRequest({ ...controls, mode: 'technical' }, plan, language),
  });
  return [
    toStarter(t('start.overview', { symbol, interval }), { intent: 'analyze' }),
    toStarter(t('start.nearest', { symbol, interval }), {
      intent: 'gaps',
      concept: 'fair-value-gap',
    }),
    toStarter(t('start.concept'), { intent: 'concept', concept: 'order-block' }),
  ];
}

/** State and actions of the chat screen; the route does the layout. */
export function useChatScreen(api: Api) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const address = useChatAddress();
  const refresh = useRefreshConversations();
  const { store, state } = useConversation(api, address.id);
  const { draft, changeDraft } = useDraft(address.id);
  const linked = useLinked(api, address, state);
  const attention = useChatFocus(state, address, linked.analysis);
  const field = useRef<HTMLTextAreaElement>(null);
  const { controls, change } = useControls(findLastAnalysis(state) ?? linked.analysis);
  useChartAddress(address, state.id, attention.analysis);

  const listener: QuestionListener = {
    onCreated: (conversation) => address.nameConversation(conversation.id),
    onStored: refresh,
  };
  const ask = (prompt: Prompt): boolean => {
    if (prompt.text === '' || state.busy) return false;
    if (parseLimit(controls.limit) === undefined) {
      focusLimitField();
      return false;
    }
    attention.leave();
    void store.send(toMessage(prompt, controls, language), listener).then(refresh);
    return true;
  };
  const askPlan = (text: string, chosen: Partial<Controls>, plan: QuestionPlan): void => {
    ask({ text, request: toAnalysisRequest({ ...controls, ...chosen }, plan, language) });
  };
  const analyze = (overrides: Partial<Controls> = {}): void => {
    const chosen = { ...controls, ...overrides };
    if (parseLimit(chosen.limit) !== undefined) change(overrides);
    const { symbol, interval } = chosen;
    askPlan(t(`ask.${chosen.mode}`, { symbol, interval }), chosen, { intent: 'analyze' });
  };

  return {
    ...attention,
    address,
    linked,
    store,
    state,
    draft,
    changeDraft,
    field,
    controls,
    change,
    starters: useStarters(controls),
    ask,
    /** Asks what the chart asks: about its instrument, on an interval of its choice. */
    askAbout: ({ message, symbol, interval, plan }: AskedOfChart) =>
      askPlan(message, { symbol, interval, mode: 'technical' }, plan),
    /** Asks what the page of a company asks. */
    askPage: (text: string, symbol: string, plan: QuestionPlan) =>
      askPlan(text, { symbol, mode: 'fundamental' }, plan),
    analyze,
    askSymbol: (symbol: string, interval: Interval = controls.interval) =>
      analyze({ symbol, interval }),
    askTechnical: (symbol: string | undefined) =>
      analyze({ mode: 'technical', ...(symbol === undefined ? {} : { symbol }) }),
    retry: (questionId: string) => void store.retry(questionId, listener).then(refresh),
  };
}

export type ChatScreen = ReturnType<typeof useChatScreen>;
