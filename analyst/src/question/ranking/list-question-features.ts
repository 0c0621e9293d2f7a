import { candleLimit, intents, type AnalysisRequest, type Language } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { ConversationContext } from '../../answer-part.ts';
import { analystLanguages } from '../../language/by-language.ts';
import type { Words } from '../../language/words.ts';
import { findMeasure } from '../../measures/find-measure.ts';
import { chooseIntent } from '../choose-intent.ts';
import { correctWords } from '../correct-words.ts';
import { readByRules } from '../read-by-rules.ts';
import { readClues } from '../read-clues.ts';
import { readParts } from '../read-parts.ts';
import { toRequest } from '../to-request.ts';
import { listFeatures, type Features } from './list-features.ts';

type Asked = {
  readonly text: string;
  readonly language: Language;
  readonly now: number;
  /** Name of the reading of the question before, of a question that follows one. */
  readonly after?: string | undefined;
};

/** What the conversation of a chart holds after a question of a reading. */
function createContext(after: string | undefined): ConversationContext {
  if (after === undefined) return {};
  const id = findMeasure(after);
  const plan =
    id === undefined
      ? { intent: intents.find((one) => one === after) ?? ('unknown' as const) }
      : { intent: 'measure' as const, measures: [{ id }] };
  const request = {
    mode: 'technical',
    symbol: 'BTCUSDT',
    interval: '1h',
    window: { limit: candleLimit.default },
    language: 'en',
    plan,
  } as const satisfies AnalysisRequest;
  return {
    symbol: request.symbol,
    interval: request.interval,
    lastUnderstanding: { intent: plan.intent, request },
  };
}

/** What the ranking learns of a wording: its features, and its words without the names in it. */
export type LearnedWording = Features & { readonly words: readonly string[] };

/** Features of a typed question without a chart in view, as the ranking sees them. */
export function listQuestionFeatures(
  { text, language, now, after }: Asked,
  catalogue: InstrumentCatalogue,
): LearnedWording {
  const message = correctWords(text.normalize('NFKC'), catalogue);
  const question = { message, language, chosen: {}, context: createContext(after), now };
  const reading = readClues(question, catalogue);
  const request = toRequest(chooseIntent(reading.clues), reading, question);
  const { typed, named } = readParts({ request, reading }, now);
  const ruled = readByRules(typed, { question, catalogue, named });
  const words = typed.measured.plain.match(/[a-z]{3,}/g) ?? [];
  return { ...listFeatures(typed, ruled, after), words };
}

/** The phrases that ask for each measure, by language: what the ranking learns wordings from. */
export function listMeasurePhrases(language: Language): Readonly<Record<string, Words>> {
  return analystLanguages[language].measureQuestions;
}
