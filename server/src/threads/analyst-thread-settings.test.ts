import os from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { parseConfig } from '../config.ts';
import { createDatabase } from '../db/create-database.ts';
import { toAnalystThreadSettings } from './analyst-thread-settings.ts';

afterEach(() => vi.restoreAllMocks());

// Each thread takes about 130 MB; on two cores a second one had no core of its own.
it.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [64, 8],
])('leaves one core to requests and the database: of %d cores %d', (cores, threads) => {
  vi.spyOn(os, 'availableParallelism').mockReturnValue(cores);
  const config = parseConfig({ LOG_LEVEL: 'silent' });
  const db = createDatabase('postgres://127.0.0.1:1/none');
  expect(toAnalystThreadSettings({ config, db }).threads).toBe(threads);
});
