import { type IndicatorTimes, measureIndicatorSpeed } from './indicator-speed.ts';

const times = measureIndicatorSpeed();
const sumTimes = (pick: (row: IndicatorTimes) => number): number =>
  times.reduce((total, row) => total + pick(row), 0);
const total = {
  ours: sumTimes(({ ours }) => ours),
  technical: sumTimes((row) => row.technicalIndicators),
  signals: sumTimes((row) => row.tradingSignals),
};

console.log(
  'Six indicators on 1,000,000 candles, best of 20 (others: of 2), ms; in brackets: ratio to ours, largest difference',
);
for (const { name, ours, technicalIndicators, tradingSignals, differences } of times) {
  const beside = (ms: number, difference: number): string =>
    `${ms.toFixed(1).padStart(7)} (${(ms / ours).toFixed(0).padStart(3)} x, ${difference.toExponential(0)})`;
  console.log(
    `${name.padEnd(17)} ${ours.toFixed(1).padStart(6)}   technicalindicators ${beside(technicalIndicators, differences.technicalIndicators)}` +
      `   trading-signals ${beside(tradingSignals, differences.tradingSignals)}`,
  );
}
const ratios = `technicalindicators ${(total.technical / total.ours).toFixed(0)} x, trading-signals ${(total.signals / total.ours).toFixed(0)} x`;
console.log(`sum ${total.ours.toFixed(1)} ms   (target < 55, aim 40)   ${ratios}`);
