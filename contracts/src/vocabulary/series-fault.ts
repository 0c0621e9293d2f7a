import type { Language } from '../language.ts';
import type { FaultReason, SeriesFault } from '../series-fault.ts';
import type { SeriesFaultWords } from './series-fault-words.ts';
import { seriesFaultsEn } from './series-faults.en.ts';
import { seriesFaultsTr } from './series-faults.tr.ts';

const words: Readonly<Record<Language, SeriesFaultWords>> = {
  en: seriesFaultsEn,
  tr: seriesFaultsTr,
};

function fill(text: string, params: FaultReason['params']): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole));
}

/** What is wrong with the data, without the place: "high 4 is below low 6". */
export function faultReason({ code, params }: FaultReason, language: Language): string {
  return fill(words[language].reasons[code], params);
}

/** What is wrong with the data and where: "AAPL_1h.csv, line 3, column 3 (high): high 4 is below low 6". */
export function seriesFaultMessage(fault: SeriesFault, language: Language): string {
  const { file, line, column, field } = fault;
  const place = [
    ...(file === undefined ? [] : [file]),
    ...(line === undefined ? [] : [fill(words[language].line, { line })]),
    ...(column === undefined
      ? []
      : [fill(words[language].column, { column }) + (field === undefined ? '' : ` (${field})`)]),
  ];
  const reason = faultReason(fault, language);
  return place.length === 0 ? reason : `${place.join(', ')}: ${reason}`;
}
