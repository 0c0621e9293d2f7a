import { foldText } from '@vela/contracts';
import { undoDisguise, type Unmasked } from './undo-disguise.ts';

/** A sentence as advice is looked for in it: read through its disguise, folded, numbers as "#". */
export function toAdviceText(sentence: string): Unmasked {
  const { text, isDisguised } = undoDisguise(sentence);
  const folded = foldText(text)
    .replace(/\d[\d.,:]*\d|\d/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
  return { text: folded, isDisguised };
}
