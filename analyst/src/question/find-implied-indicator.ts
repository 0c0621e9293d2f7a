import type { NamedIndicator } from './find-indicator.ts';
import { word } from './word-pattern.ts';

// What is read off one indicator by custom, so that people leave its name out.
const stretched = word('over ?(?:bought|sold)|asiri (?:alim|satim|alinm|satilm)\\w*');

/** The indicator a folded text asks for without its name: "is it overbought" asks for the RSI. */
export function findImpliedIndicator(folded: string): NamedIndicator | undefined {
  return stretched.test(folded) ? { id: 'rsi', length: undefined, span: undefined, reading: undefined } : undefined;
}
