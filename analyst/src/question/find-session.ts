import type { Intent, QuestionPlan } from '@vela/contracts';
import type { TextRange } from './mask-text.ts';
import { listMatches } from './word-pattern.ts';

const names = [
  ['silver-bullet', /silver bullet/],
  ['lunch', /l(?:un|nu)ch|ogle arasi/],
  ['london-close', /lond(?:on|ra)\w* (?:close|kapanis)/],
  ['asia', /asia|asya|tokyo/],
  ['london', /london|londra/],
  ['new-york', /new ?york|(?<![a-z])ny(?![a-z])/],
] as const;

const over = /(?<![a-z])(?:over|closed?|ended|finished|done|bitti\w*|kapandi\w*|kapali)(?![a-z])/;

/** The one session that a folded question names; none where it names two. */
export function findSession(text: string): QuestionPlan['session'] {
  const found = names.filter(([, words]) => words.test(text)).map(([id]) => id);
  const [id, ...more] = found.filter((one) => one !== 'london' || !found.includes('london-close'));
  if (id === undefined || (more.length > 0 && id !== 'silver-bullet')) return undefined;
  return { id, ...(over.test(text) && id !== 'london-close' ? { isOver: true } : {}) };
}

/** They tell of sessions or hours by themselves. */
const ofSessions: ReadonlySet<string> = new Set(['session-range', 'hour-averages']);
const withoutSessions: ReadonlySet<Intent> = new Set(['killzone', 'concept', 'unknown', 'task']);
const anyName = new RegExp(
  String.raw`(?<![a-z])(?:${names.map(([, words]) => words.source).join('|')})\w*`,
  'g',
);

/** Where a folded question names sessions of which its answer tells nothing: "london sweeps". */
export function findUnusedSessions(
  text: string,
  { intent, measures = [], asksForDefinition }: QuestionPlan,
): readonly TextRange[] {
  const isTold = withoutSessions.has(intent) || measures.some(({ id }) => ofSessions.has(id));
  if (isTold || asksForDefinition === true) return [];
  return listMatches(text, anyName).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
