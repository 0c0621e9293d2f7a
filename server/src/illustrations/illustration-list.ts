import type { FigureLine, FindingKind, Interval, PanelMoment } from '@vela/contracts';

export type PanelPlan = {
  readonly symbol: string;
  readonly interval: Interval;
  /** The moment of the analysis, as an ISO time: later candles are not known to it. */
  readonly now: string;
  /** How many of the last candles are shown. */
  readonly count: number;
  /** The kinds of findings shown beside those of `focus`. */
  readonly kinds: readonly FindingKind[];
  /** The findings the panel is about, by id. */
  readonly focus: readonly string[];
  readonly moment?: PanelMoment;
  readonly lines?: readonly FigureLine['name'][];
  readonly pane?: FigureLine['name'];
  readonly slots?: number;
  readonly prices?: readonly [number, number];
  /** Candles taken out, to show a hole: from the first open time up to, not including, the second. */
  readonly leftOut?: readonly [string, string];
};

/** A picture by its name in the texts, and the panels it is made of. */
export type Illustration = { readonly name: string; readonly panels: readonly PanelPlan[] };

/** Chosen by eye from the simulation, where the structure can be seen well. */
export const illustrations: readonly Illustration[] = [
  {
    name: 'fair-value-gap',
    panels: [
      {
        symbol: 'BTCUSDT',
        interval: '4h',
        now: '2026-04-15T00:00Z',
        count: 60,
        kinds: [],
        focus: ['fair-value-gap.bearish.1775692800.1775707200'],
      },
    ],
  },
];
