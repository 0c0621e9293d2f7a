import type { InstrumentEntry } from './instrument-entry.ts';

/** Codes at Yahoo and at Stooq; an instrument without one is not offered there. */
type Codes = readonly [yahoo: string | undefined, stooq: string | undefined];

/** Indices and contracts by our symbol, written out. */
const codesBySymbol: Readonly<Record<string, Codes>> = {
  SPX: ['^GSPC', '^spx'],
  NDX: ['^NDX', '^ndx'],
  DJI: ['^DJI', '^dji'],
  IXIC: ['^IXIC', '^ndq'],
  RUT: ['^RUT', undefined],
  VIX: ['^VIX', undefined],
  DXY: ['DX-Y.NYB', undefined],
  DAX: ['^GDAXI', '^dax'],
  UKX: ['^FTSE', '^ukx'],
  CAC: ['^FCHI', '^cac'],
  SX5E: ['^STOXX50E', undefined],
  N225: ['^N225', '^nkx'],
  HSI: ['^HSI', '^hsi'],
  CL: ['CL=F', 'cl.f'],
  BZ: ['BZ=F', undefined],
  NG: ['NG=F', 'ng.f'],
  HG: ['HG=F', 'hg.f'],
  RB: ['RB=F', 'rb.f'],
  HO: ['HO=F', 'ho.f'],
  ZW: ['ZW=F', 'zw.f'],
  ZC: ['ZC=F', 'zc.f'],
  ZS: ['ZS=F', 'zs.f'],
  KC: ['KC=F', 'kc.f'],
  SB: ['SB=F', 'sb.f'],
  CC: ['CC=F', 'cc.f'],
  CT: ['CT=F', 'ct.f'],
  // Yahoo has futures of metals alone, which are no spot price.
  XAUUSD: [undefined, 'xauusd'],
  XAGUSD: [undefined, 'xagusd'],
  XPTUSD: [undefined, 'xptusd'],
  XPDUSD: [undefined, 'xpdusd'],
};

/** The codes of an index or a commodity. */
export function findYahooStooqCodes(symbol: string): InstrumentEntry['vendorSymbols'] {
  const [yahoo, stooq] = codesBySymbol[symbol] ?? [];
  return { yahoo, stooq };
}
