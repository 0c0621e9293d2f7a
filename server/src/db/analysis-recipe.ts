import { analysisRequestSchema } from '@vela/contracts';
import { z } from 'zod';

const recipeSchema = z.object({
  /** Version of the code that computed the analysis. */
  engine: z.string(),
  request: analysisRequestSchema,
  /** The clock of the request, UTC milliseconds. */
  askedAt: z.number(),
  /** The analysis that "since then" means. */
  lastAnalysisId: z.uuid().exactOptional(),
});

/** What an analysis is computed from again: with the candles known at `askedAt`. */
export type AnalysisRecipe = z.infer<typeof recipeSchema>;

/** A stored recipe; undefined for none, or for one of a form that is not known any more. */
export function parseRecipe(stored: unknown): AnalysisRecipe | undefined {
  return recipeSchema.safeParse(stored).data;
}
