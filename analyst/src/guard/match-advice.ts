import type { AdviceWords } from '../language/advice-words.ts';

type Matcher = (text: string) => string | undefined;
type Found = { readonly text: string; readonly end: number };

const alternativesEach = 4;

const trim = (text: string): string => text.replace(/^["“”(\s]+|[\s.:;!?,"“”()]+$/g, '');

/** The alternatives of a pattern: it is cut at each "|" outside of parentheses and classes. */
function listAlternatives(source: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of source.matchAll(/\\.|[^\\]/gs)) {
    if (piece === '(' || piece === '[') depth += 1;
    if (piece === ')' || piece === ']') depth -= 1;
    if (piece === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${piece}`);
  }
  return parts;
}

/** One pattern of all; those that begin at a word are tried at the beginnings of words only. */
function toUnion(sources: readonly string[], flags = ''): RegExp {
  const all = sources.flatMap(listAlternatives);
  const words = all.filter((one) => one.startsWith('\\b')).map((one) => one.slice(2));
  const others = all.filter((one) => !one.startsWith('\\b'));
  const union = [...(words.length === 0 ? [] : [`\\b(?:${words.join('|')})`]), ...others];
  return new RegExp(union.length === 0 ? '(?!)' : union.join('|'), flags);
}

/**
 * Patterns of a few alternatives each. One pattern of all takes three times as long to compile, which
 * the first sentence of a process waits for, and is no faster by what a person can notice.
 */
function toUnions(sources: readonly string[], flags = ''): readonly RegExp[] {
  const all = sources.flatMap(listAlternatives);
  const count = Math.ceil(all.length / alternativesEach);
  return Array.from({ length: count }, (_, index) =>
    toUnion(all.slice(index * alternativesEach, (index + 1) * alternativesEach), flags),
  );
}

/** The first match in the text, as one pattern of all would find it. */
function find(patterns: readonly RegExp[], text: string): Found | undefined {
  let first: RegExpExecArray | undefined;
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    const match = pattern.exec(text);
    if (match !== null && (first === undefined || match.index < first.index)) first = match;
  }
  return first === undefined ? undefined : { text: first[0], end: first.index + first[0].length };
}

const isStart = (source: string): boolean => source.startsWith('^');

/** Patterns by where they have to be looked for, since each look at a position costs. */
function createFinder(sources: readonly string[]) {
  const starts = toUnions(sources.filter(isStart), 'y');
  const ends = toUnions(sources.filter((source) => !isStart(source) && source.includes('$')));
  const anywhere = toUnions(sources.filter((source) => !isStart(source) && !source.includes('$')));
  return {
    findInWhole: (text: string): Found | undefined => find(anywhere, text),
    findInClause: (text: string): Found | undefined => find(starts, text) ?? find(ends, text),
  };
}

/** Finds the advice of a folded text by the patterns of a language; undefined where there is none. */
export function createAdviceMatcher(words: AdviceWords): Matcher {
  const fieldTerms = new RegExp(`(?<![a-z])(?:${words.fieldTerms.join('|')})(?![a-z])`, 'g');
  const refusals = toUnion(words.refusals);
  const patterns = createFinder(words.patterns);
  const ordinary = createFinder(words.ordinary);
  const objects = new RegExp(`(?<![a-z])(?:${words.objects ?? ''})(?![a-z])`);
  const screen = new RegExp(`(?<![a-z])(?:${words.screen})(?![a-z])`);
  const fillers = new RegExp(`^${words.fillers}`);
  const statements = new RegExp(`(?<=[;!?])\\s*|(?<=\\.)\\s+| (?=${words.turns})`);
  const clauses = new RegExp(`(?<=[.:;!?,"“”()])\\s*|\\s+[–—]\\s+| (?=${words.breaks})`);

  /** What an ordinary verb says counts unless it is about the screen, or about nothing traded. */
  function isTrade(clause: string, { end }: Found): boolean {
    if (screen.test(clause.slice(0, Math.max(40, end + 14)))) return false;
    return words.objects === undefined || clause.split(' ').length <= 3 || objects.test(clause);
  }

  function matchStatement(statement: string): string | undefined {
    const masked = statement.replace(fieldTerms, (term) => '_'.repeat(term.length));
    const split = masked.split(clauses).map(trim);
    const parts = new Set([masked, ...split].flatMap((part) => [part, part.replace(fillers, '')]));
    const sure = patterns.findInWhole(masked)?.text;
    if (sure !== undefined) return sure;
    for (const part of parts) {
      const found = patterns.findInClause(part)?.text;
      if (found !== undefined) return found;
      const usual = ordinary.findInClause(part);
      if (usual !== undefined && isTrade(part, usual)) return usual.text;
    }
    if (ordinary.findInWhole(masked) === undefined) return undefined;
    return [...parts].find((part) => {
      const usual = ordinary.findInWhole(part);
      return usual !== undefined && isTrade(part, usual);
    });
  }

  return (text) => {
    for (const statement of text.split(statements)) {
      const whole = trim(statement);
      const found = whole === '' ? undefined : matchStatement(whole);
      if (found !== undefined && !refusals.test(whole)) return found;
    }
    return undefined;
  };
}
