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
const perFrame = 25;
/** What all sentences of a line count together: lines are more open than frames, and differ more. */
const lineWeight = 3;
const perLine = 60;
const folds = 10;
/**
 * Share of the harmless sentences of a set that may lie above the limit: a third of the target,
 * since lines were also written after a look at the open halves.
 */
const falseAlarms = 0.01;

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

type Scored = ReturnType<typeof scoreHeldOut>[number];

/** The score that the wanted share of the harmless sentences of a set lies above. */
function findSetLimit(scored: readonly Scored[], set: Scored['set']): number {
  const harmless = scored
    .filter((row) => !row.advice && row.set === set)
    .map(({ score }) => score)
    .toSorted((one, other) => other - one);
  return harmless[Math.floor(falseAlarms * harmless.length)] ?? 0;
}

/** The lowest score above which no set has more than the wanted share of its harmless sentences. */
function findLimit(language: Language, others: readonly Example[]): number {
  const scored = scoreHeldOut(language, others);
  const limit = Math.max(...adviceSets.map((set) => findSetLimit(scored, set)));
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
    ...writeFrameSentences(language, { kind: 'frames', each: perFrame }, createRandom(1)).map(
      createExample(language, frameWeight),
    ),
    ...writeFrameSentences(language, { kind: 'lines', each: perLine }, createRandom(3)).map((one) =>
      createExample(language, lineWeight / one.alike)(one),
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
