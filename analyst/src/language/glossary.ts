import type { Term } from '@vela/contracts';
import type { Words } from './question-lexicon.ts';

/** A term: how questions call it, its name in an answer, and what it is. */
export type GlossaryEntry = {
  readonly asked: Words;
  readonly name: string;
  readonly definition: string;
};
export type Glossary = Readonly<Record<Term, GlossaryEntry>>;
