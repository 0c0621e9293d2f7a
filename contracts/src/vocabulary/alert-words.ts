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
  readonly happened: (fired: FiredWords) => string;
  /** What is wrong with a field, beside it. */
  readonly faults: Readonly<Record<'condition' | 'evaluation' | 'expiresAt', string>>;
};

export type FiredWords = {
  readonly series: string;
  readonly subject: string;
  readonly value: string;
  readonly against: string;
  readonly when: string;
};
