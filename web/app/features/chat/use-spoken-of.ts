import { useMemo } from 'react';
import { findIndicator } from '../chart/indicators/lit-indicator.ts';
import { findMentionedIds } from '../chart/spoken/spoken-findings.ts';
import { findToldFacts } from './thread.ts';
import type { ChatScreen } from './use-chat-screen.ts';

/** What of the chart the conversation speaks of: structures, and the indicator of the open fact. */
export function useSpokenOf({ state, analysis, focus }: ChatScreen) {
  // A new sentence brings a new list of the same structures: compared by content.
  const ids =
    analysis === undefined
      ? ''
      : findMentionedIds(analysis.facts, findToldFacts(state, analysis.id)).join(' ');
  const mentioned = useMemo(() => ids.split(' ').filter((id) => id !== ''), [ids]);
  const isLooking = focus?.open === true;
  const litIndicator = useMemo(
    () => (isLooking ? findIndicator(focus.fact) : undefined),
    [isLooking, focus],
  );
  return { mentioned, isLooking, litIndicator };
}
