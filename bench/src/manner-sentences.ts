import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fact, Language } from '@vela/contracts';
import { writeRounded } from './write-rounded.ts';
import { isAsSaid, linePattern } from './written-sentences.ts';

type MannerSentences = {
  readonly right: readonly string[];
  /** The same with another value, and with that of another fact. */
  readonly wrong: readonly { readonly kind: string; readonly text: string }[];
};

const folder = path.resolve(import.meta.dirname, '../numbers');
const bound = /\[\[([^\]]+)\]\]/g;
const rounded = /<([\w.-]+):([\w%]+)>/g;

const changeValue = (fact: Fact): Fact =>
  typeof fact.value !== 'number'
    ? fact
    : { ...fact, value: fact.unit === 'time' ? fact.value + 9 * 86_400_000 : fact.value * 1.23 };

/** Another fact of the same unit whose value is far from this one's. */
const findOther = (fact: Fact, facts: readonly Fact[]): Fact | undefined =>
  facts.find(
    ({ id, unit, value }) =>
      id !== fact.id &&
      unit === fact.unit &&
      Math.abs(Number(value) / Number(fact.value) - 1) > 0.03,
  );

/** A line of the set with the facts it is about. */
type Told = { readonly text: string; readonly byId: ReadonlyMap<string, Fact> };
type Change = (fact: Fact, at: number) => Fact | undefined;

/** The line with its rounded numbers written; undefined where one cannot be. */
function writeLine({ text, byId }: Told, language: Language, change: Change): string | undefined {
  const parts = text.split(rounded);
  const written = parts.map((part, at) => {
    // Of a split by two groups every third part is text, then come id and form.
    if (at % 3 === 0) return part;
    if (at % 3 === 2) return '';
    const fact = byId.get(part);
    const own = fact === undefined ? undefined : change(fact, (at - 1) / 3);
    return own === undefined ? undefined : writeRounded(own, parts[at + 1] ?? '', language);
  });
  return written.includes(undefined) ? undefined : written.join('');
}

/** The line with one of its rounded numbers wrong, each in turn. */
function plantInLine(told: Told, language: Language, facts: readonly Fact[]) {
  const asIs = writeLine(told, language, (fact) => fact);
  const changes = [
    { kind: 'changed', change: changeValue },
    { kind: 'exchanged', change: (fact: Fact) => findOther(fact, facts) },
  ];
  return [...told.text.matchAll(rounded)].flatMap((_match, place) =>
    changes.flatMap(({ kind, change }) => {
      const text = writeLine(told, language, (fact, at) => (at === place ? change(fact) : fact));
      return text === undefined || text === asIs ? [] : [{ kind, text }];
    }),
  );
}

/**
 * The sentences of `bench/numbers/manner-<language>.txt` that can be said of these facts, with
 * numbers rounded as a model rounds them ("<id:form>"), and each with one rounded number wrong.
 */
export function tellInManner(
  facts: readonly Fact[],
  { language, name }: { readonly language: Language; readonly name: string },
): MannerSentences {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const lines = readFileSync(path.join(folder, `manner-${language}.txt`), 'utf8').split('\n');
  const told = lines.flatMap((line) => {
    const { direction, text = '' } = linePattern.exec(line)?.groups ?? {};
    const ids = [...text.matchAll(bound), ...text.matchAll(rounded)].map(([, id = '']) => id);
    const used = ids.flatMap((id) => byId.get(id) ?? []);
    const isTrue = text !== '' && used.length === ids.length && isAsSaid(direction, used);
    return isTrue ? [{ text: text.replaceAll('@name', name), byId }] : [];
  });
  return {
    right: told.flatMap((one) => writeLine(one, language, (fact) => fact) ?? []),
    wrong: told.flatMap((one) => plantInLine(one, language, facts)),
  };
}
