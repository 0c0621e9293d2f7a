import {
  getConceptName,
  getFactWord,
  getIntervalName,
  getMeasureWords,
  type Interval,
  type Language,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { FactRow } from './list-facts.ts';
import type { ListMaterial } from './list-material.ts';

export type Looked = Extract<ListMaterial, { kind: 'looked' }>;
export type Told = { readonly language: Language; readonly interval: Interval };

/** Instruments that a sentence names; the table has all. */
const mostNamed = 12;

/** The lists as a sentence names them; without one, the instruments named in the question. */
export function nameLists(lists: readonly string[], language: Language): string {
  const { oneList, someLists, typedList } = analystLanguages[language].lists;
  const [first] = lists;
  if (first === undefined) return typedList;
  return lists.length === 1
    ? oneList.replace('{$name}', first)
    : someLists.replace('{$name}', lists.map((name) => `“${name}”`).join(', '));
}

/** What was asked for, in words: "untouched bullish fair value gap". */
function nameKind({ id, asked }: Looked, language: Language): string {
  const { lists, filterNames } = analystLanguages[language];
  const { state, direction, side, concept, labels = [] } = asked;
  if (id === 'average-cross') return direction === undefined ? '' : filterNames[direction];
  if (labels.length > 0) return labels.map((label) => getFactWord(label, language)).join(', ');
  const any = id === 'zone-list' ? lists.anyZone : lists.anyEvent;
  const filters = [state, direction, id === 'zone-list' ? side : undefined];
  const own =
    id === 'divergences' ? 'divergence' : id === 'patterns' ? 'candlestick-pattern' : concept;
  const name = own === undefined ? any : getConceptName(own, language);
  return [...filters.flatMap((word) => (word === undefined ? [] : filterNames[word])), name].join(
    ' ',
  );
}

const findValue = (rows: readonly FactRow[], name: string): string =>
  String(rows.flatMap(({ facts }) => facts).find(({ id }) => id.endsWith(`.${name}`))?.value ?? '');

/** The symbols of rows as a sentence names them. */
export const joinSymbols = (rows: readonly FactRow[]): string => {
  const named = rows.slice(0, mostNamed).map(({ listed }) => listed.symbol);
  return [...named, ...(rows.length > mostNamed ? ['…'] : [])].join(', ');
};

/** What the sentences about a list name. */
export function toListNames(
  looked: Looked,
  rows: readonly FactRow[],
  { language, interval }: Told,
) {
  const { formatPeriod } = analystLanguages[language];
  const found = rows.filter(({ isFound }) => isFound);
  return {
    list: nameLists(looked.lists, language),
    interval: getIntervalName(interval, language),
    kind: nameKind(looked, language),
    measure:
      looked.id === 'indicator-at'
        ? findValue(rows, 'name')
        : (getMeasureWords(looked.id, language)?.name ?? looked.id),
    average: findValue(rows, '1.average'),
    indicator: findValue(rows, 'name'),
    period: looked.period === undefined ? '' : formatPeriod(looked.period),
    first: found[0]?.listed.symbol ?? '',
    symbols: joinSymbols(found),
  };
}
