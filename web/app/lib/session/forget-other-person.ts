import { clearPersonalData, readKeptLanguage } from './clear-personal-data.ts';

/** Whose pages this tab showed last. */
let shown: number | undefined;

/**
 * Removes what a tab keeps of one person before it shows pages of another, who signed in after that
 * session had expired or in another tab.
 */
export function forgetOtherPerson(id: number): void {
  if (shown !== undefined && shown !== id) clearPersonalData(readKeptLanguage());
  shown = id;
}
