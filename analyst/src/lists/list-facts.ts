import type { Fact, Interval, Language, MeasureRequest } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { recentCandles } from './listed-measures.ts';
import type { ListedInstrument } from './list-material.ts';

/** An instrument with its facts under the names of its row: `list.2.1.top`. */
export type FactRow = {
  readonly listed: ListedInstrument;
  readonly facts: readonly Fact[];
  readonly isFound: boolean;
};

/** The facts of an instrument as those of a row, each with the series it was read from. */
export function toRowFacts(
  { instrument, facts }: ListedInstrument,
  {
    id,
    rank,
    interval,
  }: { readonly id: string; readonly rank: number; readonly interval: Interval },
): Fact[] {
  return facts.map((fact) => ({
    ...fact,
    id: fact.id.replace(`measure.${id}.`, `list.${rank}.`),
    refs: [],
    ...(fact.source.kind === 'candles' && instrument !== undefined
      ? { source: { ...fact.source, symbol: instrument.symbol, interval } }
      : {}),
  }));
}

type Counted = {
  readonly asked: MeasureRequest;
  readonly all: number;
  readonly tried: number;
  readonly rows: readonly FactRow[];
  readonly language: Language;
};

/** How many decimals a typed number has. */
const countDecimals = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** The counts of a list, each with the facts it was counted from, and what was asked for. */
export function toCountFacts({ asked, all, tried, rows, language }: Counted): Fact[] {
  const { names } = analystLanguages[language].lists;
  const told = rows.filter(({ facts }) => facts.length > 0);
  const counted = told.flatMap(({ facts }) => facts[0]?.id ?? []);
  const shared = {
    kind: 'list',
    label: 'list',
    asOf: Math.max(0, ...told.map(({ listed }) => listed.source?.asOf ?? 0)),
    method: 'watchlist@1',
    refs: [],
  };
  const count = (name: string, value: number): Fact => ({
    ...shared,
    id: `list.${name}`,
    name: names.counted,
    value,
    unit: 'count',
    decimals: 0,
    source: { kind: 'computation', factIds: counted },
  });
  const typed = (name: string, value: number | undefined, unit: 'ratio' | 'percent'): Fact[] =>
    value === undefined
      ? []
      : [
          {
            ...shared,
            id: `list.${name}`,
            name: names.asked,
            value,
            unit,
            decimals: countDecimals(value),
            source: { kind: 'input', field: 'message' },
          },
        ];
  return [
    count('all', all),
    count('tried', tried),
    count('looked', told.length),
    count('missing', rows.length - told.length),
    count('found', told.filter(({ isFound }) => isFound).length),
    count('recent', recentCandles),
    ...typed('level', asked.level, 'ratio'),
    ...typed('percent', asked.percent, 'percent'),
  ];
}
