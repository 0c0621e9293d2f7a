import { planFourHours, type Illustration } from './illustration-plan.ts';

/** Measurements: indicators, figures of the shown candles, sentences with their facts. */
export const numberIllustrations: readonly Illustration[] = [
  planFourHours('atr', ['2026-04-15T00:00Z', 70], { pane: 'atr-14' }),
  planFourHours('rsi', ['2026-05-23T00:00Z', 80], { pane: 'rsi-14' }),
  planFourHours('ema', ['2026-05-20T00:00Z', 80], { lines: ['ema-20', 'ema-50', 'ema-200'] }),
  planFourHours('dealing-range', ['2026-05-24T00:00Z', 136], {
    slots: 160,
    question: 'dealingRange',
    withRange: true,
    said: { fact: 'range.top' },
    facts: ['range.entry.top', 'range.entry.bottom'],
  }),
  planFourHours('market-regime', ['2026-05-20T00:00Z', 90], {
    lines: ['ema-50'],
    pane: 'adx-14',
    bands: 'trend-regime',
    facts: ['regime.trend', 'regime.trend.age', 'regime.adx', 'regime.volatility'],
  }),
  planFourHours('volume-profile', ['2026-04-20T00:00Z', 120], {
    slots: 136,
    withProfile: true,
    facts: [
      'profile.poc',
      'profile.value-area-high',
      'profile.value-area-low',
      'profile.value-area-share',
      'profile.position',
    ],
  }),
  planFourHours('change', ['2026-05-24T00:00Z', 80], {
    levels: ['window.high', 'window.low'],
  }),
  planFourHours('linked-numbers', ['2026-05-24T00:00Z', 60], {
    focus: ['order-block.bearish.internal.1779379200.1779451200'],
    question: 'orderBlocks',
    said: { fact: 'block.above.bottom', isLit: true },
    facts: ['block.above.bottom'],
  }),
  planFourHours('output-guard', ['2026-05-24T00:00Z', 60], {
    focus: ['fair-value-gap.bullish.1779091200.1779105600'],
    said: { fact: 'gap.below.top' },
    facts: [
      'gap.below.bottom',
      'gap.below.top',
      'gap.below.state',
      'gap.below.distance-percent',
      'gap.below.distance-atr',
    ],
  }),
  planFourHours('base-rate', ['2026-04-09T00:00Z', 60], {
    kinds: ['fair-value-gap'],
    withPast: true,
    // As base rates count them.
    narrowestInAtr: 0.25,
    isCounted: true,
    question: 'baseRate',
    said: { fact: 'base-rate.gap-filled.rate' },
  }),
];
