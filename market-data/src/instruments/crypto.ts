import type { PopularGroup } from '@vela/contracts';
import { exchangeSymbols } from './crypto-symbols.ts';
import { toEntry, type InstrumentEntry } from './instrument-entry.ts';

type Coin = readonly [
  base: string,
  name: string,
  priceDecimals: number,
  aliases?: readonly string[],
];

const popularCoins: readonly Coin[] = [
  ['BTC', 'Bitcoin', 2, ['XBT', 'XBTUSD', 'Digital gold', 'Dijital altın']],
  ['ETH', 'Ethereum', 2, ['Ether']],
  ['BNB', 'BNB', 2, ['Binance Coin', 'BNB Coin']],
  ['SOL', 'Solana', 2],
  ['XRP', 'XRP', 4, ['Ripple']],
  ['ADA', 'Cardano', 4],
  ['DOGE', 'Dogecoin', 5, ['Doge']],
  ['AVAX', 'Avalanche', 2],
];

const otherCoins: readonly Coin[] = [
  ['TRX', 'TRON', 4],
  ['DOT', 'Polkadot', 3],
  ['LINK', 'Chainlink', 2],
  ['LTC', 'Litecoin', 2],
  ['BCH', 'Bitcoin Cash', 1],
  ['SHIB', 'Shiba Inu', 9, ['Shiba']],
  ['PEPE', 'Pepe', 10],
  ['UNI', 'Uniswap', 3],
  ['ATOM', 'Cosmos', 3],
  ['XLM', 'Stellar', 4],
  ['NEAR', 'NEAR Protocol', 3],
  ['ICP', 'Internet Computer', 3],
  ['APT', 'Aptos', 2],
  ['ARB', 'Arbitrum', 4],
  ['OP', 'Optimism', 3],
  ['FIL', 'Filecoin', 3],
  ['HBAR', 'Hedera', 5],
  ['SUI', 'Sui', 4],
  ['TON', 'Toncoin', 3],
  ['ETC', 'Ethereum Classic', 2],
  ['AAVE', 'Aave', 2],
  ['INJ', 'Injective', 3],
  ['ALGO', 'Algorand', 4],
  ['FET', 'Artificial Superintelligence Alliance', 4, ['Fetch.ai']],
];

function toCoinEntry(popular: PopularGroup | undefined): (coin: Coin) => InstrumentEntry {
  return ([base, name, priceDecimals, aliases = []]) =>
    toEntry(`${base}USDT`, name, {
      assetClass: 'crypto',
      exchange: 'Binance',
      currency: 'USDT',
      priceDecimals,
      calendar: 'always',
      vendorSymbols: { binance: `${base}USDT`, ...exchangeSymbols[base] },
      popular,
      aliases: [base, `${base}USD`, `${base} USDT`, `${base} USD`, ...aliases],
    });
}

/** Crypto pairs in USDT. Files of a USD pair (BTCUSD) hold another market and never serve them. */
export const cryptoEntries: readonly InstrumentEntry[] = [
  ...popularCoins.map(toCoinEntry('crypto')),
  ...otherCoins.map(toCoinEntry(undefined)),
];
