import type { Fact } from '@vela/contracts';
import { useMemo } from 'react';
import { findIndicator, type LitIndicator } from '../indicators/lit-indicator.ts';
import type { ChartInput } from '../use-chart-screen.ts';
import { findMentionedIds, findSubjectIds } from './spoken-findings.ts';
import { findSpokenIndicators } from './spoken-indicators.ts';
import { findSpokenPrices, type SpokenPrice } from './spoken-prices.ts';

type Speech = {
  /** The analysis on the chart. */
  readonly analysis: { readonly facts: readonly Fact[] } | undefined;
  /** Ids of the facts that the answer about it tells, in its order. */
  readonly told: readonly string[];
  /** Those of its headline. */
  readonly headline: readonly string[];
  /** The fact that was chosen, and whether its card is open. */
  readonly focus: { readonly fact: Fact; readonly open: boolean } | undefined;
};

/**
 * What is spoken of beside the chart: what is lit, its subject, what is mentioned, the prices and
 * indicators of the direct answer, and the indicator of a fact.
 */
export function useChartSpeech({
  analysis,
  told,
  headline,
  focus,
}: Speech): Pick<
  ChartInput,
  'lit' | 'subject' | 'mentioned' | 'prices' | 'spokenIndicators' | 'isLooking' | 'litIndicator'
> {
  const lit = useMemo(() => new Set(focus?.fact.refs), [focus]);
  // A new sentence brings a new list of the same structures: compared by content.
  const ids = findMentionedIds(analysis?.facts ?? [], told).join(' ');
  const mentioned = useMemo(() => ids.split(' ').filter((id) => id !== ''), [ids]);
  const about = findSubjectIds(analysis?.facts ?? [], headline).join(' ');
  const subject = useMemo(() => new Set(about.split(' ').filter((id) => id !== '')), [about]);
  const named = JSON.stringify(findSpokenPrices(analysis?.facts ?? [], headline));
  const prices = useMemo((): readonly SpokenPrice[] => JSON.parse(named), [named]);
  const lines = JSON.stringify(findSpokenIndicators(analysis?.facts ?? [], headline));
  const spokenIndicators = useMemo((): readonly LitIndicator[] => JSON.parse(lines), [lines]);
  const open = focus?.open === true ? focus.fact : undefined;
  const litIndicator = useMemo(
    () => (open === undefined ? undefined : findIndicator(open)),
    [open],
  );
  return {
    lit,
    subject,
    mentioned,
    prices,
    spokenIndicators,
    isLooking: open !== undefined,
    litIndicator,
  };
}
