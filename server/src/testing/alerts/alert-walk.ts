export const walkedSymbols = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XAUUSD'] as const;
export const walkedLevels = [98, 99, 100, 101] as const;

/** Price of a minute: waves of several lengths around 100, another for each symbol. */
export function walkPrice(index: number, symbol: string): number {
  const shift = symbol.charCodeAt(0);
  return 100 + 2 * Math.sin((index + shift) / 3) + Math.sin((index * shift) / 7);
}
