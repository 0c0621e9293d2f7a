import os from 'node:os';
import { apiPaths } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createReadinessMonitor, hasDiskSpace } from './create-readiness-monitor.ts';

const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const simulated = createMarketData({ mode: 'simulated', allowSimulated: true, store });

let test: TestApp;
const counts = { mail: 0, market: 0 };
const mailer = {
  send: () => Promise.resolve(),
  check: async () => {
    counts.mail += 1;
    return { ok: true, detail: 'answers' };
  },
};
const marketData = {
  ...simulated,
  check: () => {
    counts.market += 1;
    return simulated.check();
  },
};

beforeAll(async () => {
  test = await createTestApp({ deps: { marketData, mailer } });
});
afterAll(() => test.close());

describe('readiness', () => {
  it('asks mail server and vendors once for two hundred anonymous requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => test.app.inject({ url: apiPaths.ready })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(counts).toEqual({ mail: 1, market: 1 });
  });

  it('is lost without room on the disk, and while the server stops', async () => {
    let isStopping = false;
    const monitor = createReadinessMonitor({
      db: test.database.db,
      marketData,
      mailer,
      hasDiskSpace: () => Promise.resolve(false),
      isStopping: () => isStopping,
    });
    expect(await monitor.read()).toMatchObject({
      status: 'not-ready',
      dependencies: { database: 'ok', disk: 'failing' },
    });
    isStopping = true;
    expect((await monitor.read()).status).toBe('stopping');
  });

  it('takes a volume with 64 megabytes for one with room, and needs a folder', async () => {
    expect(await hasDiskSpace(os.tmpdir())).toBe(true);
    await expect(hasDiskSpace('/no/such/folder')).rejects.toThrow('ENOENT');
  });
});
