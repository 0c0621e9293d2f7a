import {
  formatFactValue,
  type Fact,
  type Interval,
  type Language,
  type NumberSpan,
  type Sentence,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';

/** Values for a template: facts by id, and names that are not facts ({$symbol}). */
export type Speech = {
  readonly language: Language;
  readonly interval: Interval | undefined;
  readonly facts: ReadonlyMap<string, Fact>;
  readonly names: Readonly<Record<string, string>>;
};

const placeholder = /\{([^}]+)\}/g;
const fields = /^(?<id>[\w.-]+)(?::(?<size>abs))?(?:~(?<ending>\w+))?(?:#(?<noun>[\w ]+))?$/;

/** Returns the fact ids of a template, in order of appearance. */
export function findFactIds(template: string): string[] {
  return [...template.matchAll(placeholder)].flatMap(([, inner = '']) =>
    inner.startsWith('$') ? [] : [fields.exec(inner)?.groups?.['id'] ?? inner],
  );
}

/** A filled placeholder: the text bound to a fact, and the unbound text after it. */
type FilledPlaceholder = {
  readonly bound: string;
  readonly loose: string;
  readonly factId?: string;
};

function formatSuffix(
  bound: string,
  { ending, noun }: Readonly<Record<string, string | undefined>>,
  language: Language,
): string {
  const { addEnding, addNoun } = analystLanguages[language].rules;
  if (ending !== undefined) return addEnding(bound, ending);
  return noun === undefined ? '' : addNoun(bound, noun);
}

function fillFact(
  inner: string,
  { facts, language, interval }: Speech,
): FilledPlaceholder | undefined {
  const groups = fields.exec(inner)?.groups ?? {};
  const fact = facts.get(groups['id'] ?? inner);
  if (fact === undefined) return undefined;
  const sized =
    groups['size'] === undefined || typeof fact.value === 'string'
      ? fact
      : { ...fact, value: Math.abs(fact.value) };
  const bound = formatFactValue(sized, language, interval);
  return { bound, loose: formatSuffix(bound, groups, language), factId: fact.id };
}

function fillPlaceholder(inner: string, speech: Speech): FilledPlaceholder | undefined {
  if (!inner.startsWith('$')) return fillFact(inner, speech);
  const name = speech.names[inner.slice(1)];
  return name === undefined ? undefined : { bound: '', loose: name };
}

/** A template whose span begins and ends on the same day, with that day alone. */
function joinSameDay(template: string, { language, facts }: Speech): string {
  const { span, day } = analystLanguages[language].rules.oneDay;
  return template.replaceAll(span, (whole: string, id: string, at: number) => {
    const [from, to] = [facts.get(`${id}.from`), facts.get(`${id}.to`)];
    const isOneDay = from !== undefined && from.value === to?.value;
    const named = day.replace('$1', id);
    const written = at === 0 ? named.charAt(0).toUpperCase() + named.slice(1) : named;
    return isOneDay ? written : whole;
  });
}

/** Fills a template: text and the span of each fact; undefined if a fact or name is missing. */
export function fillTemplate(source: string, speech: Speech): Sentence | undefined {
  const template = joinSameDay(source, speech);
  const spans: NumberSpan[] = [];
  let text = '';
  let read = 0;
  for (const match of template.matchAll(placeholder)) {
    const spoken = fillPlaceholder(match[1] ?? '', speech);
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
