import type { Language } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { analystLanguages } from '../../language/by-language.ts';
import type { Words } from '../../language/question-lexicon.ts';
import { correctWords } from '../correct-words.ts';
import { readClues } from '../read-clues.ts';
import { readMeasures } from '../read-measures.ts';
import { listFeatures } from './list-features.ts';

type Asked = { readonly text: string; readonly language: Language; readonly now: number };

/** Features of a typed question without a chart in view, as the ranking sees them. */
export function listQuestionFeatures(
  { text, language, now }: Asked,
  catalogue: InstrumentCatalogue,
): number[] {
  const message = correctWords(text.normalize('NFKC'), catalogue);
  const reading = readClues({ message, language, chosen: {}, context: {}, now }, catalogue);
  return listFeatures({ reading, measured: readMeasures(reading.spoken, now, 1) });
}

/** The phrases that ask for each measure, by language: what the ranking learns wordings from. */
export function listMeasurePhrases(language: Language): Readonly<Record<string, Words>> {
  return analystLanguages[language].measureQuestions;
}
