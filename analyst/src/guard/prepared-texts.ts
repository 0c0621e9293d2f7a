import { glossaryTerms, languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';

/** Definitions and sentences without any slot: each was written and read as it stands. */
const prepared: ReadonlySet<string> = new Set(
  languages.flatMap((language) => {
    const { glossary, company, events } = analystLanguages[language];
    return [
      ...glossaryTerms.map((term) => glossary[term].definition),
      ...Object.values(company.definitions),
      ...Object.values(events.sentences),
    ].filter((text) => !text.includes('{'));
  }),
);

const afterName = /^[^:]{1,80}: /;

/** Whether a sentence is a text of the languages' files as it stands, a name before it aside. */
export function isPreparedText(text: string): boolean {
  return prepared.has(text) || prepared.has(text.replace(afterName, ''));
}
