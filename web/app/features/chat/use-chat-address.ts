import type { Workspace } from '@vela/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { takeAddressedVendor } from '../../lib/preferences.ts';

/** What a chat address says: the conversation, and the chart that is shown. */
export type ChatAddress = {
  readonly id: string | undefined;
  readonly symbol: string | undefined;
  readonly interval: string | undefined;
  /** The chosen source of the chart. */
  readonly vendor?: string | undefined;
};

/** The path of a chat address; `/chat` without anything to say. */
export function toChatPath({ id, symbol, interval, vendor }: Partial<ChatAddress>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ c: id, symbol, interval, vendor }))
    if (value !== undefined) params.set(name, value);
  return params.size === 0 ? '/chat' : `/chat?${params}`;
}

/** The address of the chat screen, and ways to change it. */
export function useChatAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('c') ?? undefined;
  const symbol = params.get('symbol') ?? undefined;
  const interval = params.get('interval') ?? undefined;
  const vendor = params.get('vendor') ?? undefined;
  useEffect(() => takeAddressedVendor(symbol, vendor), [symbol, vendor]);
  /** Names the chart that is shown, so that the address can be shared and reloaded. */
  const showChart = useCallback(
    (chart: Omit<ChatAddress, 'id'>) => {
      const isNamed = chart.symbol === symbol && chart.interval === interval;
      if (isNamed && chart.vendor === vendor) return;
      void navigate(toChatPath({ id, ...chart }), { replace: true, preventScrollReset: true });
    },
    [navigate, id, symbol, interval, vendor],
  );
  return {
    id,
    symbol,
    interval,
    vendor,
    showChart,
    /** Opens a conversation; undefined for a new one. */
    goTo: (next: string | undefined) => void navigate(toChatPath({ id: next })),
    /** Names the conversation that was just made; the chart stays. */
    nameConversation: (made: string) =>
      void navigate(toChatPath({ id: made, symbol, interval, vendor }), { replace: true }),
  };
}

/**
 * Opens `/chat` where the workspace was left; an address that names something stays as it is. False
 * until then.
 */
export function useRestoredAddress(workspace: Workspace | undefined): boolean {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isPlain = params.size === 0;
  const [isRestored, setRestored] = useState(!isPlain);
  const conversation = workspace?.conversation;
  if (!isRestored && workspace !== undefined && (conversation === null || !isPlain))
    setRestored(true);
  useEffect(() => {
    if (workspace === undefined || workspace.conversation === null || isRestored) return;
    const { conversation: id, symbol, interval } = workspace;
    void navigate(toChatPath({ id, symbol, interval }), { replace: true });
  }, [workspace, isRestored, navigate]);
  return isRestored;
}
