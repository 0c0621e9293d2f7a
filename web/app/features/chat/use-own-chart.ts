import { candleLimit } from '@vela/contracts';
import { useState } from 'react';
import { findChosenVendor } from '../../lib/preferences.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { type Controls, parseLimit } from './controls.ts';
import type { ConversationState } from './conversation-store.ts';
import { findChartAnalysis, findLatestId, findPageAnalysis, hasChart } from './thread.ts';
import type { ChatAddress } from './use-chat-address.ts';
import type { NamedChart } from './use-linked-chart.ts';

const typingPauseMs = 350;

/** A chart that the controls chose. The next analysis of the conversation takes its place. */
type Chosen = {
  readonly symbol: string;
  readonly interval: string | undefined;
  readonly after: string | undefined;
};

export type OwnChart = {
  /** The controls chose it while a chart of an answer was there. */
  readonly isChosen: boolean;
  /** The chart to make; undefined where that of an answer is shown. */
  readonly wanted: NamedChart | undefined;
  readonly choose: (chart: Omit<Chosen, 'after'>) => void;
  readonly drop: () => void;
  /** For an opened conversation: shows the chart of its address, if no answer has that. */
  readonly takeAddress: () => void;
};

/** The candle limit once it is typed; `onChange` is called with each valid one. */
function useTypedLimit(text: string, onChange: () => void): number {
  const typed = useDebouncedText(text, typingPauseMs);
  const [applied, setApplied] = useState(typed);
  if (typed !== applied && parseLimit(typed) !== undefined) {
    setApplied(typed);
    onChange();
  }
  return parseLimit(applied) ?? candleLimit.default;
}

/** The source of a chart: the address names one for its own alone. */
function findVendor(
  { symbol }: Pick<Chosen, 'symbol'>,
  isChosen: boolean,
  address: ChatAddress,
): string | undefined {
  return (
    (isChosen || address.symbol === undefined ? undefined : address.vendor) ??
    findChosenVendor(symbol)
  );
}

/** The chart that the controls or the address name, in the place of that of an answer. */
export function useOwnChart(
  state: ConversationState,
  address: ChatAddress,
  controls: Controls,
): OwnChart {
  const { id, status } = state;
  const [chosen, setChosen] = useState<Chosen>();
  const latestId = findLatestId(state);
  const isChosen = chosen !== undefined && chosen.after === latestId;
  // Whether a stored conversation has a chart is known once it is open.
  const isOpen = address.id === undefined || (address.id === id && status !== 'loading');
  const hasNone = isOpen && findChartAnalysis(state, undefined) === undefined;
  const choose: OwnChart['choose'] = (chart) => setChosen({ ...chart, after: latestId });
  const { symbol, interval } = controls;
  const limit = useTypedLimit(controls.limit, () => {
    if (!isChosen && !hasNone) choose({ symbol, interval });
  });
  const addressed = address.symbol === undefined ? controls : address;
  const named = isChosen ? chosen : { ...addressed, symbol: addressed.symbol ?? symbol };
  const vendor = findVendor(named, isChosen, address);
  // Controls that follow the page of a company name no chart: the page is in its place.
  const isPaged = address.symbol === undefined && findPageAnalysis(state, undefined) !== undefined;
  const isMade = isChosen || (hasNone && !isPaged);
  return {
    isChosen,
    wanted: isMade ? { symbol: named.symbol, interval: named.interval, limit, vendor } : undefined,
    choose,
    drop: () => setChosen(undefined),
    takeAddress: () => {
      if (address.symbol === undefined || hasNone || hasChart(state, address)) return;
      choose({ symbol: address.symbol, interval: address.interval });
    },
  };
}
