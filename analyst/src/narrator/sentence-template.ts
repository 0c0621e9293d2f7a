import {
  factValue,
  formatNumber,
  type Fact,
  type Interval,
  type Language,
  type NumberSpan,
  type Sentence,
} from '@vela/contracts';
import { caseEndingOf, caseEndings, type CaseEnding } from './tr/number-ending.ts';

/** What a sentence may speak of: facts by id, and names that are not facts ({$symbol}). */
export type Speech = {
  readonly language: Language;
  readonly interval: Interval | undefined;
  readonly facts: ReadonlyMap<string, Fact>;
  readonly names: Readonly<Record<string, string>>;
};

const placeholder = /\{([^}]+)\}/g;
const fields = /^(?<id>[\w.-]+)(?::(?<size>abs))?(?:~(?<ending>\w+))?(?:#(?<noun>[\w ]+))?$/;

/** Ids of the facts a template speaks of, in order of appearance. */
export function factIdsOf(template: string): string[] {
  return [...template.matchAll(placeholder)].flatMap(([, inner = '']) =>
    inner.startsWith('$') ? [] : [fields.exec(inner)?.groups?.['id'] ?? inner],
  );
}

/** What a placeholder becomes: the stretch bound to a fact, and what follows it unbound. */
type Spoken = { readonly bound: string; readonly loose: string; readonly factId?: string };

function toEnding(word: string | undefined): CaseEnding | undefined {
  return caseEndings.find((ending) => ending === word);
}

function looseTextOf(
  bound: string,
  groups: Readonly<Record<string, string>>,
  language: Language,
): string {
  const ending = toEnding(groups['ending']);
  const noun = groups['noun'];
  if (ending !== undefined) return caseEndingOf(bound, ending);
  if (noun === undefined) return '';
  return ` ${noun}${bound === formatNumber(1, 0, language) ? '' : 's'}`;
}

function speakFact(inner: string, { facts, language, interval }: Speech): Spoken | undefined {
  const groups = fields.exec(inner)?.groups ?? {};
  const fact = facts.get(groups['id'] ?? inner);
  if (fact === undefined) return undefined;
  const sized =
    groups['size'] === undefined || typeof fact.value === 'string'
      ? fact
      : { ...fact, value: Math.abs(fact.value) };
  const bound = factValue(sized, language, interval);
  return { bound, loose: looseTextOf(bound, groups, language), factId: fact.id };
}

function speakPlaceholder(inner: string, speech: Speech): Spoken | undefined {
  if (!inner.startsWith('$')) return speakFact(inner, speech);
  const name = speech.names[inner.slice(1)];
  return name === undefined ? undefined : { bound: '', loose: name };
}

/** Fills a template: the text, and which stretch of it speaks of which fact. Nothing when a fact or a name it needs is missing. */
export function speak(template: string, speech: Speech): Sentence | undefined {
  const spans: NumberSpan[] = [];
  let text = '';
  let read = 0;
  for (const match of template.matchAll(placeholder)) {
    const spoken = speakPlaceholder(match[1] ?? '', speech);
    if (spoken === undefined) return undefined;
    text += template.slice(read, match.index);
    read = match.index + match[0].length;
    const { bound, loose, factId } = spoken;
    if (factId !== undefined)
      spans.push({ start: text.length, end: text.length + bound.length, factId });
    text += bound + loose;
  }
  text += template.slice(read);
  return { text, spans, factIds: [...new Set(spans.map((span) => span.factId))] };
}
