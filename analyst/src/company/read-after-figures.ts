import { languages, type AnalysisRequest, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { writeSpokenForms } from '../question/write-spoken-forms.ts';
import { hasForecast } from './find-asked-figures.ts';
import { readWhether } from './find-bound.ts';
import { findUnreadWords } from './find-unread-words.ts';

const words = languages.map((language) => analystLanguages[language].company);
const toWhole = (sources: readonly string[]): RegExp =>
  new RegExp(`^(?:${sources.join('|')})[ ?.!]*$`);
const source = toWhole(words.map((one) => one.sourceAlone));
const judged = toWhole(words.map((one) => one.judgedAlone));

/** The plan of the last question without what was said of that question alone. */
export function toBase({ plan }: AnalysisRequest): QuestionPlan {
  const { residue: _, form: __, ...base } = plan;
  return base;
}

/** "Below 1?" after one figure: the amount that it is compared with; nothing else is said. */
function readBoundAlone(
  spoken: string,
  { plan: { figures = [] } }: AnalysisRequest,
): Pick<QuestionPlan, 'whether' | 'bound' | 'isEver'> | undefined {
  const { asked } = readWhether(spoken);
  const isAlone = figures.length === 1 && findUnreadWords(spoken, figures).length === 0;
  return asked.bound !== undefined && isAlone ? asked : undefined;
}

/** What a whole turn asks of the last figures; undefined where it asks for something else. */
function readAsked(
  typed: string,
  last: AnalysisRequest,
): Pick<QuestionPlan, 'whether' | 'bound' | 'isEver' | 'form'> | undefined {
  const spoken = typed
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9.,%$€£₺ ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (source.test(spoken)) return { form: 'source' };
  // A forecast and the whole of a company are neither high nor low.
  if (last.plan.figures === undefined || hasForecast(last)) return undefined;
  return judged.test(spoken) ? {} : readBoundAlone(spoken, last);
}

/**
 * The last figures of a company once more, where a whole turn asks whether they are high, above an
 * amount, or how they were made: "is that a lot", "below 1?". The price of its share is not meant.
 */
export function readAfterFigures(
  { request, reading, measured }: ReadQuestion,
  last: AnalysisRequest | undefined,
): AnalysisRequest | undefined {
  const { namesInstrument, candidates } = request.plan;
  const isNamed = namesInstrument === true || candidates !== undefined;
  if (last?.plan.intent !== 'company' || isNamed || reading.clues.isAboutChart) return undefined;
  if (measured.period !== undefined || reading.clues.concepts.length > 0) return undefined;
  const asked = readAsked(writeSpokenForms(reading.spoken), last);
  if (asked === undefined) return undefined;
  const { whether: _, bound: __, isEver: ___, asksWhether: ____, ...plan } = toBase(last);
  return { ...last, language: request.language, plan: { ...plan, ...asked } };
}
