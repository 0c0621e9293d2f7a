import { foldText } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { findCountries, type MarketPlace } from './find-countries.ts';
import { getCandidates, type TextMention } from './resolve-several.ts';
import { listMatches } from './word-pattern.ts';

/** Names of several instruments, folded, and which they are; the best known first. */
const groups: readonly { readonly name: RegExp; readonly symbols: readonly string[] }[] = [
  {
    name: /(?<![a-z])(?:(?:fx|forex|other|diger) )?(?:majors|major(?:ler[a-z]*|un))(?![a-z])/dg,
    symbols: ['EURUSD', 'GBPUSD', 'USDJPY'],
  },
  {
    name: /(?<![a-z])(?:indices|indexes|endeksler[a-z]*|(?:ana|abd) endeks[a-z]*|endeks (?:performans|getiri)[a-z]*)(?![a-z])/dg,
    symbols: ['SPX', 'NDX', 'DJI', 'DAX'],
  },
  {
    name: /(?<![a-z])(?:commodities|emtia(?:da|lar[a-z]*)?)(?![a-z])/dg,
    symbols: ['XAUUSD', 'XAGUSD', 'CL'],
  },
  {
    name: /(?<![a-z])(?:(?:precious )?metals|degerli (?:metal|maden)ler[a-z]*)(?![a-z])/dg,
    symbols: ['XAUUSD', 'XAGUSD'],
  },
  {
    name: /(?<![a-z])(?:mag(?:nificent)?[ -]?(?:7|seven)|muhtesem yedili[a-z]*)(?![a-z])/dg,
    symbols: ['AAPL', 'MSFT', 'GOOGL', 'AMZN', 'NVDA', 'META', 'TSLA'],
  },
];
const counts: Readonly<Record<string, number>> = { two: 2, iki: 2, three: 3, uc: 3 };

function countAsked(before: string): number | undefined {
  return counts[
    /(?<![a-z])(?<count>two|iki|three|uc)(?: [a-z]+)? $/.exec(before)?.groups?.['count'] ?? ''
  ];
}

/** "Indices: dax, s&p" names its own; of a group alone all are meant, or as many as it says. */
function findGroups(folded: string, named: ReadonlySet<string>): MarketPlace[] {
  return groups.flatMap(({ name, symbols }) => {
    const isListed = symbols.filter((symbol) => named.has(symbol)).length > 1;
    if (isListed) return [];
    return listMatches(folded, name).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      symbols: symbols.slice(0, countAsked(folded.slice(0, match.index))),
    }));
  });
}

// What one instrument is measured against: "ahead of the market", "endeksi kac puan gecti".
const market =
  /(?<![a-z])(?:against|versus|vs\.?|than|with|to|beat|beats|beating|follows?|tracks?|outpac[a-z]+|outperform[a-z]*|ahead of|behind|if|when) (?<name>the (?:(?:broad|broader|whole|overall) )?(?:market|index))(?![a-z])/d;
const index =
  /(?<![a-z])(?<!(?:korku|dolar|guc|teknoloji|fiyat|bu|su|o|hangi|her|bir|volatilite|oynaklik) )(?<name>endeks(?:i|e|ten|le|in|te)?)(?![a-z])/d;
const marketSymbol = 'SPX';

/** The market beside one named share or coin, and as its own subject in Turkish: "endeks yukseldi mi". */
function findMarket(folded: string, named: readonly TextMention[]): MarketPlace[] {
  const classes = named.flatMap((one) => getCandidates(one).map(({ assetClass }) => assetClass));
  const hasIndex = classes.includes('index');
  if (hasIndex || named.length > 1) return [];
  const isBeside = classes.length > 0;
  return [isBeside ? market : undefined, index].flatMap((pattern) => {
    const found = pattern?.exec(folded)?.indices?.groups?.['name'];
    if (found === undefined) return [];
    const [start, end] = found;
    const isCompound = !isBeside && folded.slice(start, end) === 'endeksi';
    return isCompound ? [] : [{ start, end, symbols: [marketSymbol] }];
  });
}

/** What a text names by a word for a whole market, or for several instruments at once. */
export function findMarketNames(
  text: string,
  named: readonly TextMention[],
  catalogue: InstrumentCatalogue,
): readonly TextMention[] {
  const folded = foldText(text);
  const found = named.filter(({ match }) => match.kind !== 'unknown');
  const symbols = new Set(found.flatMap((one) => getCandidates(one)[0]?.symbol ?? []));
  return [...findGroups(folded, symbols), ...findMarket(folded, found), ...findCountries(folded)]
    .filter(({ start, end }) => !found.some((one) => one.start < end && start < one.end))
    .flatMap((place) =>
      place.symbols.flatMap((symbol): TextMention[] => {
        const match = catalogue.resolve(symbol);
        const { start, end } = place;
        return match.kind === 'found' && !symbols.has(symbol) ? [{ start, end, match }] : [];
      }),
    );
}

const isMarketWord = /^(?:the (?:[a-z]+ )?(?:market|index)|endeks[a-z]*)$/;

/** What is measured before what it is measured against: "how far ahead of the market is x". */
export function putMarketLast(
  mentions: readonly TextMention[],
  text: string,
): readonly TextMention[] {
  const isMarket = ({ start, end }: TextMention): boolean =>
    isMarketWord.test(foldText(text.slice(start, end)));
  return [...mentions.filter((one) => !isMarket(one)), ...mentions.filter(isMarket)];
}
