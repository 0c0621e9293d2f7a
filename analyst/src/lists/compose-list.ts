import type { Fact, Sentence } from '@vela/contracts';
import { addPreface, composePreface, type Composition } from '../answers/composition.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { ListSentence } from '../language/en/lists.ts';
import { fillTemplate, type Speech } from '../narrator/sentence-template.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { chooseListSentence } from './choose-list-sentence.ts';
import { listFacts } from './compose-named.ts';
import type { ListMaterial } from './list-material.ts';
import { joinSymbols, nameLists, toListNames, type Looked, type Told } from './list-names.ts';
import { toFactRows, toListTable } from './list-rows.ts';
import { listedMeasures } from './listed-measures.ts';

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
