import type { Fact, Language, Sentence } from '@vela/contracts';
import { addPreface, composePreface, type Composition } from '../answers/composition.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { ListSentence } from '../language/en/lists.ts';
import { fillTemplate, type Speech } from '../narrator/sentence-template.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { chooseListSentence, hasCondition } from './choose-list-sentence.ts';
import { toCountFacts, type FactRow } from './list-facts.ts';
import type { ListMaterial } from './list-material.ts';
import { joinSymbols, nameLists, toListNames, type Looked, type Told } from './list-names.ts';
import { toFactRows, toListTable } from './list-rows.ts';
import { listedMeasures } from './listed-measures.ts';

/** The facts of a list: of each instrument, and how many there are. */
function listFacts({ asked, all, looked }: Looked, rows: readonly FactRow[], language: Language) {
  const counts = toCountFacts({ asked, all, tried: looked.length, rows, language });
  return [...counts, ...rows.flatMap((row) => row.facts)];
}

function composeLooked(looked: Looked, told: Told): Composition {
  const { language } = told;
  const words = analystLanguages[language].lists;
  const rows = toFactRows(looked, told.interval);
  const { all, id } = looked;
  const facts = listFacts(looked, rows, language);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const main = byId.get(`list.1.${listedMeasures[id]?.values[0] ?? ''}`);
  const names = toListNames(looked, rows, told);
  const speech: Speech = {
    ...told,
    facts: new Map([...byId, ...(main === undefined ? [] : [['first.value', main] as const])]),
    names,
  };
  const tell = (key: ListSentence, more: Readonly<Record<string, string>> = {}): Sentence[] =>
    [fillTemplate(words.sentences[key], { ...speech, names: { ...names, ...more } })].flatMap(
      (sentence) => sentence ?? [],
    );
  const withFacts = rows.filter((row) => row.facts.length > 0);
  const simulated = withFacts.filter(({ listed }) => listed.source?.kind === 'simulated');
  const key = chooseListSentence(looked, rows);
  return {
    sentences: [
      ...tell(withFacts.length === 0 ? 'nothing.looked' : key),
      ...(simulated.length === 0 ? [] : tell('simulated', { symbols: joinSymbols(simulated) })),
      ...(withFacts.length < rows.length ? tell('missing') : []),
      ...(looked.looked.length < all ? tell('cut') : []),
      ...tell('unit'),
    ],
    facts,
    labels: [...Object.values(names), joinSymbols(simulated)].filter((name) => name !== ''),
    list: toListTable(looked, rows, told),
  };
}

/** Tells the measure of one instrument from its facts, by the names of the measure. */
type Tell = (symbol: string, facts: ReadonlyMap<string, Fact>) => readonly Sentence[];

/** Which of the instruments that a question names fulfil what it asks; nothing where all are asked of. */
function composeFound(looked: Looked, rows: readonly FactRow[], told: Told): readonly Sentence[] {
  if (!hasCondition(looked)) return [];
  const template =
    analystLanguages[told.language].lists.sentences[chooseListSentence(looked, rows)];
  const facts = new Map(listFacts(looked, rows, told.language).map((fact) => [fact.id, fact]));
  const names = toListNames(looked, rows, told);
  return [fillTemplate(template, { ...told, facts, names }) ?? []].flat();
}

/** What is told of the instruments named beside each other. */
export type NamedComposition = Composition & {
  /** Which of them fulfil what is asked; empty where nothing is. */
  readonly found: readonly Sentence[];
  /** Of the first nothing is told, where only others fulfil it. */
  readonly isFirstLeftOut: boolean;
};

/**
 * The same measure of the other instruments that a question names: what is said of each, or why it
 * has no figure, and the table of all.
 */
export function composeNamed(
  looked: Looked,
  told: Told & { readonly first: string },
  tell: Tell,
): NamedComposition {
  const { language, interval, first } = told;
  const { sentences, reasons } = analystLanguages[language].lists;
  const rows = toFactRows(looked, interval);
  const found = composeFound(looked, rows, told);
  const fulfilling = rows.filter(({ isFound }) => isFound);
  // Of those that do not fulfil it the table tells.
  const asked = found.length === 0 || fulfilling.length === 0 ? rows : fulfilling;
  const others = asked.filter(({ listed }) => listed.symbol !== first);
  const sayWithout = ({ symbol, reason }: FactRow['listed']): readonly Sentence[] => {
    const names = { symbol, reason: reason === undefined ? '' : reasons[reason] };
    const speech: Speech = { language, interval, facts: new Map<string, Fact>(), names };
    return [fillTemplate(sentences['beside.without'], speech) ?? []].flat();
  };
  return {
    sentences: others.flatMap(({ listed, facts }) => {
      const byName = listed.facts.flatMap(({ id }, at) => {
        const fact = facts[at];
        return fact === undefined ? [] : [[id, fact] as const];
      });
      return byName.length === 0 ? sayWithout(listed) : tell(listed.symbol, new Map(byName));
    }),
    found,
    isFirstLeftOut: !asked.some(({ listed }) => listed.symbol === first),
    facts:
      found.length === 0 ? rows.flatMap((row) => row.facts) : listFacts(looked, rows, language),
    labels: [
      ...rows.map(({ listed }) => listed.symbol),
      ...Object.values(reasons),
      ...Object.values(toListNames(looked, rows, told)).filter((name) => name !== ''),
    ],
    list: toListTable(looked, rows, told),
  };
}

/** Answers a question about the person's own lists: how many of how many and which, then the table. */
export function composeList(
  resolved: ResolvedRequest,
  material: ListMaterial | undefined,
): Composition {
  const { language } = resolved.understanding;
  const { interval } = resolved;
  const words = analystLanguages[language].lists;
  const base: Speech = { language, interval: undefined, facts: new Map<string, Fact>(), names: {} };
  const say = (
    names: Readonly<Record<string, string>>,
    ...keys: readonly ListSentence[]
  ): Composition => ({
    sentences: keys.flatMap((key) => fillTemplate(words.sentences[key], { ...base, names }) ?? []),
    facts: [],
    labels: Object.values(names),
  });
  const preface = composePreface(base, resolved, { hasChart: false });
  if (material?.kind === 'looked')
    return addPreface(preface, composeLooked(material, { language, interval }));
  if (material?.kind === 'empty') return say({}, 'empty', 'empty.next');
  if (material?.kind === 'unknown')
    return say(
      { name: material.name, lists: material.lists.map((name) => `“${name}”`).join(', ') },
      'unknown',
    );
  if (material?.kind === 'unclear')
    return say({ list: nameLists(material.lists, language) }, 'unclear', 'unclear.examples');
  return say({}, 'guest', 'guest.next');
}
