import { describe, expect, it } from 'vitest';
import { calculateIndicatorValues } from '../testing/indicator-values.ts';
import { readCandles } from '../testing/shared-data.ts';
import { fractalChaosBandsIndicator } from './channel/fractal-chaos-bands.ts';
import { standardDeviationChannelIndicator } from './channel/standard-deviation-channel.ts';
import { starcBandsIndicator } from './channel/starc-bands.ts';
import { awesomeOscillatorIndicator } from './momentum/awesome-oscillator.ts';
import { balanceOfPowerIndicator } from './momentum/balance-of-power.ts';
import { chandeMomentumOscillatorIndicator } from './momentum/chande-momentum-oscillator.ts';
import { connorsRsiIndicator } from './momentum/connors-rsi.ts';
import { elderRayIndicator } from './momentum/elder-ray.ts';
import { fisherTransformIndicator } from './momentum/fisher-transform.ts';
import { priceMomentumOscillatorIndicator } from './momentum/price-momentum-oscillator.ts';
import { rocBandsIndicator } from './momentum/roc-bands.ts';
import { stochasticMomentumIndexIndicator } from './momentum/stochastic-momentum-index.ts';
import { trixIndicator } from './momentum/trix.ts';
import { trueStrengthIndexIndicator } from './momentum/true-strength-index.ts';
import { ultimateOscillatorIndicator } from './momentum/ultimate-oscillator.ts';
import { mcginleyDynamicIndicator } from './moving-average/mcginley-dynamic.ts';
import { rollingPivotPointsIndicator } from './pattern/rolling-pivot-points.ts';
import { betaIndicator } from './statistics/beta.ts';
import { correlationIndicator } from './statistics/correlation.ts';
import { linearRegressionSlopeIndicator } from './statistics/linear-regression-slope.ts';
import { priceRelativeStrengthIndicator } from './statistics/price-relative-strength.ts';
import { rSquaredIndicator } from './statistics/r-squared.ts';
import { alligatorIndicator } from './trend/alligator.ts';
import { choppinessIndexIndicator } from './trend/choppiness-index.ts';
import { gatorOscillatorIndicator } from './trend/gator-oscillator.ts';
import { hilbertTrendlineIndicator } from './trend/hilbert-trendline.ts';
import { vortexIndicator } from './trend/vortex.ts';
import { ulcerIndexIndicator } from './volatility/ulcer-index.ts';
import { chaikinOscillatorIndicator } from './volume/chaikin-oscillator.ts';
import { forceIndexIndicator } from './volume/force-index.ts';
import { klingerOscillatorIndicator } from './volume/klinger-oscillator.ts';
import { percentageVolumeOscillatorIndicator } from './volume/percentage-volume-oscillator.ts';
import { dojiIndicator } from './pattern/doji.ts';
import { marubozuIndicator } from './pattern/marubozu.ts';
import { fractalIndicator } from './pattern/fractal.ts';
import { swingPivotsIndicator } from './pattern/swing-pivots.ts';
import { zigzagIndicator } from './pattern/zigzag.ts';
import { renkoIndicator } from './price-transform/renko.ts';
import type { Indicator } from './indicator.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';

type Published = {
  readonly definition: Indicator;
  readonly parameters: IndicatorParameters;
  readonly output: string;
  /** Number of decimals of the published values. */
  readonly digits: number;
  readonly rows: readonly (readonly [index: number, value: number])[];
};

/**
 * Values another implementation publishes as the expected ones of its tests, on the same 502 daily
 * candles. Where it seeds an average differently, only rows on which the seed has no effect are
 * used.
 * @see https://github.com/facioquo/stock-indicators-dotnet (Apache-2.0), tests
 */
