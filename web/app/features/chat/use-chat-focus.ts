import { useState } from 'react';
import type { Api } from '../../lib/api.ts';
import { usePhone } from '../../lib/use-phone.ts';
import type { ChartedAnalysis } from './answer.ts';
import type { ChatView } from './layout/view-switch.tsx';
import type { Controls } from './controls.ts';
import type { ConversationState } from './conversation-store.ts';
import type { FactFocus } from './fact-focus.ts';
import { findChartAnalysis, findEarlierAnalysis, findPageAnalysis } from './thread.ts';
import type { ChatAddress } from './use-chat-address.ts';
import { type LinkedChart, useLinkedChart } from './use-linked-chart.ts';
import { type OwnChart, useOwnChart } from './use-own-chart.ts';

/** Id of the analysis on the chart; a conversation opens with the chart that its address names. */
function useChosenAnalysis(state: ConversationState, address: ChatAddress, own: OwnChart) {
  const { id, status } = state;
  const [chosenId, setChosenId] = useState<string>();
  const [openId, setOpenId] = useState<string>();
  // Made by its first question, which the address does not name yet: its answers bring its charts.
  if (id !== openId && id !== undefined && address.id === undefined) setOpenId(id);
  else if (id !== openId && id === address.id && status === 'ready') {
    setOpenId(id);
    setChosenId(findEarlierAnalysis(state, address)?.id);
    own.takeAddress();
  }
  return [chosenId, setChosenId] as const;
}

/** The chart on the screen: while the next one loads, the one before it, which is not current. */
function useShownChart(current: ChartedAnalysis | undefined, loading: boolean) {
  const [kept, setKept] = useState(current);
  if (current !== undefined && current !== kept) setKept(current);
  return current ?? (loading ? kept : undefined);
}

/** The chart of an answer, or that of the controls and the address. */
function useChart(
  state: ConversationState,
  { own, linked, chosenId }: { own: OwnChart; linked: LinkedChart; chosenId: string | undefined },
) {
  const answered = own.isChosen ? undefined : findChartAnalysis(state, chosenId);
  const current = answered ?? linked.analysis;
  return {
    current,
    analysis: useShownChart(current, linked.loading || state.status === 'loading'),
  };
}

/** What is shown: the analysis on the chart, the selected number, and the view on a phone. */
export function useChatFocus(
  api: Api,
  state: ConversationState,
  { address, controls }: { readonly address: ChatAddress; readonly controls: Controls },
) {
  const { status } = state;
  const phone = usePhone();
  const own = useOwnChart(state, address, controls);
  const linked = useLinkedChart(api, own.wanted);
  const [chosenId, setChosenId] = useChosenAnalysis(state, address, own);
  const [focus, setFocus] = useState<FactFocus>();
  const [chosenView, setView] = useState<ChatView>();
  // A missing conversation shows its error in the chat view.
  const view = chosenView ?? (status === 'missing' || status === 'failed' ? 'chat' : 'chart');
  const turnTo = (next: ChatView, analysisId?: string): void => {
    setFocus(undefined);
    setChosenId(analysisId);
    setView(next);
  };
  const showAnalysis = (id: string): void => {
    if (id === linked.analysis?.id) return;
    own.drop();
    setChosenId(id);
  };
  return {
    phone,
    linked,
    chooseChart: own.choose,
    ...useChart(state, { own, linked, chosenId }),
    /** Shown in the place of the chart. */
    page: own.isChosen ? undefined : findPageAnalysis(state, chosenId),
    focus,
    setFocus,
    focusOn: (next: FactFocus): void => {
      setFocus({ ...next, from: view });
      if (next.analysis === undefined) return;
      showAnalysis(next.analysis.id);
      if (phone) setView('chart');
    },
    view,
    setView,
    /** Back to the latest analysis and the conversation. */
    leave: () => turnTo('chat'),
    show: (analysisId: string) => {
      turnTo('chart', analysisId);
      own.drop();
    },
  };
}
