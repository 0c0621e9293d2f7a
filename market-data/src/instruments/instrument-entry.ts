import type { AssetClass, Instrument, PopularGroup } from '@vela/contracts';

/** When an instrument trades: round the clock, on weekdays, or in an exchange's sessions. */
export type TradingCalendar =
  | 'always'
  | 'weekdays'
  | 'new-york'
  | 'london'
  | 'central-europe'
  | 'tokyo'
  | 'hong-kong';

/** An instrument with what only this package knows of it. */
export type InstrumentEntry = {
  readonly instrument: Instrument;
  /** Names and codes people write, in both languages, in any case. */
  readonly aliases: readonly string[];
  readonly calendar: TradingCalendar;
  /** Quoted as futures somewhere we read from: prices of zero and below may be real. */
  readonly mayBeNonPositive: boolean;
  /** Other symbols whose files serve this instrument; `futures` when they hold another contract than the name says. */
  readonly fileSymbols: readonly { readonly symbol: string; readonly futures: boolean }[];
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
};

/** Builds an entry. `name` is one name for both languages, or the English and the Turkish one. */
export function toEntry(
  symbol: string,
  name: string | readonly [en: string, tr: string],
  traits: EntryTraits,
): InstrumentEntry {
  const [en, tr] = typeof name === 'string' ? [name, name] : name;
  const { assetClass, exchange, currency, priceDecimals, popular } = traits;
  return {
    instrument: {
      symbol,
      name: { en, tr },
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
  };
}