const published: readonly Published[] = [
  {
    definition: alligatorIndicator,
    parameters: {},
    output: 'jaw',
    digits: 5,
    rows: [
      [20, 213.81269],
      [21, 213.79287],
      [99, 225.60571],
      [501, 260.98953],
    ],
  },
  {
    definition: alligatorIndicator,
    parameters: {},
    output: 'teeth',
    digits: 5,
    rows: [
      [13, 213.80008],
      [99, 226.12157],
      [501, 253.53576],
    ],
  },
  {
    definition: alligatorIndicator,
    parameters: {},
    output: 'lips',
    digits: 5,
    rows: [
      [7, 213.635],
      [8, 213.749],
      [99, 226.35353],
      [501, 244.29591],
    ],
  },
  {
    definition: gatorOscillatorIndicator,
    parameters: {},
    output: 'upper',
    digits: 4,
    rows: [
      [20, 0.4004],
      [99, 0.5159],
      [249, 3.1317],
      [501, 7.4538],
    ],
  },
  {
    definition: gatorOscillatorIndicator,
    parameters: {},
    output: 'lower',
    digits: 4,
    rows: [
      [12, -0.1402],
      [19, -1.0018],
      [249, -1.8058],
      [501, -9.2399],
    ],
  },
  {
    definition: awesomeOscillatorIndicator,
    parameters: {},
    output: 'oscillator',
    digits: 4,
    rows: [
      [33, 5.4756],
      [249, 5.0618],
      [501, -17.7692],
    ],
  },
  {
    definition: betaIndicator,
    parameters: { length: 20 },
    output: 'beta',
    digits: 4,
    rows: [
      [20, 1.5139],
      [249, 1.92],
      [501, 1.5123],
    ],
  },
  {
    definition: betaIndicator,
    parameters: { length: 20 },
    output: 'betaUp',
    digits: 4,
    rows: [
      [20, 1.8007],
      [249, -1.2289],
      [501, 2.0721],
    ],
  },
  {
    definition: betaIndicator,
    parameters: { length: 20 },
    output: 'betaDown',
    digits: 4,
    rows: [
      [20, 0.3292],
      [249, -0.3956],
      [501, 1.5908],
    ],
  },
  {
    definition: balanceOfPowerIndicator,
    parameters: {},
    output: 'balance',
    digits: 6,
    rows: [
      [13, 0.081822],
      [149, -0.016203],
      [249, -0.058682],
      [501, -0.292788],
    ],
  },
  {
    definition: chaikinOscillatorIndicator,
    parameters: {},
    output: 'oscillator',
    digits: 2,
    rows: [[501, -19135200.72]],
  },
  {
    definition: choppinessIndexIndicator,
    parameters: {},
    output: 'choppiness',
    digits: 4,
    rows: [
      [14, 69.9967],
      [249, 41.8499],
      [501, 38.6526],
    ],
  },
  {
    definition: chandeMomentumOscillatorIndicator,
    parameters: {},
    output: 'oscillator',
    digits: 4,
    rows: [
      [14, 24.1081],
      [249, 48.9614],
      [501, -26.7502],
    ],
  },
  {
    definition: connorsRsiIndicator,
    parameters: {},
    output: 'rsi',
    digits: 4,
    rows: [[501, 74.7662]],
  },
  {
    definition: connorsRsiIndicator,
    parameters: { rsiLength: 14, streakLength: 20, rankLength: 10 },
    output: 'rsi',
    digits: 4,
    rows: [[501, 61.6053]],
  },
  {
    definition: correlationIndicator,
    parameters: {},
    output: 'correlation',
    digits: 4,
    rows: [
      [19, 0.6933],
      [257, -0.1347],
      [501, 0.846],
    ],
  },
  {
    definition: correlationIndicator,
    parameters: {},
    output: 'rSquared',
    digits: 4,
    rows: [
      [19, 0.4806],
      [257, 0.0181],
      [501, 0.7157],
    ],
  },
  {
    definition: mcginleyDynamicIndicator,
    parameters: { length: 14 },
    output: 'average',
    digits: 4,
    rows: [
      [1, 212.9465],
      [25, 215.4801],
      [250, 256.0554],
      [501, 245.7356],
    ],
  },
  {
    definition: elderRayIndicator,
    parameters: {},
    output: 'bullPower',
    digits: 4,
    rows: [
      [12, 0.75],
      [24, 1.4274],
      [149, 0.943],
      [249, 1.5194],
      [501, -0.4729],
    ],
  },
  {
    definition: elderRayIndicator,
    parameters: {},
    output: 'bearPower',
    digits: 4,
    rows: [
      [12, -0.51],
      [24, 0.5474],
      [149, 0.473],
      [249, 1.0694],
      [501, -3.1429],
    ],
  },
  {
    definition: fractalChaosBandsIndicator,
    parameters: {},
    output: 'upper',
    digits: 2,
    rows: [
      [10, 214.84],
      [120, 233.35],
      [180, 236.78],
      [250, 258.7],
      [501, 262.47],
    ],
  },
  {
    definition: fractalChaosBandsIndicator,
    parameters: {},
    output: 'lower',
    digits: 2,
    rows: [
      [10, 212.53],
      [120, 231.14],
      [180, 233.56],
      [250, 257.04],
      [501, 229.42],
    ],
  },
  {
    definition: fisherTransformIndicator,
    parameters: {},
    output: 'fisher',
    digits: 4,
    rows: [
      [9, 1.3324],
      [10, 0.979],
      [35, 6.1509],
      [149, 1.0349],
      [249, 1.3496],
      [501, -1.2876],
    ],
  },
  {
    definition: fisherTransformIndicator,
    parameters: {},
    output: 'trigger',
    digits: 4,
    rows: [
      [9, 1.4704],
      [10, 1.3324],
      [35, 4.7014],
      [501, -2.0071],
    ],
  },
  {
    definition: forceIndexIndicator,
    parameters: {},
    output: 'force',
    digits: 3,
    rows: [
      [13, 10668240.778],
      [24, 15883211.364],
      [149, 7598218.196],
      [249, 23612118.994],
      [501, -16824018.428],
    ],
  },
  {
    definition: hilbertTrendlineIndicator,
    parameters: {},
    output: 'trendline',
    digits: 4,
    rows: [
      [11, 213.9502],
      [25, 215.3948],
      [149, 233.941],
      [249, 253.8788],
      [501, 252.2172],
    ],
  },
  {
    definition: klingerOscillatorIndicator,
    parameters: {},
    output: 'oscillator',
    digits: 0,
    rows: [
      [56, -2138454001],
      [57, -2265495450],
      [68, -1241548491],
      [149, -62800843],
      [501, -539224047],
    ],
  },
  {
    definition: klingerOscillatorIndicator,
    parameters: {},
    output: 'signal',
    digits: 0,
    rows: [
      [68, -1489659254],
      [149, -18678832],
      [249, 135207969],
      [501, -1548306127],
    ],
  },
  {
    definition: priceMomentumOscillatorIndicator,
    parameters: {},
    output: 'oscillator',
    digits: 4,
    rows: [
      [92, 0.6159],
      [501, -2.7016],
    ],
  },
  {
    definition: priceMomentumOscillatorIndicator,
    parameters: {},
    output: 'signal',
    digits: 4,
    rows: [
      [92, 0.5582],
      [501, -2.3117],
    ],
  },
  {
    definition: priceRelativeStrengthIndicator,
    parameters: {},
    output: 'value',
    digits: 6,
    rows: [
      [8, 1.10834],
      [249, 1.222373],
      [501, 1.356817],
    ],
  },
  {
    definition: percentageVolumeOscillatorIndicator,
    parameters: {},
    output: 'oscillator',
    digits: 4,
    rows: [
      [33, 1.5795],
      [149, -7.191],
      [249, -6.3667],
      [501, 10.4395],
    ],
  },
  {
    definition: percentageVolumeOscillatorIndicator,
    parameters: {},
    output: 'signal',
    digits: 4,
    rows: [
      [33, -3.553],
      [149, -5.1159],
      [249, 1.7333],
      [501, 12.2681],
    ],
  },
  {
    definition: percentageVolumeOscillatorIndicator,
    parameters: {},
    output: 'histogram',
    digits: 4,
    rows: [
      [33, 5.1325],
      [149, -2.0751],
      [249, -8.1],
      [501, -1.8286],
    ],
  },
  {
    definition: rocBandsIndicator,
    parameters: { length: 20, smoothing: 3, bandLength: 20 },
    output: 'roc',
    digits: 4,
    rows: [
      [20, 1.0573],
      [501, -8.2482],
    ],
  },
  {
    definition: rocBandsIndicator,
    parameters: { length: 20, smoothing: 3, bandLength: 20 },
    output: 'average',
    digits: 4,
    rows: [
      [22, 0.9617],
      [23, 0.8582],
      [38, 3.6872],
      [501, -8.339],
    ],
  },
  {
    definition: rocBandsIndicator,
    parameters: { length: 20, smoothing: 3, bandLength: 20 },
    output: 'upper',
    digits: 4,
    rows: [
      [39, 3.0359],
      [49, 3.6761],
      [149, 1.7377],
      [249, 3.0683],
      [501, 6.1294],
    ],
  },
  {
    definition: rocBandsIndicator,
    parameters: { length: 20, smoothing: 5, bandLength: 5 },
    output: 'lower',
    digits: 8,
    rows: [
      [24, -0.98505601],
      [28, -1.80262026],
      [501, -8.57371876],
    ],
  },
  {
    definition: rollingPivotPointsIndicator,
    parameters: { length: 11, offset: 9 },
    output: 'pivot',
    digits: 4,
    rows: [
      [20, 213.6367],
      [149, 233.6333],
      [249, 253.9533],
      [501, 260.0267],
    ],
  },
  {
    definition: rollingPivotPointsIndicator,
    parameters: { length: 11, offset: 9 },
    output: 's3',
    digits: 4,
    rows: [
      [20, 208.4533],
      [149, 225.0967],
      [249, 245.0167],
      [501, 225.2133],
    ],
  },
  {
    definition: rollingPivotPointsIndicator,
    parameters: { length: 11, offset: 9 },
    output: 'r3',
    digits: 4,
    rows: [
      [20, 219.4033],
      [149, 243.8767],
      [249, 264.5467],
      [501, 288.9633],
    ],
  },
  {
    definition: linearRegressionSlopeIndicator,
    parameters: { length: 20 },
    output: 'slope',
    digits: 6,
    rows: [
      [249, 0.312406],
      [482, -0.337015],
      [501, -1.689143],
    ],
  },
  {
    definition: rSquaredIndicator,
    parameters: { length: 20 },
    output: 'rSquared',
    digits: 4,
    rows: [
      [249, 0.8056],
      [482, 0.173],
      [501, 0.7955],
    ],
  },
  {
    definition: starcBandsIndicator,
    parameters: { length: 20, multiplier: 2, atrLength: 14 },
    output: 'upper',
    digits: 4,
    rows: [
      [19, 217.2345],
      [249, 258.2261],
      [485, 275.1161],
      [501, 264.1595],
    ],
  },
  {
    definition: starcBandsIndicator,
    parameters: { length: 20, multiplier: 2, atrLength: 14 },
    output: 'lower',
    digits: 4,
    rows: [
      [19, 211.8155],
      [249, 252.8739],
      [485, 255.8549],
      [501, 239.5605],
    ],
  },
  {
    definition: standardDeviationChannelIndicator,
    parameters: {},
    output: 'middle',
    digits: 4,
    rows: [
      [141, 236.1744],
      [501, 235.8131],
    ],
  },
  {
    definition: standardDeviationChannelIndicator,
    parameters: {},
    output: 'upper',
    digits: 4,
    rows: [
      [141, 240.4784],
      [501, 257.6536],
    ],
  },
  {
    definition: standardDeviationChannelIndicator,
    parameters: {},
    output: 'lower',
    digits: 4,
    rows: [
      [141, 231.8704],
      [501, 213.9727],
    ],
  },
  {
    definition: stochasticMomentumIndexIndicator,
    parameters: { length: 14, firstSmoothing: 20, secondSmoothing: 5 },
    output: 'index',
    digits: 4,
    rows: [[501, -52.656]],
  },
  {
    definition: stochasticMomentumIndexIndicator,
    parameters: { length: 14, firstSmoothing: 20, secondSmoothing: 5 },
    output: 'signal',
    digits: 4,
    rows: [[501, -54.1903]],
  },
  {
    definition: trixIndicator,
    parameters: { length: 20 },
    output: 'trix',
    digits: 6,
    rows: [
      [249, 0.121781],
      [501, -0.230742],
    ],
  },
  {
    definition: trueStrengthIndexIndicator,
    parameters: {},
    output: 'index',
    digits: 4,
    rows: [
      [37, 53.1204],
      [43, 46.096],
      [149, 29.0936],
      [249, 41.9232],
      [501, -28.3513],
    ],
  },
  {
    definition: trueStrengthIndexIndicator,
    parameters: {},
    output: 'signal',
    digits: 4,
    rows: [
      [43, 51.6916],
      [44, 49.3967],
      [149, 28.0134],
      [249, 42.4063],
      [501, -29.3597],
    ],
  },
  {
    definition: ulcerIndexIndicator,
    parameters: {},
    output: 'ulcer',
    digits: 4,
    rows: [[501, 5.7255]],
  },
  {
    definition: ultimateOscillatorIndicator,
    parameters: {},
    output: 'oscillator',
    digits: 4,
    rows: [
      [74, 51.777],
      [249, 45.3121],
      [501, 49.5257],
    ],
  },
  {
    definition: vortexIndicator,
    parameters: {},
    output: 'rising',
    digits: 4,
    rows: [
      [14, 1.046],
      [29, 1.13],
      [249, 1.1558],
      [501, 0.8712],
    ],
  },
  {
    definition: vortexIndicator,
    parameters: {},
    output: 'falling',
    digits: 4,
    rows: [
      [14, 0.8119],
      [29, 0.7393],
      [249, 0.6634],
      [501, 1.1163],
    ],
  },
];

