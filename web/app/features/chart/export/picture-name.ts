import { brand, type Interval } from '@vela/contracts';

export type PictureSubject = {
  symbol: string;
  interval: Interval;
  /** UTC milliseconds: the analysis's as-of time, or the candle of a replay. */
  asOf: number;
  isReplay: boolean;
  isSimulated: boolean;
};

/** File name of a picture for every file system: vela-BTCUSDT-1h-2026-03-05T14-00Z.png */
export function createPictureName({
  symbol,
  interval,
  asOf,
  isReplay,
  isSimulated,
}: PictureSubject): string {
  const moment = new Date(asOf).toISOString();
  const isDated = interval === '1d' || interval === '1w' || interval === '1mo';
  const when = isDated ? moment.slice(0, 10) : `${moment.slice(0, 16).replace(':', '-')}Z`;
  const parts = [
    brand.name.toLowerCase(),
    symbol,
    interval,
    when,
    ...(isReplay ? ['replay'] : []),
    ...(isSimulated ? ['simulated'] : []),
  ];
  return `${parts.map((part) => part.replace(/[^\w.-]+/g, '-')).join('-')}.png`;
}
