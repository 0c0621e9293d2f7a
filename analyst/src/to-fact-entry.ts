import type { Fact } from '@vela/contracts';

/** A fact by its id, for a map. One function, so that V8 keeps what it compiled of it. */
export const toFactEntry = (fact: Fact): [string, Fact] => [fact.id, fact];
