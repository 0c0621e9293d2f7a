import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const shared = path.join(root, '../shared/data/ohlcv');

/** Whether the folder with prices of exchanges and brokers is beside the repository; optional. */
export const hasSharedData = existsSync(shared);
/** Folder of real candles: that one, otherwise the repository's own. */
export const realCandles = hasSharedData ? shared : path.join(root, 'reference/ohlcv');
