/** A hand-drawn course of prices for the illustration: a decline, a strong rise that leaves a gap, a break of the last high. */
export const example = [
  { open: 118, high: 120.5, low: 115.5, close: 116.5 },
  { open: 116.5, high: 118, low: 112, close: 113 },
  { open: 113, high: 117.2, low: 112.4, close: 116.2 },
  { open: 116.2, high: 119, low: 115, close: 115.6 },
  { open: 115.6, high: 116, low: 109, close: 110 },
  { open: 110, high: 112, low: 105.5, close: 106.4 },
  { open: 106.4, high: 107.6, low: 101, close: 102.2 },
  { open: 102.2, high: 105.6, low: 100.4, close: 104.8 },
  { open: 104.8, high: 107, low: 103.8, close: 106.2 },
  { open: 106.2, high: 115.4, low: 105.9, close: 114.8 },
  { open: 114.8, high: 117.6, low: 111, close: 116.6 },
  { open: 116.6, high: 121.8, low: 115.9, close: 121 },
  { open: 121, high: 122.6, low: 117.8, close: 118.6 },
  { open: 118.6, high: 120, low: 115.2, close: 116 },
  { open: 116, high: 121, low: 115.4, close: 120.2 },
  { open: 120.2, high: 126.4, low: 119.6, close: 125.6 },
  { open: 125.6, high: 128.8, low: 123.4, close: 124.2 },
  { open: 124.2, high: 129.6, low: 123.6, close: 128.7 },
] as const;

/** The gap between the high before the strong candle (index 8) and the low after it (index 10). */
export const gap = { from: 9, bottom: example[8].high, top: example[10].low };

/** The high of the fourth candle, broken by a close eight candles later. */
export const breakLevel = { from: 3, to: 11, price: example[3].high };
