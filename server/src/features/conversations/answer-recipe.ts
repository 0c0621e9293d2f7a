import type { AnalysisRequest } from '@vela/contracts';
import type { AnalysisRecipe } from '../../db/analysis-recipe.ts';
import { readEngineVersion } from '../../engine-version.ts';

/** Notes what the analyses of an answer are made of: the question, then how it was read. */
export type RecipeNote = {
  noteQuestion(question: { readonly now: number }): Promise<void>;
  noteRequest(request: AnalysisRequest | undefined): void;
  /** Undefined until both are known. */
  readonly recipe: AnalysisRecipe | undefined;
};

/** `lastAnalysisId`: the analysis that "since then" means; null where there is none. */
export function createRecipeNote(lastAnalysisId: string | null): RecipeNote {
  let asked: Omit<AnalysisRecipe, 'request'> | undefined;
  let recipe: AnalysisRecipe | undefined;
  const last = lastAnalysisId === null ? {} : { lastAnalysisId };
  return {
    async noteQuestion({ now }) {
      asked = { engine: await readEngineVersion(), askedAt: now, ...last };
    },
    noteRequest(request) {
      recipe = asked && request && { ...asked, request };
    },
    get recipe() {
      return recipe;
    },
  };
}
