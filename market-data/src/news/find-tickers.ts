import type { TickerEvidence } from '@vela/contracts';
import { toWords, type TextWord } from '../instruments/text-words.ts';
import { findStems } from '../instruments/turkish-endings.ts';
import { findByName, isIstanbulCode, isKnownCode, type NamedSymbol } from './name-index.ts';

const maxNameWords = 4;
const minStem = 4;

/** Words beside a name that is a word of every day too, by which the company is meant. */
const companySigns =
  /\b(?:shares?|stocks?|inc|corp|ceo|cfo|earnings|profits?|revenues?|sales|quarterly|iphones?|ipads?|macs?|app store|stores?|retailers?|retail|nasdaq|nyse|antitrust|suppliers?|shareholders?|investors?|dividend|buyback|facebook|instagram|cards?|payments?|pay|crypto|token|coin|plants?|companies|factor(?:y|ies)|employees|workers|staff|customers|merger|ipo|unveils?|offerings?|recalls?|outlook|hisse\w*|fabrika\w*|calisan\w*|musteri\w*|bilanco\w*|kar|gelir\w*|ceo'?su|magaza\w*|kart\w*)\b/;

/** Codes that are written as codes: `$AAPL`, `(NASDAQ: AAPL)`, and those of Borsa Istanbul. */
function findCodes(title: string): TickerEvidence[] {
  const isShouted = title === title.toUpperCase();
  const marked = [
    ...title.matchAll(/\$([A-Z]{1,5}(?:\.[AB])?)(?![A-Za-z\d])/g),
    ...title.matchAll(/\((?:NASDAQ|NYSE|NYSEAMERICAN|BIST|AMEX)\s*:\s*([A-Z]{1,6}(?:\.[AB])?)\)/gi),
  ];
  const bare = isShouted ? [] : [...title.matchAll(/(?<![A-Za-z\d$])([A-Z]{5})(?![A-Za-z\d])/g)];
  return [
    ...marked.filter(([, code = '']) => isKnownCode(code)),
    ...bare.filter(([, code = '']) => isIstanbulCode(code)),
  ].map(([words, symbol = '']) => ({ symbol, by: 'code', words }));
}

const isCapital = ({ original }: TextWord): boolean => /^[\p{Lu}\d]/u.test(original);

/** The folded words from a place as a name, the last also without its Turkish ending. */
function listKeys(words: readonly TextWord[]): string[] {
  const folded = words.map(({ folded: word }) => word);
  const last = folded.at(-1) ?? '';
  const stems = findStems(last, minStem);
  return [last, ...stems].map((end) => [...folded.slice(0, -1), end].join(' '));
}

function findNameAt(
  words: readonly TextWord[],
  place: number,
): { readonly length: number; readonly found: NamedSymbol } | undefined {
  for (let length = Math.min(maxNameWords, words.length - place); length > 0; length -= 1) {
    const part = words.slice(place, place + length);
    if (!part.every(isCapital)) continue;
    for (const key of listKeys(part)) {
      const found = findByName(key);
      if (found !== undefined) return { length, found };
    }
  }
  return undefined;
}

function findNames(title: string): TickerEvidence[] {
  const words = toWords(title);
  const hasSign = companySigns.test(words.map(({ folded }) => folded).join(' '));
  const evidence: TickerEvidence[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const named = findNameAt(words, place);
    if (named === undefined) continue;
    const [first, last] = [words[place], words[place + named.length - 1]];
    place += named.length - 1;
    if (first === undefined || last === undefined) continue;
    if (named.found.needsSign && !hasSign) continue;
    const quoted = title.slice(first.start, last.end);
    evidence.push({ symbol: named.found.symbol, by: 'name', words: quoted });
  }
  return evidence;
}

/**
 * The companies and coins of a headline with the words that gave them; never a bare word of one to
 * three letters, and a name that is a word of every day only beside a word of companies.
 */
export function findTickers(title: string): TickerEvidence[] {
  const found = [...findCodes(title), ...findNames(title)];
  return [...new Map(found.toReversed().map((one) => [one.symbol, one])).values()].toReversed();
}
