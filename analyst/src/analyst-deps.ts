import type { GatherDeps } from './gather-deps.ts';
import type { WithheldSentence } from './guard/guard-context.ts';
import type { Narrator } from './narrator/narrator.ts';

/** Dependencies that the server injects into the analyst. */
export type AnalystDeps = GatherDeps & {
  readonly narrator: Narrator;
  /** Called for every sentence the guard withheld, for logging. */
  readonly onWithheld?: (withheld: WithheldSentence) => void;
};
