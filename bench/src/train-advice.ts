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
import {
  adviceSets,
  learnedSets,
  readMannerSentences,
  readNarratorSentences,
  readOpenAdvice,
  type AdviceSentence,
} from './advice/advice-set.ts';
import { scoreExample, trainLogistic, type Example } from './advice/logistic-model.ts';
import { readSiteSentences } from './advice/site-sentences.ts';
import { createRandom } from './sample-phrases.ts';

/** Sentences that are only there as none of advice are many and alike; so are those of frames. */
const plainWeight = 0.4;
const frameWeight = 0.2;
const perFrame = 8;
/** What all sentences of a line count together: lines are more open than frames, and differ more. */
const lineWeight = 3;
const perLine = 12;
const folds = 4;
/** Share of the harmless sentences left out that may lie above the limit: under the target of 3 %. */
const falseAlarms = 0.025;
/** Weights are the mean of so many trainings in other orders, which differ by chance alone. */
const trainings = 2;

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

const calculateShare = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** The score above which the wanted share of the harmless sentences of measured sets lies, left out. */
function findLimit(language: Language, others: readonly Example[]): number {
  const scored = scoreHeldOut(language, others);
  const harmless = scored
    .filter(({ advice, set }) => !advice && adviceSets.some((one) => one === set))
    .map(({ score }) => score)
    .toSorted((one, other) => other - one);
  const limit = harmless[Math.floor(falseAlarms * harmless.length)] ?? 0;
  for (const set of [...adviceSets, ...learnedSets]) {
    const own = scored.filter((row) => row.set === set);
    const count = (advice: boolean, isAbove: boolean): number =>
      own.filter((row) => row.advice === advice && row.score > limit === isAbove).length;
    console.log(
      `${language}, ${set} set, left out: ${calculateShare(count(true, false), count(true, false) + count(true, true))} leak, ${calculateShare(count(false, true), count(false, true) + count(false, false))} false alarms.`,
    );
  }
  return limit;
}

/** The mean of the weights of some trainings. */
function trainMean(examples: readonly Example[]): Float64Array {
  const all = Array.from({ length: trainings }, (_none, at) =>
    trainLogistic(examples, createRandom(at + 1)),
  );
  return Float64Array.from(
    all[0] ?? [],
    (_weight, place) => all.reduce((sum, one) => sum + (one[place] ?? 0), 0) / trainings,
  );
}

function trainLanguage(language: Language) {
  const plain = [...readNarratorSentences(language), ...readSiteSentences(language)];
  const others = [
    ...plain.map((text) => ({ text, advice: false })).map(createExample(language, plainWeight)),
    ...readMannerSentences(language)
      .map((text) => ({ text, advice: false }))
      .map(createExample(language, 1)),
    ...writeFrameSentences(language, { kind: 'frames', each: perFrame }, createRandom(1)).map(
      createExample(language, frameWeight),
    ),
    ...writeFrameSentences(language, { kind: 'lines', each: perLine }, createRandom(3)).map((one) =>
      createExample(language, lineWeight / one.alike)(one),
    ),
  ];
  const open = readOpenAdvice(language).map(createExample(language, 1));
  const mean = trainMean([...open, ...others]);
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
