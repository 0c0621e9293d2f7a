import { foldText } from '@vela/contracts';
import { listCurrencies } from './find-currency.ts';
import { getCandidates, type TextMention } from './resolve-several.ts';

/** The currencies that the words around a name speak of: "euro kaç lira". */
function listSpoken({ start, end }: TextMention, text: string): readonly string[] {
  return listCurrencies(foldText(`${text.slice(0, start)} ${text.slice(end)}`));
}

/**
 * The one instrument that a name of several means: that of the chart in view (`chart`), that of a
 * currency the text speaks of, else the best known, with what else it may mean as its namesakes.
 */
export function chooseBestKnown(
  mention: TextMention,
  text: string,
  chart: string | undefined,
): TextMention {
  const [first, ...others] = getCandidates(mention);
  if (first === undefined || others.length === 0) return mention;
  const candidates = [first, ...others];
  const inView = candidates.find(({ symbol }) => symbol === chart);
  const spoken = listSpoken(mention, text);
  const priced = candidates.filter(({ symbol }) => spoken.some((code) => symbol.endsWith(code)));
  const [told] = inView === undefined && priced.length === 1 ? priced : [inView];
  return told === undefined
    ? { ...mention, match: { kind: 'found', instrument: first }, namesakes: others }
    : { ...mention, match: { kind: 'found', instrument: told } };
}
