import type { ModelMessage } from 'ai';
import type { Fact, ModelFault, Sentence, Understanding } from '@vela/contracts';
import type { WithheldSentence } from '../guard/guard-context.ts';
import { createFactTool } from './fact-tool.ts';
import { createTextGuard, type TextGuardInput } from './guard-text.ts';
import type { ModelAccess } from './model-access.ts';
import { streamSentences, type CallOutcome } from './stream-sentences.ts';
import { takeTurn } from './take-turn.ts';
import { createInstructions, createVoicePrompt } from './voice-prompt.ts';

export type Spoken = {
  readonly message: string;
  readonly understanding: Understanding;
  /** The ones to be told first come first. */
  readonly facts: readonly Fact[];
  readonly guard: TextGuardInput;
};

/** How it ended; `fault` present: what is missing must be told by the narrator. */
export type SpokenOutcome = {
  readonly fault: ModelFault | undefined;
  /** How many sentences were yielded. */
  readonly written: number;
  readonly refused: readonly WithheldSentence[];
  readonly calls: readonly CallOutcome[];
};

const maxSentences = 20;

function createSecondRequest(refused: readonly WithheldSentence[]): string {
  const lines = refused.map(({ sentence, faults }) => {
    const reasons = faults.map(({ rule, text }) => `${rule}: ${text}`).join('; ');
    return `- ${JSON.stringify(sentence.text)} (${reasons})`;
  });
  return `These sentences were refused. Write only them again, keeping every rule, or leave them out:\n${lines.join('\n')}`;
}

/** Why nothing was said, where all that came was refused. */
function findRefusal(refused: readonly WithheldSentence[]): ModelFault {
  const isForeign = refused.every(({ faults }) => faults.some(({ rule }) => rule === 'language'));
  return isForeign ? 'foreign-language' : 'refused';
}

/** Asks once more without tools where a server refuses a request that has them. */
async function* streamWithTools(
  access: ModelAccess,
  messages: readonly ModelMessage[],
  { spoken, signal }: { readonly spoken: Spoken; readonly signal: AbortSignal },
): AsyncGenerator<string, CallOutcome> {
  const { language, interval } = spoken.guard;
  const call = {
    model: await access.open(),
    instructions: createInstructions(language),
    messages,
    budget: access.budget,
    signal,
  };
  await takeTurn();
  const tools = await createFactTool(spoken.facts, { language, interval });
  await takeTurn();
  const first = yield* streamSentences({ ...call, tools });
  if (!first.isRefused) return first;
  return yield* streamSentences({ ...call, tools: undefined });
}

/**
 * Lets a model tell facts: yields the sentences that passed the guard, each once. What it refused
 * is asked for once more; then it is left out.
 */
export async function* speakFacts(
  spoken: Spoken,
  access: ModelAccess,
  signal: AbortSignal,
): AsyncGenerator<Sentence, SpokenOutcome> {
  await takeTurn();
  const guardText = createTextGuard(spoken.guard);
  await takeTurn();
  const said = new Set<string>();
  const calls: CallOutcome[] = [];

  async function* ask(
    messages: readonly ModelMessage[],
  ): AsyncGenerator<Sentence, WithheldSentence[]> {
    const refused: WithheldSentence[] = [];
    const sentences = streamWithTools(access, messages, { spoken, signal });
    for (let next = await sentences.next(); ; next = await sentences.next()) {
      if (next.done === true) {
        calls.push(next.value);
        return refused;
      }
      const guarded = guardText(next.value);
      if (guarded.kind === 'refused') refused.push(guarded.refused);
      else if (said.size < maxSentences && !said.has(guarded.sentence.text)) {
        said.add(guarded.sentence.text);
        yield guarded.sentence;
      }
    }
  }

  const { message, understanding, facts } = spoken;
  const { language, interval } = spoken.guard;
  const content = createVoicePrompt({
    message,
    understanding,
    facts,
    form: { language, interval },
  });
  const first: ModelMessage[] = [{ role: 'user', content }];
  const refused = yield* ask(first);
  const fault = calls[0]?.fault;
  if (fault !== undefined || refused.length === 0)
    return { fault, written: said.size, refused, calls };
  const before = said.size;
  const still = yield* ask([
    ...first,
    { role: 'assistant', content: calls[0]?.text ?? '' },
    { role: 'user', content: createSecondRequest(refused) },
  ]);
  if (said.size === 0)
    return { fault: findRefusal(refused), written: 0, refused: [...refused, ...still], calls };
  const rewritten = said.size - before;
  return { fault: undefined, written: said.size, refused: refused.slice(rewritten), calls };
}
