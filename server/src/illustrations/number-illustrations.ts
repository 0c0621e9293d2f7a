import { fourHours, type Illustration } from './illustration-plan.ts';

/** Pictures of what is measured and told rather than found: indicators, figures of the candles shown, and sentences with their facts. */
export const numberIllustrations: readonly Illustration[] = [
  { name: 'atr', panels: [{ ...fourHours('2026-04-15T00:00Z', 70), pane: 'atr-14' }] },
  { name: 'rsi', panels: [{ ...fourHours('2026-05-23T00:00Z', 80), pane: 'rsi-14' }] },
  {
    name: 'ema',
    panels: [{ ...fourHours('2026-05-20T00:00Z', 80), lines: ['ema-20', 'ema-50', 'ema-200'] }],
  },
  {
    name: 'dealing-range',
    panels: [
      {
        ...fourHours('2026-05-24T00:00Z', 136),
        slots: 160,
        question: {
          en: 'Where is price in premium and discount?',
          tr: 'Fiyat premium mu, discount bölgesinde mi?',
        },
        withRange: true,
        said: { fact: 'range.top' },
        facts: ['range.entry.top', 'range.entry.bottom'],
      },
    ],
  },
  {
    name: 'market-regime',
    panels: [
      {
        ...fourHours('2026-05-20T00:00Z', 90),
        lines: ['ema-50'],
        pane: 'adx-14',
        bands: 'trend-regime',
        facts: ['regime.trend', 'regime.trend.age', 'regime.adx', 'regime.volatility'],
      },
    ],
  },
  {
    name: 'volume-profile',
    panels: [
      {
        ...fourHours('2026-04-20T00:00Z', 120),
        slots: 136,
        withProfile: true,
        facts: [
          'profile.poc',
          'profile.value-area-high',
          'profile.value-area-low',
          'profile.value-area-share',
          'profile.position',
        ],
      },
    ],
  },
  {
    name: 'change',
    panels: [
      {
        ...fourHours('2026-05-24T00:00Z', 80),
        said: { fact: 'window.change-percent' },
        levels: ['window.high', 'window.low'],
      },
    ],
  },
  {
    name: 'linked-numbers',
    panels: [
      {
        ...fourHours('2026-05-24T00:00Z', 60),
        focus: ['order-block.bearish.internal.1779379200.1779451200'],
        said: { fact: 'block.above.bottom', isLit: true },
        facts: ['block.above.bottom'],
      },
    ],
  },
  {
    name: 'output-guard',
    panels: [
      {
        ...fourHours('2026-05-24T00:00Z', 60),
        focus: ['fair-value-gap.bullish.1779091200.1779105600'],
        said: { fact: 'gap.below.top' },
        facts: [
          'gap.below.bottom',
          'gap.below.top',
          'gap.below.state',
          'gap.below.distance-percent',
          'gap.below.distance-atr',
        ],
      },
    ],
  },
  {
    name: 'base-rate',
    panels: [
      {
        ...fourHours('2026-04-09T00:00Z', 60),
        kinds: ['fair-value-gap'],
        withPast: true,
        // As base rates count them.
        narrowestInAtr: 0.25,
        isCounted: true,
        question: {
          en: 'How often are fair value gaps filled?',
          tr: 'Adil değer boşlukları ne sıklıkla doluyor?',
        },
        said: { fact: 'base-rate.gap-filled.rate' },
      },
    ],
  },
];
