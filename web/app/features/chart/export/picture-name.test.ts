import { expect, it } from 'vitest';
import { createPictureName } from './picture-name.ts';

const subject = {
  symbol: 'BTCUSDT',
  interval: '1h',
  asOf: Date.UTC(2026, 2, 5, 14),
  isReplay: false,
  isSimulated: false,
} as const;

it('names the picture by instrument, interval and time', () => {
  expect(createPictureName(subject)).toBe('vela-BTCUSDT-1h-2026-03-05T14-00Z.png');
  expect(createPictureName({ ...subject, interval: '1d', isReplay: true })).toBe(
    'vela-BTCUSDT-1d-2026-03-05-replay.png',
  );
});

it('marks simulated data in the name and replaces characters that file systems reject', () => {
  expect(createPictureName({ ...subject, symbol: 'EUR/USD:x', isSimulated: true })).toBe(
    'vela-EUR-USD-x-1h-2026-03-05T14-00Z-simulated.png',
  );
});
