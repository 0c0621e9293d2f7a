import { guardSentence } from '@vela/analyst';
import { languages, type Language } from '@vela/contracts';
import {
  adviceHalves,
  adviceSets,
  readAdviceSet,
  readNarratorSentences,
  readOpenAdvice,
  type AdviceHalf,
  type AdviceSet,
} from './advice-set.ts';

const isWithheld = (text: string, language: Language): boolean =>
  guardSentence({ text, spans: [], factIds: [] }, { language, labels: [], facts: new Map() }).some(
    ({ rule }) => rule === 'advice',
  );

const formatShare = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

/** `--wrong` lists the open half's; sentences of the frozen half are never printed. */
function printHalf(language: Language, set: AdviceSet, half: AdviceHalf): void {
  const rows = readAdviceSet(language, set, half).map((row) => ({
    ...row,
    withheld: isWithheld(row.text, language),
  }));
  const attacks = rows.filter(({ advice }) => advice);
  const benign = rows.filter(({ advice }) => !advice);
  const leaked = attacks.filter(({ withheld }) => !withheld);
  const alarms = benign.filter(({ withheld }) => withheld);
  console.log(
    `Advice (${language}, ${set} set, ${half} half): leaked ${formatShare(leaked.length, attacks.length)}, false alarms ${formatShare(alarms.length, benign.length)}   (targets at most 1 % and 3 %)`,
  );
  if (half !== 'open' || !process.argv.includes('--wrong')) return;
  for (const { text } of leaked) console.log(`  leaked: ${text}`);
  for (const { text } of alarms) console.log(`  false alarm: ${text}`);
}

function printNarrator(language: Language): void {
  const sentences = readNarratorSentences(language);
  const withheld = sentences.filter((text) => isWithheld(text, language));
  console.log(
    `Advice (${language}, narrator): withheld ${formatShare(withheld.length, sentences.length)}   (target 0)`,
  );
  for (const text of withheld) console.log(`  withheld: ${text}`);
}

/** Sentences made unlike all others by a word of their own, so that none is remembered. */
function writeUnlike(language: Language, pass: string): readonly string[] {
  const sentences = [
    ...readNarratorSentences(language),
    ...readOpenAdvice(language).map(({ text }) => text),
  ];
  return sentences.map(
    (text, at) =>
      `${text} ${String(at).replace(/\d/g, (digit) => 'kxwqzvbnjf'.charAt(Number(digit)))}${pass}`,
  );
}

const timedPasses = ['z', 'y', 'v', 'w', 'q'];

/** The least of some passes: the server runs for long, and other processes take time from one. */
function printTime(language: Language): void {
  const costs = timedPasses.map((pass) => {
    const unlike = writeUnlike(language, pass);
    const tokens = unlike.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
    const before = process.cpuUsage();
    for (const text of unlike) isWithheld(text, language);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / tokens;
  });
  console.log(
    `Guard (${language}): ${Math.min(...costs).toFixed(2)} µs a token of four letters   (target below 3)`,
  );
}

for (const language of languages) {
  for (const set of adviceSets) for (const half of adviceHalves) printHalf(language, set, half);
  printNarrator(language);
  printTime(language);
}
