import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fact, Language } from '@vela/contracts';
import type { ToldFact } from './told-facts.ts';

/** Right sentences of a set about facts of an answer, and wrong ones. */
type WrittenSentences = {
  readonly right: readonly ToldFact[];
  readonly wrong: readonly string[];
};

/** A hash of each sentence decides its half; rules may be worked out from the open one only. */
const halves = ['open', 'frozen'] as const;
type Half = (typeof halves)[number];
/** Beginnings of the files of the two sets; the second holds right sentences alone. */
const sets = ['', 'second-'] as const;
/** A half of a set. */
export type WrittenPart = { readonly set: (typeof sets)[number]; readonly half: Half };
export const writtenParts: readonly WrittenPart[] = sets.flatMap((set) =>
  halves.map((half) => ({ set, half })),
);

type Line = {
  readonly isWrong: boolean;
  /** What its change must be for the sentence to be what it is. */
  readonly direction: string | undefined;
  readonly text: string;
};

const folder = path.resolve(import.meta.dirname, '../numbers');
/** A line of a set: whether it is wrong, which way the change goes, and its text. */
export const linePattern = /^(?<wrong>! )?(?:(?<direction>up|down): )?(?<text>.+)$/;
const placeholder = /\[\[([^\]]+)\]\]/g;

const findHalf = (line: string): Half =>
  (createHash('sha256').update(line).digest()[0] ?? 0) % 2 === 1 ? 'frozen' : 'open';

const readLines = (language: Language, { set, half }: WrittenPart): readonly Line[] =>
  readFileSync(path.join(folder, `${set}${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => findHalf(line) === half)
    .flatMap((line) => {
      const { wrong, direction, text } = linePattern.exec(line)?.groups ?? {};
      return text === undefined ? [] : [{ isWrong: wrong !== undefined, direction, text }];
    });

/** Whether the change among the facts rises or falls as the sentence says. */
export function isAsSaid(direction: string | undefined, used: readonly Fact[]): boolean {
  if (direction === undefined) return true;
  const value = used.find(({ id }) => id.endsWith('change-percent'))?.value;
  return typeof value === 'number' && (direction === 'up' ? value > 0 : value < 0);
}

/**
 * The sentences of a set in `bench/numbers/` that can be said of these facts: those whose facts are all
 * there. They were written without sight of the guard's rules. `name`: the instrument's.
 */
export function tellWrittenSentences(
  facts: readonly Fact[],
  { language, name }: { readonly language: Language; readonly name: string },
  part: WrittenPart,
): WrittenSentences {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const right: ToldFact[] = [];
  const wrong: string[] = [];
  for (const { isWrong, direction, text: written } of readLines(language, part)) {
    const ids = [...written.matchAll(placeholder)].map(([, id = '']) => id);
    const used = ids.flatMap((id) => byId.get(id) ?? []);
    const [fact] = used;
    if (used.length < ids.length || !isAsSaid(direction, used)) continue;
    const text = written.replaceAll('@name', name);
    if (isWrong) wrong.push(text);
    else if (fact !== undefined) right.push({ text, fact });
  }
  return { right, wrong };
}
