import type { Quantity } from './find-quantity.ts';
import { toFound, type Found } from './word-pattern.ts';

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  yirmi: 20,
};
const word = `(?<count>${Object.keys(counts).join('|')})`;
const ranked =
  '(?:last|latest|top|worst|best|most recent|recent|(?!interest|request|forest|invest)[a-z]{4,}est)';
const rankedBefore = '(?:son|en son|en [a-z]{3,})';
const candles =
  '(?:days?|candles?|bars?|sessions?|closes|weeks?|months?|hours?|gun|mum|seans|hafta|ay|saat)';
const onEnd = '(?:in a row|running|straight|on end|on the trot|ust ?uste|art ?arda|pes ?pese)';
const colours =
  '(?:green|red|up|down|positive|negative|winning|losing|rising|falling|yesil|kirmizi|arti|eksi)';
const patterns = [
  // "Five days in a row", "üst üste beş gün".
  new RegExp(`(?<![a-z])${word} (?:${colours} )?${candles} ${onEnd}(?![a-z])`, 'd'),
  new RegExp(
    `(?<![a-z])(?:straight|ust ?uste|art ?arda|pes ?pese)(?: en az)? ${word} ${candles}`,
    'd',
  ),
  new RegExp(`(?<![a-z])${word} (?:straight|consecutive) (?:${colours} )?${candles}`, 'd'),
  new RegExp(`(?<![a-z])${ranked} ${word}(?= [a-z])`, 'd'),
  new RegExp(`(?<![a-z])${word} ${ranked}(?![a-z])`, 'd'),
  new RegExp(`(?<![a-z])${word} of (?:them|those|these)(?![a-z])`, 'd'),
  // "En genis uc bosluk", "en yakin ikisi".
  new RegExp(
    `(?<![a-z])${rankedBefore} ${word}(?:(?= [a-z])|(?:s[iu]n?[iu]?|[iu]n?[iu]?)(?![a-z]))`,
    'd',
  ),
];

const zero = /(?<![a-z])(?:zero|sifir[a-z]*)(?![a-z])/;

/** A number in words: zero, the length of a run, or how many of a ranked list ("son üç kırılım"). */
export function findSpelledNumber(folded: string): Found<Quantity> | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(folded);
    const value = counts[match?.groups?.['count'] ?? ''];
    const place = match?.indices?.groups?.['count'];
    if (value !== undefined && place !== undefined)
      return { value: { kind: 'number', value }, start: place[0], end: place[1] };
  }
  const found = zero.exec(folded);
  return found === null ? undefined : toFound({ kind: 'number', value: 0 }, found);
}
