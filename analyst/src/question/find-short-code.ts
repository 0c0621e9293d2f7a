import { foldText } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { findInterval } from './find-interval.ts';
import { isKnownWord } from './known-words.ts';
import type { TextMention } from './resolve-several.ts';
import { joinWords } from './word-pattern.ts';

const code = "\\$?(?<code>[a-z]{1,2})(?:'[a-z]+)?(?![a-z0-9'&./-])(?<after>.*)$";
const afterAnalyse = new RegExp(
  `(?<![a-z])${joinWords(({ beforeCode }) => beforeCode)} +${code}`,
  'ds',
);
const atStart = new RegExp(`^\\s*${code}`, 'ds');

/** Whether the text after a code has only an interval and known words. */
function isBare(after: string): boolean {
  const interval = findInterval(after);
  const rest =
    interval === undefined ? after : after.slice(0, interval.start) + after.slice(interval.end);
  return (rest.match(/[a-z0-9]+/g) ?? []).every(isKnownWord);
}

type Typed = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isBare: boolean;
};

function readCode(pattern: RegExp, text: string): Typed | undefined {
  const match = pattern.exec(foldText(text));
  const place = match?.indices?.groups?.['code'];
  if (match === null || place === undefined) return undefined;
  const [start, end] = place;
  const typed = text.slice(start, end);
  if (isKnownWord(foldText(typed)) || findInterval(foldText(typed)) !== undefined) return undefined;
  return { start, end, text: typed, isBare: isBare(match.groups?.['after'] ?? '') };
}

/** Capitals in a message with lower-case letters mark a code. */
function isInCapitals(typed: string, text: string): boolean {
  return /^[A-Z]+$/.test(typed) && /[a-z]/.test(text);
}

function findAfterAnalyse(text: string, catalogue: InstrumentCatalogue): TextMention | undefined {
  const typed = readCode(afterAnalyse, text);
  if (typed === undefined) return undefined;
  const match = catalogue.resolve(typed.text);
  const isMeant = typed.isBare || (match.kind === 'found' && isInCapitals(typed.text, text));
  return isMeant ? { start: typed.start, end: typed.end, match } : undefined;
}

function findAlone(text: string, catalogue: InstrumentCatalogue): TextMention | undefined {
  const typed = readCode(atStart, text);
  if (typed?.isBare !== true) return undefined;
  const match = catalogue.resolve(typed.text);
  return match.kind === 'found' ? { start: typed.start, end: typed.end, match } : undefined;
}

/**
 * Finds a code of one or two letters, too short for other positions: after an analysis request
 * ("analyze C"; an unknown one is returned), or alone or with an interval ("F 1d").
 */
export function findShortCode(
  text: string,
  catalogue: InstrumentCatalogue,
): TextMention | undefined {
  return findAfterAnalyse(text, catalogue) ?? findAlone(text, catalogue);
}
