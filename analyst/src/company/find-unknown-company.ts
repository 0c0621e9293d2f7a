import { foldText, type AnalysisRequest } from '@vela/contracts';
import { isKnownWord } from '../question/known-words.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { isCommon, isVocabulary } from '../question/vocabulary.ts';
import { findFigures } from './find-figures.ts';
import { outsideCompanies } from './outside-companies.ts';

const leastLetters = 3;
/** Endings of Turkish verbs, which no name of a company has. */
const verb = /(?:[iu]yor\w*|[iu]yo|[ae]ca[kg]\w*|[ae]bil\w*|m[ae]li\w*|[aeiu]rs[ae]\w*)$/;

/** Whether a folded word may be a name: no common word, and none that questions are read by. */
function isName(word: string): boolean {
  const [stem = word] = word.split("'");
  if (outsideCompanies.has(stem)) return true;
  const isRead = isKnownWord(stem) || isVocabulary(stem) || verb.test(stem);
  return stem.length >= leastLetters && !isRead && !isCommon(stem);
}

/** The first word of a folded text that is a company's name, as typed. */
function findName(text: string, message: string): string | undefined {
  const name = (text.match(/[a-z][a-z'&-]*[a-z]/g) ?? []).find((word) => isName(word));
  if (name === undefined) return undefined;
  const typed = message.split(/\s+/).find((word) => foldText(word).includes(name));
  return (typed ?? name).replaceAll(/['’].*$|[^\p{L}\p{N}]+$/gu, '');
}

/**
 * A request for figures of a company by a name that no list of instruments has asks back about the
 * name; of a company in view it would be answered in its place. Any other request is returned as it
 * is.
 */
export function nameUnknownCompany(
  request: AnalysisRequest,
  { reading }: ReadQuestion,
  message: string,
): AnalysisRequest {
  const { plan } = request;
  if (plan.intent !== 'company' || reading.settled.isNamed) return request;
  const beside = findFigures(reading.spoken, true).reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    reading.spoken,
  );
  const name = findName(beside, message);
  if (name === undefined) return request;
  const { symbol: _, ...unknown } = request;
  return { ...unknown, plan: { ...plan, intent: 'unknown-symbol', unread: { name } } };
}
