import type { ListSentence } from './en/lists.ts';
import type { Words } from './words.ts';

/** Words of questions about the person's own lists, folded, and the sentences of their answers. */
export type ListWords = {
  /** What means an own list, with the words around it that ask to look there. */
  readonly mentions: Words;
  /** The same with the name of the list, as group `name`. */
  readonly named: Words;
  /** What ranks the instruments of a list by how far they moved; beside a percentage `up` and `down`. */
  readonly moves: Readonly<
    Record<'moved' | 'risen' | 'fallen' | 'volatile' | 'up' | 'down', Words>
  >;
  /** A trend of one direction. */
  readonly trends: Readonly<Record<'bullish' | 'bearish', Words>>;
  /** What asks for a structure that has just been confirmed. */
  readonly breaks: Words;
  /** How lists are named: on a chip, in a sentence one, several. */
  readonly ownLists: string;
  /** The instruments that a question names. */
  readonly typedList: string;
  readonly oneList: string;
  readonly someLists: string;
  /** What a structure is called where the question names no kind. */
  readonly anyZone: string;
  readonly anyEvent: string;
  readonly names: Readonly<Record<'counted' | 'asked', string>>;
  readonly reasons: Readonly<
    Record<
      'unavailable' | 'unknown' | 'few' | 'period' | 'simulated' | 'beside' | 'nothing',
      string
    >
  >;
  readonly sentences: Readonly<Record<ListSentence, string>>;
};
