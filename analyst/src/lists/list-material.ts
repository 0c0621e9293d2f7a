import type { Fact, Instrument, MeasureRequest, Period, SeriesSource } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import type { OwnList } from '../answer-part.ts';
import { toListKey } from './find-list-mention.ts';
import type { ListWords } from '../language/list-words.ts';

export type Reason = keyof ListWords['reasons'];

/** An instrument of a list: its facts, or why it has none. */
export type ListedInstrument = {
  readonly symbol: string;
  readonly instrument: Instrument | undefined;
  readonly source: SeriesSource | undefined;
  readonly facts: readonly Fact[];
  readonly reason?: Reason;
};

/** What an answer about the person's lists is made from. */
export type ListMaterial =
  | { readonly kind: 'guest' | 'empty' }
  | { readonly kind: 'unknown'; readonly name: string; readonly lists: readonly string[] }
  | { readonly kind: 'unclear'; readonly lists: readonly string[] }
  | {
      readonly kind: 'looked';
      readonly lists: readonly string[];
      readonly id: MeasureId;
      readonly asked: MeasureRequest;
      readonly period: Period | undefined;
      /** All instruments of the lists, each once. */
      readonly all: number;
      readonly looked: readonly ListedInstrument[];
    };

type NoList = Exclude<ListMaterial, { kind: 'looked' | 'unclear' }>;

/** The lists that are asked about and their instruments, each once: the one named, else all. */
export function chooseLists(
  lists: readonly OwnList[] | undefined,
  name: string | undefined,
): NoList | { readonly kind: 'chosen'; readonly lists: string[]; readonly symbols: string[] } {
  if (lists === undefined) return { kind: 'guest' };
  const filled = lists.filter(({ symbols }) => symbols.length > 0);
  if (filled.length === 0) return { kind: 'empty' };
  const isNamed = (one: OwnList): boolean =>
    name === undefined || toListKey(one.name) === toListKey(name);
  const chosen = filled.filter(isNamed);
  if (chosen.length === 0)
    return { kind: 'unknown', name: name ?? '', lists: filled.map((one) => one.name) };
  const symbols = [...new Set(chosen.flatMap((list) => list.symbols))];
  return { kind: 'chosen', lists: chosen.map((one) => one.name), symbols };
}
