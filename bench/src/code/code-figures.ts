import { beginsWithVerb, findFunctionNames } from './function-names.ts';
import { isTest, readCode, type SourceFile } from './read-code.ts';
import { findUnwantedWords } from './unwanted-words.ts';

export type CodeFigures = {
  /** Production code: files, lines, and the length of the middle and of the 90th of a hundred files. */
  readonly files: number;
  readonly lines: number;
  readonly median: number;
  readonly p90: number;
  /** Functions at the top of a file, of production code and of what tests share. */
  readonly functions: number;
  readonly verbs: number;
  readonly unwanted: readonly string[];
  readonly withoutVerb: readonly string[];
};

function countLines({ text }: SourceFile): number {
  return text.split('\n').length - 1;
}

/** Counts how long the files are and how functions are named, over every file git knows. */
export function measureCode(): CodeFigures {
  const code = readCode();
  const lengths = code
    .filter((file) => !isTest(file))
    .map(countLines)
    .toSorted((a, b) => a - b);
  const at = (share: number): number => lengths[Math.floor(lengths.length * share)] ?? 0;
  const names = code
    .filter(({ path }) => !/\.test\.|^e2e\/journeys\//.test(path))
    .flatMap(findFunctionNames);
  const others = names.filter((name) => !beginsWithVerb(name));
  return {
    files: lengths.length,
    lines: lengths.reduce((sum, length) => sum + length, 0),
    median: at(0.5),
    p90: at(0.9),
    functions: names.length,
    verbs: names.length - others.length,
    unwanted: code
      // The list itself has to name them.
      .filter(({ path }) => path !== 'bench/src/code/unwanted-words.ts')
      .flatMap(findUnwantedWords)
      .map(({ path, line, text }) => `${path}:${line}: ${text}`),
    withoutVerb: others.map(({ path, name }) => `${path}: ${name}`),
  };
}
