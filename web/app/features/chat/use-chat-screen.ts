import type { Workspace } from '@vela/contracts';
import { useEffect, useRef } from 'react';
import type { Api } from '../../lib/api.ts';
import type { ChartedAnalysis } from './answer.ts';
import type { ConversationStore } from './conversation-store.ts';
import { type Controls, toInitialControls } from './controls.ts';
import { useAsking } from './use-asking.ts';
import { useChatAddress } from './use-chat-address.ts';
import { useChatFocus } from './use-chat-focus.ts';
import { useControls } from './use-controls.ts';
import { useConversation } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';
import { useStarters } from './use-starters.ts';

/** Keeps the address of the open conversation naming the chart that is shown. */
function useChartAddress(
  { id, showChart }: ReturnType<typeof useChatAddress>,
  store: ConversationStore,
  { analysis, vendor }: { analysis: ChartedAnalysis | undefined; vendor: string | undefined },
): void {
  const symbol = analysis?.instrument.symbol;
  const interval = analysis?.interval;
  const openId = store.state().id;
  useEffect(() => {
    // The address changes first: until its conversation is open, the chart is that of the last one.
    // One that was made after this rendering names itself, and the address must not lose it.
    if (id !== openId || store.state().id !== openId) return;
    if (symbol !== undefined && interval !== undefined) showChart({ symbol, interval, vendor });
  }, [id, openId, store, showChart, symbol, interval, vendor]);
}

/** State and actions of the chat screen; the route does the layout. */
export function useChatScreen(api: Api, workspace: Workspace) {
  const address = useChatAddress();
  const { store, state } = useConversation(api, address.id);
  const { draft, changeDraft } = useDraft(address.id);
  const { controls, change, follow } = useControls(() => toInitialControls(workspace));
  const attention = useChatFocus(api, state, { address, controls });
  const { page, current, chooseChart } = attention;
  follow(page?.mode === 'fundamental' ? page : current);
  const { vendor } = attention.linked;
  useChartAddress(address, store, { analysis: current, vendor });
  return {
    ...attention,
    address,
    store,
    state,
    draft,
    changeDraft,
    field: useRef<HTMLTextAreaElement>(null),
    controls,
    /** Another symbol or interval is drawn at once, another limit when it is typed. */
    change: (changed: Partial<Controls>): void => {
      change(changed);
      const { symbol, interval } = { ...controls, ...changed };
      if (changed.symbol !== undefined || changed.interval !== undefined)
        chooseChart({ symbol, interval });
    },
    /** Draws the chart of a symbol anew: another source was chosen for it. */
    onVendor: (symbol: string): void =>
      chooseChart({ symbol, interval: current?.interval ?? controls.interval }),
    starters: useStarters(controls),
    ...useAsking({ store, state, address, controls, change, onAsk: attention.leave }),
  };
}

export type ChatScreen = ReturnType<typeof useChatScreen>;