const read = (name: string) => readCandles(`golden/indicators/quotes_${name}.csv`, '1d');

describe('published reference values, on 502 daily candles', () => {
  const market = read('default');
  const compared = read('compare');

  it.each(
    published.map(
      (row) => [`${row.definition.id} ${JSON.stringify(row.parameters)}`, row.output, row] as const,
    ),
  )('%s: %s', (_, output, row) => {
    const input =
      row.definition.needsOther === true
        ? { candles: compared, other: market }
        : { candles: market };
    const values = calculateIndicatorValues(row.definition, input, row.parameters)[output];
    expect(
      row.rows.map(([index]) => [index, Number(values?.[index]?.toFixed(row.digits))]),
    ).toEqual(row.rows);
  });
});

describe('published reference markers, on 502 daily candles', () => {
  const market = read('default');
  const marks = (definition: Indicator, parameters: IndicatorParameters = {}, candles = market) => {
    const values = calculateIndicatorValues(definition, { candles }, parameters);
    const findRows = (output: string) =>
      [...(values[output] ?? [])].flatMap((value, t) =>
        Number.isNaN(value) ? [] : [{ t, value }],
      );
    return {
      count: (output: string) => findRows(output).length,
      at: (output: string, t: number) => values[output]?.[t] ?? Number.NaN,
    };
  };

  it('doji and marubozu', () => {
    const doji = marks(dojiIndicator);
    expect(doji.count('doji')).toBe(112);
    expect([1, 23, 46, 392, 451, 477].map((t) => doji.at('doji', t))).toEqual([
      Number.NaN,
      216.28,
      Number.NaN,
      Number.NaN,
      273.64,
      256.86,
    ]);
    const marubozu = marks(marubozuIndicator);
    expect(marubozu.count('rising') + marubozu.count('falling')).toBe(6);
    expect([marubozu.at('rising', 32), marubozu.at('falling', 277)]).toEqual([222.1, 248.13]);
  });

  it('fractals and pivots: theirs on the extreme candle, ours on the confirming one', () => {
    const two = marks(fractalIndicator);
    expect([two.count('high'), two.count('low')]).toEqual([63, 71]);
    expect([
      two.at('high', 3 + 2),
      two.at('high', 133 + 2),
      two.at('high', 180 + 2),
      two.at('low', 180 + 2),
      two.at('low', 250 + 2),
    ]).toEqual([215.17, 234.53, 239.74, 238.52, 256.81]);
    for (const four of [marks(fractalIndicator, { span: 4 }), marks(swingPivotsIndicator)]) {
      expect([four.count('high'), four.count('low')]).toEqual([35, 34]);
      expect([
        four.at('low', 7 + 4),
        four.at('high', 120 + 4),
        four.at('high', 180 + 4),
        four.at('low', 250 + 4),
      ]).toEqual([212.53, 233.02, 239.74, 256.81]);
    }
  });

  it('ZigZag turning points of 3 percent of the close', () => {
    const values = calculateIndicatorValues(zigzagIndicator, { candles: market }, { reversal: 3 });
    const turnAt = (index: number, output: string) =>
      values[output]?.[values['formedAt']?.indexOf(index) ?? -1];
    expect([turnAt(277, 'low'), turnAt(483, 'high')]).toEqual([248.13, 272.52]);
  });

  it('Renko bricks of 2.5, which start at the first close rounded to a whole number there', () => {
    const first = { ...market, close: market.close.map((price, t) => (t === 0 ? 213 : price)) };
    const values = calculateIndicatorValues(
      renkoIndicator,
      { candles: first },
      { unit: 'price', size: 2.5 },
    );
    const bricks = [...(values['bricks'] ?? [])].filter((count) => !Number.isNaN(count));
    const rising = bricks.filter((count) => count > 0).reduce((sum, count) => sum + count, 0);
    const falling = bricks.filter((count) => count < 0).reduce((sum, count) => sum - count, 0);
    expect([rising, falling]).toEqual([62, 50]);
    const last = [...(values['close'] ?? [])].findLast((price) => !Number.isNaN(price));
    expect(last).toBe(243);
  });
});
