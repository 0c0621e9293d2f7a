import { foldText } from '@vela/contracts';

// Beginnings of the names of currencies; "euro dollar" has two, and is a pair.
const currencies = {
  EUR: /(?<![a-z])(?:euro|avro)/,
  USD: /(?<![a-z])(?:dol+ar|usd(?![a-z])|greenback)/,
  GBP: /(?<![a-z])(?:pound|sterlin)/,
  TRY: /(?<![a-z])(?:lira|tl(?![a-z])|turk lira)/,
  JPY: /(?<![a-z])yen(?!i)/,
  CHF: /(?<![a-z])(?:swiss|frank|franc)/,
} as const;

/** The currency that a name stands for: "euro" is EUR; undefined for pairs and the dollar index. */
export function findCurrency(
  { start, end }: { readonly start: number; readonly end: number },
  text: string,
): string | undefined {
  const name = foldText(text.slice(start, end));
  const [code, ...others] = Object.entries(currencies).flatMap(([key, pattern]) =>
    pattern.test(name) ? [key] : [],
  );
  return others.length === 0 && !/inde|endeks/.test(name) ? code : undefined;
}
