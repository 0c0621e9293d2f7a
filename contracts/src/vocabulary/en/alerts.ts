import type { AlertWords } from '../alert-words.ts';

const countCandles = (count: number): string => (count === 1 ? 'one candle' : `${count} candles`);

/** Sentences of alerts. They say what was seen, and never what to do. */
export const alerts: AlertWords = {
  cross: {
    up: (subject, against) => `${subject} crosses above ${against}`,
    down: (subject, against) => `${subject} crosses below ${against}`,
    either: (subject, against) => `${subject} crosses ${against}`,
  },
  close: 'The close',
  price: 'The price, within the candle,',
  move: {
    up: (percent, candles) => `The close rises by ${percent} or more over ${countCandles(candles)}`,
    down: (percent, candles) =>
      `The close falls by ${percent} or more over ${countCandles(candles)}`,
    either: (percent, candles) =>
      `The close moves by ${percent} or more over ${countCandles(candles)}`,
  },
  confirmed: 'confirmed',
  structure: (name, event) => `${name}: ${event}`,
  closed: {
    up: ({ series, value, against, when }) =>
      `${series} closed at ${value}, above ${against} (candle of ${when})`,
    down: ({ series, value, against, when }) =>
      `${series} closed at ${value}, below ${against} (candle of ${when})`,
  },
  traded: {
    up: ({ series, against, when }) =>
      `${series} traded above ${against} within the candle of ${when}`,
    down: ({ series, against, when }) =>
      `${series} traded below ${against} within the candle of ${when}`,
  },
  line: {
    up: ({ series, subject, value, against, when }) =>
      `${series}: ${subject} at ${value}, above ${against} (candle of ${when})`,
    down: ({ series, subject, value, against, when }) =>
      `${series}: ${subject} at ${value}, below ${against} (candle of ${when})`,
  },
  moved: {
    up: ({ series, value, when }) => `${series} rose by ${value} (candle of ${when})`,
    down: ({ series, value, when }) => `${series} fell by ${value} (candle of ${when})`,
  },
  together: ({ series, subject, value, when }) =>
    `${series} closed at ${value} with all of: ${subject} (candle of ${when})`,
  happened: ({ series, subject, value, when }) =>
    `${series}: ${subject} at ${value} (candle of ${when})`,
  faults: {
    condition: 'This cannot be calculated on these candles.',
    evaluation: 'Only a price against a level can be watched within the candle.',
    expiresAt: 'Choose a day within the next year.',
  },
  delivery: {
    note: 'For education only: this says what was seen, and not what to do.',
    test: 'A test of your alerts. Nothing was seen.',
    faults: {
      'not-public': 'Only https addresses of the public internet are called, on port 443 or 8443.',
      unreachable: 'No answer came within five seconds.',
      refused: 'The address refused the message.',
      'no-echo': 'The address answered without the challenge in its answer.',
    },
  },
};
