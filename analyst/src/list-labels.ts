import { getIntervalName, type Language } from '@vela/contracts';
import type { AnalysisCore } from './narrator/narration.ts';
import { findTimeframes } from './timeframes/timeframe-names.ts';

/** Names in an analysis that may contain digits or words of advice ("S&P 500", "Best Buy"). */
export function listLabels(
  {
    instrument,
    interval,
    facts = [],
  }: Pick<AnalysisCore, 'instrument' | 'interval'> & Partial<Pick<AnalysisCore, 'facts'>>,
  language: Language,
): string[] {
  const frames = [interval, ...findTimeframes(facts)].map((one) => getIntervalName(one, language));
  return [instrument.symbol, instrument.name[language], ...frames];
}
