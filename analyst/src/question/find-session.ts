import type { QuestionPlan } from '@vela/contracts';

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
