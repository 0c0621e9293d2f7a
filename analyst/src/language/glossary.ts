import type { GlossaryTerm } from '@vela/contracts';
import type { Words } from './words.ts';

/** A term: how questions call it, its name in an answer, and what it is. */
export type GlossaryEntry = {
  readonly asked: Words;
  readonly name: string;
  readonly definition: string;
};
export type Glossary = Readonly<Record<GlossaryTerm, GlossaryEntry>>;
/** The entries of one subject. */
export type GlossaryPart = Readonly<Partial<Glossary>>;

/** Whole questions for the meaning of a term, folded, each with its place as `<term>`. */
export type TermQuestions = {
  /** Only a meaning is asked for: "what does <term> mean". */
  readonly meaning: readonly string[];
  /** A meaning, or a figure of what is in view: "what is <term>". */
  readonly naming: readonly string[];
  /** Two are to be told apart, the second as `<other>`: "<term> or <other>". */
  readonly between: readonly string[];
  /** Words before and after such a question that change nothing. */
  readonly before: string;
  readonly after: string;
};
