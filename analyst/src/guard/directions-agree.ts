import { fold, type Sentence } from '@vela/contracts';
import type { GuardContext, GuardFault } from './guard-context.ts';

const up =
  /(?<![a-z])(?:rose|risen|rises|up|gained|gains|climbed|advanced|higher|increased|above|yukseldi|yukselmis|artti|artis|kazandi|cikti|uzerinde)(?![a-z])/g;
const down =
  /(?<![a-z])(?:fell|fallen|falls|down|lost|loses|dropped|declined|lower|decreased|below|geriledi|gerilemis|dustu|azaldi|dusus|kaybetti|indi|altinda)(?![a-z])/g;

const isSigned = (factId: string): boolean =>
  factId.endsWith('change-percent') || factId === 'ema.200.distance-percent';

function distanceTo(word: RegExpMatchArray, start: number, end: number): number {
  const at = word.index ?? 0;
  return at < start ? start - (at + word[0].length) : at - end;
}

/** A signed number must not stand beside a word of the other direction: what fell did not rise. The nearest such word counts. */
export function findWrongDirections(
  { text, spans }: Sentence,
  { facts }: GuardContext,
): GuardFault[] {
  const folded = fold(text);
  return spans.flatMap(({ start, end, factId }) => {
    const value = facts.get(factId)?.value;
    if (!isSigned(factId) || typeof value !== 'number') return [];
    const words = [
      ...[...folded.matchAll(up)].map((match) => ({
        sign: 1,
        text: match[0],
        distance: distanceTo(match, start, end),
      })),
      ...[...folded.matchAll(down)].map((match) => ({
        sign: -1,
        text: match[0],
        distance: distanceTo(match, start, end),
      })),
    ].toSorted((a, b) => a.distance - b.distance);
    const nearest = words[0];
    return nearest === undefined || nearest.sign === Math.sign(value)
      ? []
      : [{ rule: 'direction' as const, text: nearest.text }];
  });
}
