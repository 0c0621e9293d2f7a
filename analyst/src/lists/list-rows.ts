import {
  getMeasureFactName,
  type Interval,
  type Language,
  type ListRow,
  type ListTable,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { toRowFacts, type FactRow } from './list-facts.ts';
import { listedMeasures, type ReadValue } from './listed-measures.ts';
import type { ListedInstrument } from './list-material.ts';
import type { Looked } from './list-names.ts';

const toReader =
  ({ facts }: ListedInstrument, id: string): ReadValue =>
  (name) =>
    facts.find((fact) => fact.id === `measure.${id}.${name}`)?.value;

// A difference of two infinite places is no number.
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/** The instruments in the order shown: those asked for, the others, and those without a figure. */
export function toFactRows({ id, asked, period, looked }: Looked, interval: Interval): FactRow[] {
  const measure = listedMeasures[id];
  if (measure === undefined) return [];
  const rated = looked.map((listed) => {
    const read = toReader(listed, id);
    const isTold = listed.facts.length > 0;
    const isFound = isTold && (measure.isFound?.(read, asked, period !== undefined) ?? true);
    return {
      listed,
      isFound,
      place: isTold ? (isFound ? 0 : 1) : 2,
      order: measure.order(read, asked),
    };
  });
  return rated
    .toSorted((a, b) => a.place - b.place || compare(a.order, b.order))
    .map(({ listed, isFound }, index) => ({
      listed,
      isFound,
      facts: toRowFacts(listed, { id, rank: index + 1, interval }),
    }));
}

function toSource({ source }: ListedInstrument): Pick<ListRow, 'source'> {
  if (source === undefined) return {};
  const { kind, vendor, delay, asOf } = source;
  return { source: { kind, vendor, asOf, ...(delay === undefined ? {} : { delay }) } };
}

/** The table below the answer: a row for each instrument, its values as ids of facts. */
export function toListTable(
  { id }: Looked,
  rows: readonly FactRow[],
  { interval, language }: { readonly interval: Interval; readonly language: Language },
): ListTable {
  const values = listedMeasures[id]?.values ?? [];
  const { reasons } = analystLanguages[language].lists;
  return {
    interval,
    columns: values.map((name) =>
      getMeasureFactName(`measure.${id}.${name.replace(/^\d+\./, '')}`, language),
    ),
    rows: rows.map(({ listed, facts, isFound }, index) => {
      const known = new Set(facts.map((fact) => fact.id));
      const { symbol, instrument, reason } = listed;
      return {
        symbol,
        name: instrument?.name[language] ?? symbol,
        isFound,
        values: values.map((name) => {
          const factId = `list.${index + 1}.${name}`;
          return known.has(factId) ? factId : '';
        }),
        ...toSource(listed),
        ...(reason === undefined ? {} : { reason: reasons[reason] }),
      };
    }),
  };
}
