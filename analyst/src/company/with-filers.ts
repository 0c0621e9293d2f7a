import { mapLanguages, type Instrument } from '@vela/contracts';
import {
  simulatedCompany,
  type Filer,
  type InstrumentCatalogue,
  type InstrumentMatch,
} from '@vela/market-data';

/** A company that files with the SEC as an instrument; it has no candles here. */
export function toFilerInstrument({ ticker, name }: Filer): Instrument {
  if (ticker === simulatedCompany.instrument.symbol) return simulatedCompany.instrument;
  return {
    symbol: ticker,
    name: mapLanguages(() => name),
    assetClass: 'stock',
    exchange: 'SEC',
    currency: 'USD',
    priceDecimals: 2,
  };
}

const numbered = /(?<![\p{L}\p{N}])CIK ?0*(?<cik>[1-9]\d{0,9})(?![\p{L}\p{N}])/giu;

type Mention = ReturnType<InstrumentCatalogue['findInText']>[number];

/** "CIK 0001637459" anywhere in a sentence, under the ticker that stands for it. */
function findNumbers(sentence: string): (Omit<Mention, 'match'> & { readonly ticker: string })[] {
  return [...sentence.matchAll(numbered)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    ticker: `CIK${match.groups?.['cik'] ?? ''}`,
  }));
}

/** Codes of a sentence that no market has, and numbers at the SEC. */
export function findFilerNames(sentence: string, catalogue: InstrumentCatalogue): string[] {
  const unknown = catalogue
    .findInText(sentence)
    .filter(({ match }) => match.kind === 'unknown')
    .map(({ start, end }) => sentence.slice(start, end).toUpperCase());
  return [...findNumbers(sentence).map(({ ticker }) => ticker), ...unknown];
}

/** A catalogue that knows companies as well that no market of it has, by their names here. */
export function addFilers(
  catalogue: InstrumentCatalogue,
  filers: ReadonlyMap<string, Filer>,
): InstrumentCatalogue {
  const byName = new Map([
    ...filers,
    ...[...filers.values()].map((filer) => [filer.ticker, filer] as const),
  ]);
  const find = (name: string): InstrumentMatch | undefined => {
    const filer = byName.get(name.toUpperCase());
    if (filer === undefined) return undefined;
    const listed = catalogue.resolve(filer.ticker);
    return listed.kind === 'found'
      ? listed
      : { kind: 'found', instrument: toFilerInstrument(filer) };
  };
  return {
    ...catalogue,
    resolve(text) {
      const match = catalogue.resolve(text);
      return match.kind === 'unknown' ? (find(text) ?? match) : match;
    },
    findInText(sentence) {
      const numbers = findNumbers(sentence).flatMap(({ ticker, ...place }) => {
        const match = find(ticker);
        return match === undefined ? [] : [{ ...place, match }];
      });
      const others = catalogue
        .findInText(sentence)
        .filter((one) => !numbers.some(({ start, end }) => one.start < end && start < one.end))
        .map((one) => {
          const match =
            one.match.kind === 'unknown' ? find(sentence.slice(one.start, one.end)) : undefined;
          return match === undefined ? one : { ...one, match };
        });
      return [...numbers, ...others].toSorted((one, other) => one.start - other.start);
    },
  };
}
