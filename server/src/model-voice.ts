import type { ModelAccess, ReadingMode } from '@vela/analyst';
import type { AnswerUsage } from '@vela/contracts';

/** The language model of an account, where the person agreed to one. */
export type ModelVoice = {
  /** Which questions it reads too. */
  readonly reading: ReadingMode;
  /** Undefined: the built-in narrator answers. */
  readonly findAccess: (userId: number) => Promise<ModelAccess | undefined>;
  /** Stores what an answer took of it. */
  readonly recordUsage: (
    usage: AnswerUsage,
    of: { readonly userId: number; readonly answerId: string },
  ) => Promise<void>;
};
