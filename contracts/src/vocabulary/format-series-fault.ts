import type { Language } from '../language.ts';
import type { FaultReason, SeriesFault } from '../series-fault.ts';
import { seriesFaultWords as words } from './chart-by-language.ts';

function fillTemplate(text: string, params: FaultReason['params']): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole));
}

/** Describes a data fault without its location: "high 4 is below low 6". */
export function formatFaultReason({ code, params }: FaultReason, language: Language): string {
  return fillTemplate(words[language].reasons[code], params);
}

/**
 * Describes a data fault with its location: "AAPL_1h.csv, line 3, column 3 (high): high 4 is below
 * low 6".
 */
export function formatSeriesFaultMessage(fault: SeriesFault, language: Language): string {
  const { file, line, column, field } = fault;
  const place = [
    ...(file === undefined ? [] : [file]),
    ...(line === undefined ? [] : [fillTemplate(words[language].line, { line })]),
    ...(column === undefined
      ? []
      : [
          fillTemplate(words[language].column, { column }) +
            (field === undefined ? '' : ` (${field})`),
        ]),
  ];
  const reason = formatFaultReason(fault, language);
  return place.length === 0 ? reason : `${place.join(', ')}: ${reason}`;
}
