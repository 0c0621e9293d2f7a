import type { EventBasis, EventSpan } from '@vela/contracts';
import type { EventSentence } from './en/events.ts';
import type { Words } from './words.ts';

/** Groups of series that a question names by one word. */
export const eventGroups = {
  fed: ['fed-decision', 'fed-minutes'],
  ecb: ['ecb-decision'],
  boe: ['boe-decision'],
  tcmb: ['tcmb-decision'],
  decision: ['fed-decision', 'ecb-decision', 'boe-decision', 'tcmb-decision'],
  prices: ['us-cpi', 'tr-cpi'],
  producers: ['us-ppi'],
  payrolls: ['us-payrolls'],
  openings: ['us-job-openings'],
  trade: ['us-trade'],
  surveys: ['us-ism-manufacturing', 'us-ism-services'],
  claims: ['us-jobless-claims'],
  growth: ['us-gdp'],
  spending: ['us-income-outlays'],
  stocks: ['us-crude-stocks'],
  holiday: ['nyse-holiday', 'nyse-early-close'],
  expiry: ['us-options-expiry'],
  // No source without a key lists these: the answer says that none is known.
  earnings: ['earnings'],
  halving: ['halving'],
} as const;
export type EventGroup = keyof typeof eventGroups;

/** Words of questions about events, folded, and the sentences of their answers. */
export type EventWords = {
  readonly spans: Readonly<Partial<Record<EventSpan, Words>>>;
  readonly groups: Readonly<Record<EventGroup, Words>>;
  /** Beside the words of the task: what asks for the calendar. */
  readonly asks: readonly string[];
  readonly names: Readonly<
    Record<'actual' | 'forecast' | 'previous' | 'revised' | 'count', string>
  >;
  /** How an event is known. */
  readonly bases: Readonly<Record<EventBasis, string>>;
  readonly everything: string;
  readonly spanNames: Readonly<Record<EventSpan, string>>;
  readonly sentences: Readonly<Record<EventSentence, string>>;
};
