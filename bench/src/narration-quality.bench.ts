import { measureNarrationQuality } from './narration-quality.ts';

const { data, narrations, sentences, boundValues, shapes, withheld, analysisMs } =
  await measureNarrationQuality();
console.log(
  `Narrations over ${data} series: ${narrations.en} in English, ${narrations.tr} in Turkish   (at least 200 each)`,
);
console.log(`sentences ${sentences.fewest} to ${sentences.most}   (8 to 14)`);
console.log(
  `shapes of sentences used: ${shapes.en} in English, ${shapes.tr} in Turkish   (at least 30 each)`,
);
console.log(
  `values bound to facts ${boundValues}, sentences withheld by the guard ${withheld}   (none)`,
);
console.log(
  `analysis and explanation of up to 5,000 candles: median ${analysisMs.median.toFixed(1)} ms, p95 ${analysisMs.p95.toFixed(1)} ms   (target p95 < 300)`,
);
