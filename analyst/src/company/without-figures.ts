import type { AnalysisRequest } from '@vela/contracts';
import { findTask } from '../question/find-acts.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Found } from '../question/word-pattern.ts';
import { isCompanyMeant } from './choose-company.ts';
import { findFigures } from './find-figures.ts';
import { findUnfiled } from './find-unfiled.ts';

/** Whether the words of a task are those of a figure: "leverage", "2019 sales"; no "earnings date". */
export function isFigureTask(text: string, found: readonly Found<unknown>[]): boolean {
  const place = findTask(text);
  if (place === undefined) return false;
  const words = text.slice(place.start, place.end);
  // A year before them is no word of the task.
  const begin = place.start + words.length - words.replace(/^[\d' ]+/, '').length;
  return found.some(({ start, end }) => start <= begin && place.end <= end);
}

/** A question without the words of its figures, so that none is read as an act: "sell", "leverage". */
export function withoutFigures(
  read: ReadQuestion,
  last: AnalysisRequest | undefined,
): ReadQuestion {
  const { reading } = read;
  if (!isCompanyMeant(read, last)) return read;
  const found = [...findFigures(reading.spoken, true), ...findUnfiled(reading.spoken)];
  const isTask = findTask(reading.spoken) !== undefined && !isFigureTask(reading.spoken, found);
  if (isTask) return read;
  const spoken = found.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    reading.spoken,
  );
  return { ...read, reading: { ...reading, spoken } };
}
