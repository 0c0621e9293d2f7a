import { expect, it } from 'vitest';
import { pictureName } from './picture-name.ts';

const subject = {
  symbol: 'BTCUSDT',
  interval: '1h',
  asOf: Date.UTC(2026, 2, 5, 14),
  isReplay: false,
  isSimulated: false,
} as const;

it('the file of a picture is named after what it shows', () => {
  expect(pictureName(subject)).toBe('vela-BTCUSDT-1h-2026-03-05T14-00Z.png');
  expect(pictureName({ ...subject, interval: '1d', isReplay: true })).toBe(
    'vela-BTCUSDT-1d-2026-03-05-replay.png',
  );
});

it('simulated data is called so in the name too, and no sign is in it that a file system refuses', () => {
  expect(pictureName({ ...subject, symbol: 'EUR/USD:x', isSimulated: true })).toBe(
    'vela-EUR-USD-x-1h-2026-03-05T14-00Z-simulated.png',
  );
});
