import type { ErrorCode, Fact, KeyFact, LevelRow, ListTable, Sentence } from '@vela/contracts';
import type { Material } from '../answers/material.ts';
import type { ResolvedRequest } from '../resolve-request.ts';

/** What a narrator says: its sentences, and what the guard checks them against. */
export type Narration = {
  /** In the order in which they are shown; each is checked before it is. */
  readonly sentences: Iterable<Sentence> | AsyncIterable<Sentence>;
  readonly facts: readonly Fact[];
  /** Names that may hold digits or words which the guard would reject. */
  readonly labels: readonly string[];
  /** The facts to be seen at a glance, shown after the first sentence. */
  readonly keyFacts?: readonly KeyFact[];
  /** The levels next to price, shown after the sentences about levels. */
  readonly levels?: readonly LevelRow[];
  /** The instruments of the person's lists, shown after the last sentence. */
  readonly list?: ListTable;
  /** Where something failed: the code of the error that is shown beside the sentences. */
  readonly notice?: ErrorCode;
};

/** Turns a request and its facts into sentences. It never computes and never chooses what is asked. */
export type Narrator = {
  /** Shown as the author of its answers. */
  readonly name: string;
  readonly narrate: (request: ResolvedRequest, material: Material) => Narration;
};
