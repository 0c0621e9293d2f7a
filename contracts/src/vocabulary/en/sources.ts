import type { SourceWords } from '../source-words.ts';

const delays = {
  'real-time': 'real time',
  'delayed-15m': '15 minutes late',
  'end-of-day': 'end of the day',
  reference: 'reference rate',
  file: 'as in the file',
  simulated: 'simulated',
} as const;
const rights = {
  public: 'may be shown to everyone',
  own: 'for the operator alone',
  licence: 'shown by contract',
} as const;

export const sources: SourceWords = {
  title: (symbol) => `Source for ${symbol}`,
  automatic: 'Automatic',
  automaticNow: (vendor) =>
    vendor === undefined
      ? 'the source that the series belongs to'
      : `${vendor} answers now, and the series stays with it`,
  terms: (delay, right) => `${delays[delay]}, ${rights[right]}`,
  failing: 'not answering',
  note: 'A chart holds the candles of one source and is never continued by another. Alerts follow the automatic source.',
  notListed: 'The list of sources could not be fetched.',
  failed: (vendor, symbol) =>
    `You chose ${vendor} for ${symbol}, and it has no candles now. No other source takes its place on its own.`,
  backToAutomatic: 'Back to automatic',
  names: {
    files: 'Files on this server',
    import: 'Imported history',
    simulation: 'Simulation, no market prices',
  },
};
