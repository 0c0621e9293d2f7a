import type { Concept } from '@vela/contracts';

/**
 * Everyday words for structures in a question that asks how often they held, as patterns over folded
 * text: in any other question they are too loose to name one.
 */
export type CountedStructures = Readonly<Partial<Record<Concept, string>>>;
