import type { NamedSession } from '@vela/contracts';
import type { Words } from './words.ts';

/** Trading sessions in one language. */
export type SessionWords = {
  /** How a question names them; those that hold another's words stand first. */
  readonly words: Readonly<Record<NamedSession, Words>>;
  /** After a name: "london | hours". */
  readonly after: Words;
  /** Asks whether one is over. */
  readonly over: Words;
  /** A period of which only one of them is looked at. */
  readonly narrow: (period: string, session: string) => string;
  /** What an answer calls them. */
  readonly names: Readonly<Record<NamedSession, string>>;
};
