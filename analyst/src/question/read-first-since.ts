import type { MeasureRequest, Period } from '@vela/contracts';
import { readOwnWords } from './read-own-words.ts';

const high = '(?:highs?|tops?|peaks?|ath|record)';
const low = '(?:lows?|bottoms?|troughs?|atl)';
const ahead =
  '(?:after|since|following|post|past) (?:(?:the|its|that|this|last|latest|their|all ?time) ){0,3}';
const behind = "(?:'?\\w*)(?: \\S+)? (?:sonra\\w*|beri|itibaren|bu yana|ardindan)";
const patterns = {
  high: new RegExp(`(?<![a-z])(?:${ahead}${high}|(?:tepe|zirve|rekor|ath)\\w*${behind})(?![a-z])`),
  low: new RegExp(`(?<![a-z])(?:${ahead}${low}|(?:dip|dib)\\w*${behind})(?![a-z])`),
} as const;

type Shared = Omit<MeasureRequest, 'id'>;
type After = Pick<MeasureRequest, 'after'> & { readonly rest: string };

/** The high or the low that "after" or "sonra" names, and the text without it. */
function findAfter(text: string): After {
  const [isHigh, isLow] = [patterns.high.test(text), patterns.low.test(text)];
  if (isHigh === isLow) return { rest: text };
  const after = isHigh ? 'high' : 'low';
  return { after, rest: text.replace(patterns[after], ' ') };
}

/**
 * What a question for the first says: the high or low it follows ("the september high" is one of
 * September: before the end of its period), the side or direction, and what measures share.
 */
export function readFirstSince(
  text: string,
  { period, shared }: { readonly period: Period | undefined; readonly shared: Shared },
): Shared {
  const { after, rest } = findAfter(text);
  const own = readOwnWords('first-since', rest);
  const { order: _, ...others } = shared;
  if (after === undefined) return { ...own, ...others };
  // The high itself is no event that is asked about.
  const { concept, ...unnamed } = others;
  const end = period?.kind === 'range' ? period.to : undefined;
  return {
    ...own,
    ...(concept === 'swing' ? unnamed : others),
    after,
    ...(end === undefined ? {} : { time: end }),
  };
}

/** The period without its end, where what follows a high or low in it is asked about. */
export function openPeriod(
  period: Period | undefined,
  asked: readonly MeasureRequest[],
): Period | undefined {
  const isOpen = period?.kind === 'range' && asked.some(({ after }) => after !== undefined);
  return isOpen ? { kind: 'range', from: period.from } : period;
}
