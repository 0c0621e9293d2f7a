import { listCompanies } from '../filings/filers/listed-companies.ts';
import { borsaIstanbul } from '../instruments/borsa-istanbul.ts';
import { findInstrumentEntry, instrumentCatalogue } from '../instruments/instrument-catalogue.ts';
import { otherCompanies } from './other-companies.ts';
import { toPhraseKey } from '../instruments/text-words.ts';

/** Legal forms and articles, without which a company is named in headlines. */
const forms =
  /\b(?:the|inc|incorporated|corp|corporation|company|companies|co|ltd|limited|plc|n v|s a|holdings?|class [abc]|group)\b/g;

/** Names that are words of every day, or of other things: they need a second sign. */
const everyday = new Set(
  (
    'apple target gap visa meta block ball match fox snap shell oracle square chase delta ford progress general gold ' +
    'carnival paramount discovery travelers regions southern citizens principal republic intuitive dow key hess sempra ' +
    'universal franklin equity public prudential loews fortune leidos nasdaq crown dollar global international national united american first ' +
    'polygon avalanche stellar near maker compound cosmos flow chain link tether ripple dash neo eos sun graph arbitrum optimism toncoin ' +
    'booking caterpillar coherent copart costar dover everest flex gartner hartford idex lilly masco mosaic news ' +
    'progressive rollins stryker tapestry trimble waters workday williams vistra insulet pepe tron cooper cummins albemarle ' +
    'mavi sok bim coca cola odas ihlas deva kent alarko global elma'
  ).split(' '),
);

const istanbulCodes: ReadonlySet<string> = new Set(
  borsaIstanbul.codes.filter((code) => !/\d/.test(code) && code !== 'XUTUM' && code !== 'XUSIN'),
);

export type NamedSymbol = { readonly symbol: string; readonly needsSign: boolean };

function toBareName(name: string): string {
  return toPhraseKey(name.replace(/\(.*?\)/g, ' '))
    .replaceAll(forms, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function isUsable(key: string): boolean {
  // A bare word of one to three letters is never a name.
  // The Nasdaq of headlines is the index and not its operator.
  if (key === 'nasdaq') return false;
  // Agencies end in it.
  if (key === 'news') return false;
  return key.includes(' ') || key.length >= 4 || /\d/.test(key);
}

function createIndex(): ReadonlyMap<string, NamedSymbol> {
  const index = new Map<string, NamedSymbol>();
  const add = (name: string, symbol: string): void => {
    // With its legal form a name is no word of every day ("Apple Inc", "Koç Holding").
    const whole = toPhraseKey(name.replace(/\(.*?\)/g, ' '));
    for (const key of [toBareName(name), ...(whole.includes(' ') ? [whole] : [])])
      if (isUsable(key) && !index.has(key))
        index.set(key, { symbol, needsSign: everyday.has(key) });
  };
  const stocks = instrumentCatalogue.all.filter(
    ({ assetClass }) => assetClass === 'stock' || assetClass === 'crypto',
  );
  for (const { symbol, name } of stocks) {
    add(name.en, symbol);
    add(name.tr, symbol);
    for (const alias of findInstrumentEntry(symbol)?.aliases ?? []) add(alias, symbol);
  }
  for (const { ticker, name } of listCompanies()) add(name, ticker);
  for (const [ticker, known] of Object.entries(otherCompanies))
    for (const name of known) add(name, ticker);
  for (const [name, code] of Object.entries(borsaIstanbul.names))
    if (istanbulCodes.has(code)) add(name, code);
  return index;
}

let names: ReadonlyMap<string, NamedSymbol> | undefined;

/** The instrument of a name by its folded words; companies and coins alone. */
export function findByName(key: string): NamedSymbol | undefined {
  names ??= createIndex();
  return names.get(key);
}

let codes: ReadonlySet<string> | undefined;

/** Whether a code is that of a listed company or a coin. */
export function isKnownCode(code: string): boolean {
  codes ??= new Set([
    ...instrumentCatalogue.all.map(({ symbol }) => symbol),
    ...listCompanies().map(({ ticker }) => ticker),
    ...Object.keys(otherCompanies),
    ...istanbulCodes,
  ]);
  return codes.has(code);
}

/** Whether a code of Borsa Istanbul, which headlines write without a mark. */
export const isIstanbulCode = (code: string): boolean => istanbulCodes.has(code);
