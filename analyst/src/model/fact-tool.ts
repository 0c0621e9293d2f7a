import { foldText, getFactName, type Fact, type Interval, type Language } from '@vela/contracts';
import type { ToolSet } from 'ai';
import { z } from 'zod';
import { formatFactLines } from './voice-prompt.ts';

const maxFound = 40;
const askedSchema = z.object({
  words: z.array(z.string().max(60)).min(1).max(5).describe('words of the names or ids of facts'),
});

/** The tool with which a model asks for more facts: of the plan's analysis, and of nothing else. */
export async function createFactTool(
  facts: readonly Fact[],
  form: { readonly language: Language; readonly interval: Interval | undefined },
): Promise<ToolSet> {
  const { tool } = await import('ai');
  const known = facts.map((fact) => {
    return { fact, text: foldText(`${fact.id} ${getFactName(fact, form.language)}`) };
  });
  return {
    find_facts: tool({
      description: 'Finds further facts of the same analysis by words of their names.',
      inputSchema: askedSchema,
      execute: ({ words }) => {
        const wanted = words.map((word) => foldText(word));
        const found = known.filter(({ text }) => wanted.some((word) => text.includes(word)));
        if (found.length === 0) return 'There is no such fact.';
        return formatFactLines(
          found.map(({ fact }) => fact),
          form,
          maxFound,
        );
      },
    }),
  };
}
