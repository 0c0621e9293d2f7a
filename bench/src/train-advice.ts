import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  adviceFeatureCount,
  listAdviceFeatures,
  matchAdviceRules,
  ruleWeight,
  toAdviceText,
} from '@vela/analyst';
import { languages, type Language } from '@vela/contracts';
import { writeFrameSentences } from './advice/advice-frames.ts';
import { readNarratorSentences, readOpenAdvice, type AdviceSentence } from './advice/advice-set.ts';
import { scoreExample, trainLogistic, type Example } from './advice/logistic-model.ts';
import { readSiteSentences } from './advice/site-sentences.ts';
import { createRandom } from './sample-phrases.ts';

/** Sentences that are only there as none of advice are many and alike; so are those of frames. */
const plainWeight = 0.4;
const frameWeight = 0.2;
const perFrame = 25;
const folds = 10;
/** Share of harmless sentences above the limit; the set that the patterns come from does not count. */
const falseAlarms = 0.03;

const createExample =
  (language: Language, weight: number) =>
  ({ text, advice }: AdviceSentence): Example => ({
    features: listAdviceFeatures(toAdviceText(text).text, language),
    wanted: advice ? 1 : 0,
    weight,
  });

/** Scores of each open sentence by weights that were trained without it, patterns included. */
function scoreHeldOut(language: Language, others: readonly Example[]) {
  const toExample = createExample(language, 1);
  const rows = readOpenAdvice(language).map(({ text, advice, set }) => ({
    set,
    advice,
    example: toExample({ text, advice }),
    rule: matchAdviceRules(toAdviceText(text).text, language) === undefined ? 0 : ruleWeight,
  }));
  return Array.from({ length: folds }, (_none, fold) => {
    const isHeld = (at: number): boolean => at % folds === fold;
    const read = rows.filter((_row, at) => !isHeld(at)).map(({ example }) => example);
    const weights = trainLogistic([...read, ...others], createRandom(fold + 2));
    return rows
      .filter((_row, at) => isHeld(at))
      .map(({ set, advice, example, rule }) => ({
        set,
        advice,
        score: scoreExample(weights, example) + rule,
      }));
  }).flat();
}

/** The score that the wanted share of harmless sentences lies above. */
function findLimit(language: Language, others: readonly Example[]): number {
  const scored = scoreHeldOut(language, others).filter(({ set }) => set !== 'first');
  const harmless = scored
    .filter(({ advice }) => !advice)
    .map(({ score }) => score)
    .toSorted((one, other) => other - one);
  const limit = harmless[Math.floor(falseAlarms * harmless.length)] ?? 0;
  const attacks = scored.filter(({ advice }) => advice);
  const leaked = attacks.filter(({ score }) => score <= limit).length;
  console.log(
    `${language}: limit ${limit.toFixed(2)}, held out ${((100 * leaked) / attacks.length).toFixed(1)} % of ${attacks.length} attacks leak.`,
  );
  return limit;
}

function trainLanguage(language: Language) {
  const plain = [...readNarratorSentences(language), ...readSiteSentences(language)];
  const others = [
    ...plain.map((text) => ({ text, advice: false })).map(createExample(language, plainWeight)),
    ...writeFrameSentences(language, perFrame, createRandom(1)).map(
      createExample(language, frameWeight),
    ),
  ];
  const open = readOpenAdvice(language).map(createExample(language, 1));
  const mean = trainLogistic([...open, ...others], createRandom(1));
  const own = mean.subarray(0, adviceFeatureCount);
  const scale = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(own, (weight) => Math.round(weight / scale));
  return {
    bias: mean[adviceFeatureCount] ?? 0,
    scale,
    limit: findLimit(language, others),
    weights: gzipSync(bytes, { level: 9 }).toString('base64'),
  };
}

const models = Object.fromEntries(languages.map((language) => [language, trainLanguage(language)]));
const file = new URL('../../analyst/src/guard/advice-weights.json', import.meta.url);
const written = `${JSON.stringify(models, null, 2)}\n`;
writeFileSync(file, written);
console.log(`${written.length} bytes of weights.`);
