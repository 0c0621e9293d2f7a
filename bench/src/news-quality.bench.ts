import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  calculatePrecision,
  calculateRecall,
  ratePairs,
  rateTickers,
  type PairCase,
  type Quality,
  type Relation,
} from './news-quality.ts';

/** Precision and recall of tickers and stories on the labelled sets in `bench/news/`. */
const sets = path.join(import.meta.dirname, '../news');
const reuters = path.join(import.meta.dirname, '../../../shared/data/news/reuters_headlines.csv');
const dayMs = 86_400_000;
const step = 28;

const readLines = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));

const headlines = readLines(reuters)
  .slice(1)
  .map((line) => {
    const [day = '', , ...title] = line.split(',');
    return { day: Date.parse(day), title: title.join(',').replaceAll(/^"|"$/g, '') };
  });
const getTitle = (row: string): string => headlines[Number(row)]?.title ?? '';

function toRelation(text: string): Relation {
  return text === 'item' || text === 'story' ? text : 'other';
}

function tell(name: string, quality: Quality, target: string): void {
  const { right, wrong, missed } = quality;
  const [precision, recall] = [calculatePrecision(quality), calculateRecall(quality)];
  const figures = `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (targets ${target})`;
  console.log(`${name.padEnd(18)} ${figures}; ${right} right, ${wrong} wrong, ${missed} missed`);
}

/** Every 28th headline from a row on, with the companies that a file says it names. */
function readSample(file: string, first: number) {
  const labelled = new Map(
    readLines(path.join(sets, file)).map((line) => {
      const [row = '', ...symbols] = line.split(' ');
      return [Number(row), symbols] as const;
    }),
  );
  return headlines.flatMap(({ title }, row) =>
    row % step === first ? [{ title, symbols: labelled.get(row) ?? [] }] : [],
  );
}

const turkish = readLines(path.join(sets, 'tickers.tr.txt')).map((line) => {
  const [title = '', symbols = ''] = line.split('=');
  return { title: title.trim(), symbols: symbols.split(' ').filter((one) => one !== '') };
});
tell('tickers en', rateTickers(readSample('tickers.en.txt', 7)), '0.98, 0.70');
tell('second en', rateTickers(readSample('tickers.en.second.txt', 21)), '0.98, 0.70');
tell('tickers tr', rateTickers(turkish), '0.98, 0.70');

function readPairs(file: string) {
  return readLines(path.join(sets, file)).map((line) => {
    const [a = '', b = '', relation = ''] = line.split(' ');
    return { a: getTitle(a), b: getTitle(b), relation: toRelation(relation), row: Number(a) };
  });
}

for (const [name, file] of [
  ['en', 'pairs.en.txt'],
  ['second en', 'pairs.en.second.txt'],
] as const) {
  const pairs = readPairs(file);
  const around = new Map(pairs.map(({ a, row }) => [a, headlines[row]?.day ?? 0]));
  const listAround = ({ a }: PairCase): string[] =>
    headlines
      .filter(({ day }) => Math.abs(day - (around.get(a) ?? 0)) <= dayMs)
      .map(({ title }) => title);
  const told = ratePairs(pairs, listAround);
  if (told.item.right + told.item.missed > 0) tell(`items ${name}`, told.item, '0.99, 0.95');
  tell(`stories ${name}`, told.story, '0.95, 0.80');
}

function readWritten(file: string): PairCase[] {
  return readLines(path.join(sets, file)).map((line) => {
    const [a = '', b = '', relation = ''] = line.split(' | ');
    return { a, b, relation: toRelation(relation) };
  });
}

for (const [name, file] of [
  ['tr', 'pairs.tr.txt'],
  ['second tr', 'pairs.tr.second.txt'],
  ['frozen tr', 'pairs.tr.frozen.txt'],
] as const) {
  const pairs = readWritten(file);
  const everything = pairs.flatMap(({ a, b }) => [a, b]);
  const told = ratePairs(pairs, () => everything);
  if (told.item.right + told.item.missed > 0) tell(`items ${name}`, told.item, '0.99, 0.95');
  tell(`stories ${name}`, told.story, '0.95, 0.80');
}
