import {
  languages,
  namedSessions,
  type Intent,
  type Interval,
  type MeasureRequest,
  type QuestionPlan,
} from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';
import type { MaskedText, TextRange } from './mask-text.ts';

const lexicons = languages.map((language) => analystLanguages[language].sessions);
const join = (words: readonly string[]): string => words.filter((one) => one !== '').join('|');

// A name may have an ending: "londra'da", "asyada".
const names = namedSessions.map((id) => ({
  id,
  words: new RegExp(
    `(?<![a-z])(?:${join(lexicons.flatMap(({ words }) => words[id]))})${id === 'new-york' ? '(?![a-z])' : ''}`,
  ),
}));
const over = new RegExp(`(?<![a-z])(?:${join(lexicons.flatMap((one) => one.over))})(?![a-z])`);

/** The one session that a folded question names; none where it names two. */
export function findSession(text: string): QuestionPlan['session'] {
  const found = names.filter(({ words }) => words.test(text)).map(({ id }) => id);
  const named = found.filter((one) => one !== 'london' || !found.includes('london-close'));
  const id = named.includes('silver-bullet') ? 'silver-bullet' : named[0];
  if (id === undefined || (named.length > 1 && id !== 'silver-bullet')) return undefined;
  return { id, ...(over.test(text) && id !== 'london-close' ? { isOver: true } : {}) };
}

/** Of these only those of a session can be told. */
const narrowed: ReadonlySet<string> = new Set<MeasureId>([
  'events',
  'event-count',
  'patterns',
  'divergences',
  'first-since',
]);
/** Candles longer than an hour lie in no session. */
const shortIntervals: ReadonlySet<string> = new Set(['1m', '5m', '15m', '30m', '1h']);

/** The session by which words narrow a measure: "sweeps in the london session". */
export function readSession(
  id: string,
  text: string,
  intervals: readonly Interval[],
): Pick<MeasureRequest, 'session'> {
  const isShort = intervals.every((interval) => shortIntervals.has(interval));
  const session = narrowed.has(id) && isShort ? findSession(text) : undefined;
  return session === undefined ? {} : { session: session.id };
}

/** They tell of sessions or hours by themselves. */
const ofSessions: ReadonlySet<string> = new Set(['session-range', 'hour-averages']);
const withoutSessions: ReadonlySet<Intent> = new Set(['killzone', 'concept', 'unknown']);
const anyName = new RegExp(
  `(?:${names.map(({ words }) => words.source).join('|')})(?:'?\\w+)?` +
    `(?: (?:${join(lexicons.flatMap(({ after }) => after))})(?![a-z]))?`,
  'g',
);

/** Where a folded text names sessions. */
export function findSessionPlaces(text: string): TextRange[] {
  return [...text.matchAll(anyName)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Covers the names of sessions, where a measure is narrowed by one. */
export function coverSession(
  { text, mask }: { readonly text: string; readonly mask: MaskedText },
  { measures = [] }: QuestionPlan,
): void {
  if (measures.some(({ session }) => session !== undefined))
    for (const place of findSessionPlaces(text)) mask.cover(place);
}

/** Where a folded question names sessions of which its answer tells nothing: "london volume". */
export function findUnusedSessions(
  text: string,
  { intent, measures = [], asksForDefinition }: QuestionPlan,
): readonly TextRange[] {
  const isTold =
    withoutSessions.has(intent) ||
    measures.some(({ id, session }) => session !== undefined || ofSessions.has(id));
  return isTold || asksForDefinition === true ? [] : findSessionPlaces(text);
}
