import { createFourHourPlan, planFourHours, type Illustration } from './illustration-plan.ts';
import { numberIllustrations } from './number-illustrations.ts';

const swings = ['swing-high', 'swing-low'] as const;
const repainting = {
  focus: ['swing-low.bullish.internal.1778601600.1778673600'],
  slots: 72,
  prices: [43_500, 54_500],
} as const;
const resampled = {
  symbol: 'BTCUSDT',
  now: '2026-05-20T00:00Z',
  prices: [50_800, 57_400],
} as const;

/** Selected manually from the simulation, where the structure is clearly visible. */
export const illustrations: readonly Illustration[] = [
  planFourHours('swing-points', ['2026-05-15T00:00Z', 60], {
    focus: [
      'swing-high.bearish.internal.1778486400.1778558400',
      'swing-low.bullish.internal.1778601600.1778673600',
    ],
    kinds: swings,
  }),
  planFourHours('break-of-structure', ['2026-05-20T00:00Z', 70], {
    focus: [
      'break-of-structure.bullish.internal.1778486400.1778688000',
      'break-of-structure.bullish.internal.1778990400.1779091200',
      'swing-high.bearish.internal.1778486400.1778558400',
      'swing-high.bearish.internal.1778990400.1779062400',
    ],
    kinds: swings,
  }),
  planFourHours('change-of-character', ['2026-05-07T00:00Z', 72], {
    focus: [
      'break-of-structure.bearish.internal.1777478400.1777680000',
      'change-of-character.bullish.internal.1777608000.1777896000',
      'swing-high.bearish.internal.1777608000.1777680000',
    ],
    kinds: swings,
  }),
  planFourHours('fair-value-gap', ['2026-04-15T00:00Z', 60], {
    focus: ['fair-value-gap.bearish.1775692800.1775707200'],
  }),
  planFourHours('fair-value-gap-filled', ['2026-03-14T16:00Z', 50], {
    focus: ['fair-value-gap.bearish.1773288000.1773302400'],
  }),
  planFourHours('order-block', ['2026-05-23T00:00Z', 60], {
    focus: [
      'order-block.bullish.internal.1779048000.1779091200',
      'break-of-structure.bullish.internal.1778990400.1779091200',
    ],
  }),
  planFourHours('order-block-mitigated', ['2026-05-26T00:00Z', 70], {
    focus: [
      'order-block.bullish.internal.1779048000.1779091200',
      'break-of-structure.bullish.internal.1778990400.1779091200',
    ],
  }),
  planFourHours('market-structure-shift', ['2026-03-13T12:00Z', 48], {
    focus: [
      'market-structure-shift.bearish.internal.1773187200.1773302400',
      'displacement.bearish.1773288000.1773288000',
      'fair-value-gap.bearish.1773288000.1773302400',
    ],
  }),
  planFourHours('liquidity-pool', ['2026-03-20T00:00Z', 60], {
    focus: ['liquidity-pool.bullish.1773316800.1773489600'],
  }),
  planFourHours('liquidity-sweep', ['2026-04-12T00:00Z', 44], {
    focus: [
      'liquidity-sweep.bearish.wick.1775764800.1775865600',
      'swing-high.bearish.internal.1775764800.1775836800',
    ],
  }),
  planFourHours('support-and-resistance', ['2026-03-01T16:00Z', 66], {
    focus: ['support-resistance.bearish.1771560000.1772049600'],
  }),
  planFourHours('previous-levels', ['2026-05-14T00:00Z', 36], {
    focus: [
      'previous-high.bearish.day.1778486400.1778544000',
      'previous-low.bullish.day.1778500800.1778544000',
    ],
  }),
  {
    name: 'no-repainting',
    panels: [
      {
        ...createFourHourPlan('2026-05-13T12:00Z', 45),
        slots: repainting.slots,
        prices: repainting.prices,
        moment: 'before',
      },
      { ...createFourHourPlan('2026-05-13T16:00Z', 46), ...repainting, moment: 'at' },
      { ...createFourHourPlan('2026-05-18T00:00Z', 72), ...repainting, moment: 'later' },
    ],
  },
  {
    name: 'resampling',
    panels: [
      { ...resampled, interval: '1h', count: 80, moment: 'fine' },
      { ...resampled, interval: '4h', count: 20, moment: 'coarse' },
    ],
  },
  planFourHours('data-gaps', ['2026-04-15T00:00Z', 60], {
    leftOut: ['2026-04-10T04:00Z', '2026-04-11T12:00Z'],
  }),
  planFourHours('market-structure', ['2026-05-24T00:00Z', 80], {
    kinds: ['break-of-structure', 'change-of-character', 'swing-high', 'swing-low'],
  }),
  planFourHours('technical-overview', ['2026-05-24T00:00Z', 80], {
    kinds: [
      'break-of-structure',
      'change-of-character',
      'fair-value-gap',
      'order-block',
      'swing-high',
      'swing-low',
    ],
  }),
  planFourHours('displacement', ['2026-05-20T00:00Z', 46], {
    kinds: ['displacement'],
    pane: 'atr-14',
  }),
  planFourHours('candlestick-patterns', ['2026-05-15T08:00Z', 32], {
    prices: [46_600, 53_200],
    focus: [
      'candlestick-pattern.bullish.marubozu.1778385600.1778385600',
      'candlestick-pattern.bullish.bullish-engulfing.1778659200.1778673600',
      'candlestick-pattern.bearish.dark-cloud-cover.1778688000.1778702400',
      'candlestick-pattern.neutral.doji.1778529600.1778529600',
    ],
  }),
  {
    name: 'divergence',
    panels: [
      {
        symbol: 'BTCUSDT',
        interval: '1h',
        now: '2026-05-06T00:00Z',
        count: 98,
        focus: [
          'divergence.bullish.rsi-regular.1777694400.1777791600',
          'divergence.bearish.rsi-regular.1777906800.1777993200',
          'swing-low.bullish.internal.1777773600.1777791600',
          'swing-high.bearish.internal.1777975200.1777993200',
        ],
        pane: 'rsi-14',
      },
    ],
  },
  {
    name: 'sessions',
    panels: [
      {
        symbol: 'BTCUSDT',
        interval: '15m',
        now: '2026-05-13T22:00Z',
        count: 96,
        slots: 112,
        bands: 'sessions',
        focus: [
          'session-high.bearish.asia.1778630400.1778644800',
          'session-low.bullish.asia.1778631300.1778644800',
        ],
      },
    ],
  },
  {
    name: 'several-timeframes',
    panels: [
      {
        symbol: 'BTCUSDT',
        interval: '1h',
        now: '2026-05-19T04:00Z',
        count: 72,
        focus: [
          '4h.fair-value-gap.bullish.1779091200.1779105600',
          '4h.break-of-structure.bullish.internal.1778990400.1779091200',
        ],
        said: { fact: 'timeframes.agreement' },
      },
    ],
  },
  ...numberIllustrations,
];
