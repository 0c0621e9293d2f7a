import { foldText, languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { namedCurrencies } from '../language/money-words.ts';

const words = languages.map((language) => analystLanguages[language].moneyWords);
const currencies = namedCurrencies.map((code) => ({
  code,
  pattern: new RegExp(`(?<![a-z])(?:${words.map(({ names }) => names[code]).join('|')})`),
}));
const index = new RegExp(words.map((own) => own.index).join('|'));

/**
 * The currency that a name stands for: "euro" is EUR; undefined for pairs, which have two ("euro
 * dollar"), and the dollar index.
 */
export function findCurrency(
  { start, end }: { readonly start: number; readonly end: number },
  text: string,
): string | undefined {
  const name = foldText(text.slice(start, end));
  const [found, ...others] = currencies.filter(({ pattern }) => pattern.test(name));
  return others.length === 0 && !index.test(name) ? found?.code : undefined;
}

/** The currencies that a folded text speaks of. */
export function listCurrencies(folded: string): readonly string[] {
  return currencies.filter(({ pattern }) => pattern.test(folded)).map(({ code }) => code);
}
