import type { StructureMeasureId } from '@vela/engine';
import type { MeasureWords } from '../../measure-words.ts';
import { structureEventFacts } from './structure-event-facts.ts';
import { structureTrendFacts } from './structure-trend-facts.ts';
import { structureZoneFacts } from './structure-zone-facts.ts';

/** Name and definition of each measure of this group. */
export const structureMeasures: Readonly<Record<StructureMeasureId, MeasureWords>> = {
  trend: {
    name: 'Trend',
    definition:
      'The direction of the market structure at each scale: it begins with the first break of structure and turns with a change of character, a close beyond the latest swing against it.',
  },
  'trend-age': {
    name: 'Age of the trend',
    definition:
      'How many candles the trend of a scale has lasted since the break that began it, beside how long the earlier trends of the data lasted from their break to the one that ended them.',
  },
  'structure-at': {
    name: 'Structure at a moment',
    definition:
      'What the market structure was at the close of a past candle, computed from the candles up to it only: the trend of both scales, the latest break and how many zones counted.',
  },
  'zone-list': {
    name: 'Zones',
    definition:
      'The fair value gaps, order blocks and zones of support or resistance that still count, or those in a state, direction or place that is named, in the order asked for.',
  },
  'zone-count': {
    name: 'Number of zones',
    definition:
      'How many zones of a kind there are, by their place beside the last close and by direction; zones found at both scales with equal prices count once.',
  },
  'zone-state': {
    name: 'State of a zone',
    definition:
      'One zone: its edges, state, age and size, how often price has come into it since it was confirmed, wicks included, and how far.',
  },
  'touch-history': {
    name: 'Touches of a zone',
    definition:
      'The visits of price to one zone since it was confirmed: stretches of candles that held a price of the zone between their low and their high.',
  },
  events: {
    name: 'Latest events',
    definition:
      'The latest breaks of structure, changes of character, sweeps, displacements or other events of a kind, dated by the candle whose close confirmed them.',
  },
  'event-count': {
    name: 'Number of events',
    definition: 'How many events of a kind the candles of a period confirmed, by direction.',
  },
  divergences: {
    name: 'Divergences',
    definition:
      'The latest divergences of price and RSI or MACD, regular and hidden, dated by the candle whose close confirmed them.',
  },
  patterns: {
    name: 'Candlestick patterns',
    definition: 'The latest candlestick patterns, dated by the candle whose close confirmed them.',
  },
};

/** Names of the facts of these measures, by label. */
export const structureMeasureFacts = {
  ...structureTrendFacts,
  ...structureZoneFacts,
  ...structureEventFacts,
} as const;
