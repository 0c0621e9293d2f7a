import type { IllustrationFile, Language } from '@vela/contracts';
import { parseNumber } from '../lib/parse-number.ts';
import { type TextRange, toTextRanges } from '../lib/text-ranges.ts';

const files = import.meta.glob<IllustrationFile>('./illustrations/base-rate.json', {
  eager: true,
  import: 'default',
});

/** A share in words and as a percentage, 0 to 100. */
type Share = { factId: string; text: string; percent: number };

/** A base rate beside chance: the guarded sentence of the analyst, and the two shares in it. */
export type Chance = { ranges: TextRange[]; rate: Share; control: Share };

function findShare(ranges: readonly TextRange[], ending: string): Share {
  const range = ranges.find(({ factId }) => factId?.endsWith(ending) === true);
  const percent = range && parseNumber(range.text, false);
  if (range?.factId === undefined || percent === undefined)
    throw new Error(`the illustration base-rate has no fact "…${ending}"`);
  return { factId: range.factId, text: range.text, percent };
}

/** The base rate of the text about base rates. */
export function readChance(language: Language): Chance {
  const sentence = Object.values(files)[0]?.panels[0]?.said?.[language];
  if (sentence === undefined) throw new Error('the illustration base-rate has no sentence');
  const ranges = toTextRanges(sentence);
  return {
    ranges,
    rate: findShare(ranges, '.rate'),
    control: findShare(ranges, '.control'),
  };
}
