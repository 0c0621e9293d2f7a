import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@vela/contracts';
import type { AdviceSentence } from './advice-set.ts';

const folder = path.resolve(import.meta.dirname, '../../advice');
/** Choices within choices within slots. */
const maxDepth = 6;

const readLines = (language: Language, name: string): readonly string[] =>
  readFileSync(path.join(folder, language, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const readSlots = (language: Language): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readLines(language, 'slots.txt').map((line) => {
      const [name = '', words = ''] = line.split('=');
      return [name, words.split('|')];
    }),
  );

/** Frames by how much of a sentence they leave open: few words of it, or most. */
type FrameKind = 'frames' | 'lines';

/** A sentence of a frame, with how many different ones were made of it. */
type FramedSentence = AdviceSentence & { readonly alike: number };

/**
 * Sentences made from frames, at most `each` of a frame: "[a|b]" is a choice and "@word" one of the
 * words of a slot. They are for training only, since those of a frame are alike.
 */
export function writeFrameSentences(
  language: Language,
  { kind, each }: { readonly kind: FrameKind; readonly each: number },
  random: () => number,
): readonly FramedSentence[] {
  const slots = readSlots(language);
  const pick = (words: readonly string[]): string =>
    words[Math.floor(random() * words.length)] ?? '';
  const fill = (frame: string): string =>
    frame
      .replace(/\[([^[\]]*)\]/g, (_whole, choice: string) => pick(choice.split('|')))
      .replace(/@(\w+)/g, (whole, name: string) => pick(slots.get(name) ?? [whole]));
  const write = (frame: string): string => {
    let text = frame;
    for (let depth = 0; depth < maxDepth; depth += 1) text = fill(text);
    return text
      .replace(/\s+/g, ' ')
      .replace(/ ([.,;:!?])/g, '$1')
      .trim();
  };
  return [true, false].flatMap((advice) => {
    const frames = readLines(language, `${advice ? 'attack' : 'benign'}-${kind}.txt`);
    return frames.flatMap((frame) => {
      const texts = new Set(Array.from({ length: each }, () => write(frame)));
      return [...texts].map((text) => ({ text, advice, alike: texts.size }));
    });
  });
}
