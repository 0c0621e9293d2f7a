import type { Fact, Language, Sentence } from '@vela/contracts';
import type { Composition } from '../answers/composition.ts';
import { analystLanguages } from '../language/by-language.ts';
import { fillTemplate, type Speech } from '../narrator/sentence-template.ts';
import { chooseListSentence, hasCondition } from './choose-list-sentence.ts';
import { toCountFacts, type FactRow } from './list-facts.ts';
import { toListNames, type Looked, type Told } from './list-names.ts';
import { toFactRows, toListTable } from './list-rows.ts';

/** The facts of a list: of each instrument, and how many there are. */
export function listFacts(
  { asked, all, looked }: Looked,
  rows: readonly FactRow[],
  language: Language,
) {
  const counts = toCountFacts({ asked, all, tried: looked.length, rows, language });
  return [...counts, ...rows.flatMap((row) => row.facts)];
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
