import { toEntry, type InstrumentEntry } from './instrument-entry.ts';
import { findYahooStooqCodes } from './yahoo-stooq-symbols.ts';

type CommodityTraits = {
  readonly exchange: string;
  readonly priceDecimals: number;
  readonly aliases: readonly string[];
  /** Futures whose files serve instead of a spot price. */
  readonly futuresFiles?: readonly string[];
  /** Other names of the same contract. */
  readonly files?: readonly string[];
  readonly twelvedata?: string;
};

function toCommodityEntry(
  symbol: string,
  name: readonly [string, string],
  traits: CommodityTraits,
): InstrumentEntry {
  const { exchange, priceDecimals, aliases, futuresFiles = [], files = [], twelvedata } = traits;
  const fileSymbols = [
    ...futuresFiles.map((file) => ({ symbol: file, futures: true })),
    ...files.map((file) => ({ symbol: file, futures: false })),
  ];
  return toEntry(symbol, name, {
    assetClass: 'commodity',
    exchange,
    currency: 'USD',
    priceDecimals,
    calendar: 'weekdays',
    aliases: [...aliases, ...futuresFiles, ...files],
    mayBeNonPositive: true,
    fileSymbols,
    vendorSymbols: { twelvedata, ...findYahooStooqCodes(symbol) },
  });
}

/** Metals as spot pairs, everything else as the front futures contract. */
export const commodityEntries: readonly InstrumentEntry[] = [
  toCommodityEntry('XAUUSD', ['Gold (ounce)', 'Altın (ons)'], {
    twelvedata: 'XAU/USD',
    exchange: 'OTC',
    priceDecimals: 2,
    aliases: [
      'Gold',
      'Altın',
      'Ons altın',
      'ONS',
      'Gold ounce',
      'Ounce',
      'Bullion',
      'Yellow metal',
      'Sarı metal',
      'Altın ons',
      'XAU',
      'Gold spot',
      'Spot altın',
      'Gold futures',
      'Altın vadeli',
      'Bilezik',
      'Bilezikler',
    ],
    futuresFiles: ['GC', 'GC=F'],
  }),
  toCommodityEntry('XAGUSD', ['Silver (ounce)', 'Gümüş (ons)'], {
    twelvedata: 'XAG/USD',
    exchange: 'OTC',
    priceDecimals: 3,
    aliases: [
      'Silver',
      'Gümüş',
      'Ons gümüş',
      'Gümüş ons',
      'Gümüşün ons',
      'Silver ounce',
      'XAG',
      'Silver spot',
      'Spot gümüş',
    ],
    futuresFiles: ['SI', 'SI=F'],
  }),
  toCommodityEntry('XPTUSD', ['Platinum (ounce)', 'Platin (ons)'], {
    twelvedata: 'XPT/USD',
    exchange: 'OTC',
    priceDecimals: 2,
    aliases: ['Platinum', 'Platin', 'Platin ons', 'XPT'],
    futuresFiles: ['PL', 'PL=F'],
  }),
  toCommodityEntry('XPDUSD', ['Palladium (ounce)', 'Paladyum (ons)'], {
    twelvedata: 'XPD/USD',
    exchange: 'OTC',
    priceDecimals: 2,
    aliases: ['Palladium', 'Paladyum', 'Paladyum ons', 'XPD'],
    futuresFiles: ['PA', 'PA=F'],
  }),
  toCommodityEntry('CL', ['WTI Crude Oil', 'WTI Ham Petrol'], {
    exchange: 'NYMEX',
    priceDecimals: 2,
    aliases: [
      'Crude',
      'Crude oil',
      'Oil',
      'WTI crude',
      'West Texas',
      'Petrol',
      'Ham petrol',
      'WTI petrol',
      'Amerikan petrolü',
      'Barrel',
      'Barrel of oil',
      'Varil',
      'Petrol varil',
      'Varil petrol',
      'Black gold',
      'Kara altın',
    ],
    files: ['WTI', 'CL=F', 'USOIL'],
  }),
  toCommodityEntry('BZ', ['Brent Crude Oil', 'Brent Petrol'], {
    exchange: 'ICE',
    priceDecimals: 2,
    aliases: ['Brent', 'Brent oil', 'Brent crude', 'Brent ham petrol', 'Brent varil'],
    files: ['BRENT', 'BZ=F', 'UKOIL'],
  }),
  toCommodityEntry('NG', ['Natural Gas', 'Doğal Gaz'], {
    exchange: 'NYMEX',
    priceDecimals: 3,
    aliases: ['Doğalgaz', 'Natgas', 'Nat gas', 'Henry Hub'],
    files: ['NG=F', 'NATGAS', 'XNGUSD'],
  }),
  toCommodityEntry('HG', ['Copper', 'Bakır'], {
    exchange: 'COMEX',
    priceDecimals: 4,
    aliases: [],
    files: ['HG=F', 'XCUUSD'],
  }),
  toCommodityEntry('RB', ['RBOB Gasoline', 'RBOB Benzin'], {
    exchange: 'NYMEX',
    priceDecimals: 4,
    aliases: ['Gasoline', 'Benzin'],
    files: ['RB=F'],
  }),
  toCommodityEntry('HO', ['Heating Oil', 'Kalorifer Yakıtı'], {
    exchange: 'NYMEX',
    priceDecimals: 4,
    aliases: [],
    files: ['HO=F'],
  }),
  toCommodityEntry('ZW', ['Wheat', 'Buğday'], {
    exchange: 'CBOT',
    priceDecimals: 2,
    aliases: [],
    files: ['ZW=F'],
  }),
  toCommodityEntry('ZC', ['Corn', 'Mısır (tahıl)'], {
    exchange: 'CBOT',
    priceDecimals: 2,
    aliases: ['Mısır'],
    files: ['ZC=F'],
  }),
  toCommodityEntry('ZS', ['Soybeans', 'Soya Fasulyesi'], {
    exchange: 'CBOT',
    priceDecimals: 2,
    aliases: ['Soybean', 'Soya'],
    files: ['ZS=F'],
  }),
  toCommodityEntry('KC', ['Coffee', 'Kahve'], {
    exchange: 'ICE',
    priceDecimals: 2,
    aliases: [],
    files: ['KC=F'],
  }),
  toCommodityEntry('SB', ['Sugar', 'Şeker'], {
    exchange: 'ICE',
    priceDecimals: 2,
    aliases: [],
    files: ['SB=F'],
  }),
  toCommodityEntry('CC', ['Cocoa', 'Kakao'], {
    exchange: 'ICE',
    priceDecimals: 2,
    aliases: [],
    files: ['CC=F'],
  }),
  toCommodityEntry('CT', ['Cotton', 'Pamuk'], {
    exchange: 'ICE',
    priceDecimals: 2,
    aliases: [],
    files: ['CT=F'],
  }),
];
