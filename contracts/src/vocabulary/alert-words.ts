import type { DeliveryFault } from '../alert-channel-schema.ts';

/** Sentences of alerts, with what they speak of as arguments. */
export type AlertWords = {
  readonly cross: Readonly<
    Record<'up' | 'down' | 'either', (subject: string, against: string) => string>
  >;
  readonly close: string;
  readonly price: string;
  readonly move: Readonly<
    Record<'up' | 'down' | 'either', (percent: string, candles: number) => string>
  >;
  readonly confirmed: string;
  readonly structure: (name: string, event: string) => string;
  readonly closed: Readonly<Record<'up' | 'down', (fired: FiredWords) => string>>;
  readonly traded: Readonly<Record<'up' | 'down', (fired: FiredWords) => string>>;
  readonly line: Readonly<Record<'up' | 'down', (fired: FiredWords) => string>>;
  readonly moved: Readonly<Record<'up' | 'down', (fired: FiredWords) => string>>;
  /** Several conditions at one close; `subject`: what they are. */
  readonly together: (fired: FiredWords) => string;
  readonly happened: (fired: FiredWords) => string;
  /** What is wrong with a field, beside it. */
  readonly faults: Readonly<Record<'condition' | 'evaluation' | 'expiresAt', string>>;
  readonly delivery: DeliveryWords;
};

/** What messages to browsers and programs say beside what was seen. */
export type DeliveryWords = {
  readonly note: string;
  readonly test: string;
  /** What is wrong with an address, beside its field. */
  readonly faults: Readonly<Record<DeliveryFault, string>>;
};

export type FiredWords = {
  readonly series: string;
  readonly subject: string;
  readonly value: string;
  readonly against: string;
  readonly when: string;
};
