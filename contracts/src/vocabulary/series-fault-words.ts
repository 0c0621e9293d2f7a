import type { SeriesFaultCode } from '../series-fault.ts';

/** How faulty data is told. Words in braces are filled in, numbers as they stand in the data. */
export type SeriesFaultWords = {
  readonly line: string;
  readonly column: string;
  readonly reasons: Readonly<Record<SeriesFaultCode, string>>;
};
