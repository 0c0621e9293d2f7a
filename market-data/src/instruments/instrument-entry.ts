import {
  languages,
  mapLanguages,
  type AssetClass,
  type Instrument,
  type PopularGroup,
} from '@vela/contracts';

/** Trading hours of an instrument: 24/7, weekdays, or the sessions of an exchange. */
export type TradingCalendar =
  | 'always'
  | 'weekdays'
  | 'new-york'
  | 'london'
  | 'central-europe'
  | 'tokyo'
  | 'hong-kong';

/** An instrument with data that is internal to this package. */
export type InstrumentEntry = {
  readonly instrument: Instrument;
  /** Names and codes users write, in both languages, in any letter case. */
  readonly aliases: readonly string[];
  readonly calendar: TradingCalendar;
  /** Some source quotes it as futures, so prices <= 0 may be real. */
  readonly mayBeNonPositive: boolean;
  /** Other symbols whose files serve this; `futures`: a futures contract, not the spot price. */
  readonly fileSymbols: readonly { readonly symbol: string; readonly futures: boolean }[];
  /** Symbol at each live vendor that offers the instrument, by vendor id. */
  readonly vendorSymbols: Readonly<Record<string, string | undefined>>;
};

type EntryTraits = {
  readonly assetClass: AssetClass;
  readonly exchange: string;
  readonly currency: string;
  readonly priceDecimals: number;
  readonly calendar: TradingCalendar;
  readonly popular?: PopularGroup | undefined;
  readonly aliases?: readonly string[];
  readonly mayBeNonPositive?: boolean;
  readonly fileSymbols?: InstrumentEntry['fileSymbols'];
  readonly vendorSymbols?: InstrumentEntry['vendorSymbols'];
};

/** One name for all languages, or names in the order of `languages`; a missing one is the first. */
type Names = string | readonly [first: string, ...others: string[]];

export function toNames(name: Names): Instrument['name'] {
  const names = typeof name === 'string' ? ([name] as const) : name;
  return mapLanguages((language) => names[languages.indexOf(language)] ?? names[0]);
}

export function toEntry(symbol: string, name: Names, traits: EntryTraits): InstrumentEntry {
  const { assetClass, exchange, currency, priceDecimals, popular } = traits;
  return {
    instrument: {
      symbol,
      name: toNames(name),
      assetClass,
      exchange,
      currency,
      priceDecimals,
      ...(popular === undefined ? {} : { popular }),
    },
    aliases: traits.aliases ?? [],
    calendar: traits.calendar,
    mayBeNonPositive: traits.mayBeNonPositive ?? false,
    fileSymbols: traits.fileSymbols ?? [],
    vendorSymbols: traits.vendorSymbols ?? {},
  };
}
