import type { Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { PropertySentence } from '../language/property-words.ts';
import { fillTemplate, type Speech } from '../narrator/sentence-template.ts';
import type { PropertyMaterial } from './gather-property.ts';

/** A deal, and what is said of it with. */
export type TellingProperty = {
  readonly speech: Speech;
  readonly material: Extract<PropertyMaterial, { kind: 'property' }>;
};

/** The sentences whose facts are all there. */
export function tellProperty(speech: Speech, ...keys: readonly PropertySentence[]): Sentence[] {
  const { sentences } = analystLanguages[speech.language].property;
  return keys.flatMap((key) => fillTemplate(sentences[key], speech) ?? []);
}

/** Speech with further names. */
export const withNames = (speech: Speech, names: Readonly<Record<string, string>>): Speech => ({
  ...speech,
  names: { ...speech.names, ...names },
});
