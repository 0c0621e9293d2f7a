import type { SeriesFaultCode } from '../series-fault.ts';

/**
 * Texts for data faults. Placeholders in braces are filled in, with numbers as they appear in the
 * data.
 */
export type SeriesFaultWords = {
  readonly line: string;
  readonly column: string;
  readonly reasons: Readonly<Record<SeriesFaultCode, string>>;
};
