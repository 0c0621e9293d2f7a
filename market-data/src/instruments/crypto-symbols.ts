/**
 * The pairs in USDT as each exchange writes them, by base coin; an exchange without one does not
 * offer the pair. Written out, never derived; a pair that an exchange does not know is told as such.
 */
type ExchangeSymbols = Readonly<Partial<Record<'bybit' | 'okx' | 'kraken' | 'coinbase', string>>>;

export const exchangeSymbols: Readonly<Record<string, ExchangeSymbols>> = {
  BTC: { bybit: 'BTCUSDT', okx: 'BTC-USDT', kraken: 'XBTUSDT', coinbase: 'BTC-USDT' },
  ETH: { bybit: 'ETHUSDT', okx: 'ETH-USDT', kraken: 'ETHUSDT', coinbase: 'ETH-USDT' },
  BNB: { bybit: 'BNBUSDT', okx: 'BNB-USDT' },
  SOL: { bybit: 'SOLUSDT', okx: 'SOL-USDT', kraken: 'SOLUSDT', coinbase: 'SOL-USDT' },
  XRP: { bybit: 'XRPUSDT', okx: 'XRP-USDT', kraken: 'XRPUSDT', coinbase: 'XRP-USDT' },
  ADA: { bybit: 'ADAUSDT', okx: 'ADA-USDT', kraken: 'ADAUSDT', coinbase: 'ADA-USDT' },
  DOGE: { bybit: 'DOGEUSDT', okx: 'DOGE-USDT', kraken: 'XDGUSDT', coinbase: 'DOGE-USDT' },
  AVAX: { bybit: 'AVAXUSDT', okx: 'AVAX-USDT', kraken: 'AVAXUSDT', coinbase: 'AVAX-USDT' },
  TRX: { bybit: 'TRXUSDT', okx: 'TRX-USDT' },
  DOT: { bybit: 'DOTUSDT', okx: 'DOT-USDT', kraken: 'DOTUSDT', coinbase: 'DOT-USDT' },
  LINK: { bybit: 'LINKUSDT', okx: 'LINK-USDT', kraken: 'LINKUSDT', coinbase: 'LINK-USDT' },
  LTC: { bybit: 'LTCUSDT', okx: 'LTC-USDT', kraken: 'LTCUSDT' },
  BCH: { bybit: 'BCHUSDT', okx: 'BCH-USDT', kraken: 'BCHUSDT' },
  SHIB: { bybit: 'SHIBUSDT', okx: 'SHIB-USDT', coinbase: 'SHIB-USDT' },
  PEPE: { bybit: 'PEPEUSDT', okx: 'PEPE-USDT' },
  UNI: { bybit: 'UNIUSDT', okx: 'UNI-USDT' },
  ATOM: { bybit: 'ATOMUSDT', okx: 'ATOM-USDT', kraken: 'ATOMUSDT', coinbase: 'ATOM-USDT' },
  XLM: { bybit: 'XLMUSDT', okx: 'XLM-USDT', coinbase: 'XLM-USDT' },
  NEAR: { bybit: 'NEARUSDT', okx: 'NEAR-USDT', coinbase: 'NEAR-USDT' },
  ICP: { bybit: 'ICPUSDT', okx: 'ICP-USDT', coinbase: 'ICP-USDT' },
  APT: { bybit: 'APTUSDT', okx: 'APT-USDT', coinbase: 'APT-USDT' },
  ARB: { bybit: 'ARBUSDT', okx: 'ARB-USDT' },
  OP: { bybit: 'OPUSDT', okx: 'OP-USDT', coinbase: 'OP-USDT' },
  FIL: { bybit: 'FILUSDT', okx: 'FIL-USDT' },
  HBAR: { bybit: 'HBARUSDT', okx: 'HBAR-USDT', coinbase: 'HBAR-USDT' },
  SUI: { bybit: 'SUIUSDT', okx: 'SUI-USDT' },
  TON: { bybit: 'TONUSDT', okx: 'TON-USDT' },
  ETC: { bybit: 'ETCUSDT', okx: 'ETC-USDT' },
  AAVE: { bybit: 'AAVEUSDT', okx: 'AAVE-USDT' },
  INJ: { bybit: 'INJUSDT', okx: 'INJ-USDT' },
  ALGO: { bybit: 'ALGOUSDT', okx: 'ALGO-USDT', kraken: 'ALGOUSDT' },
  FET: { bybit: 'FETUSDT', okx: 'FET-USDT', coinbase: 'FET-USDT' },
};
