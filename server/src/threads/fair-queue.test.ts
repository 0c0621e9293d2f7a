import { describe, expect, it } from 'vitest';
import { createFairQueue, type QueueLimits } from './fair-queue.ts';

const limits: QueueLimits = {
  maxRunning: 2,
  maxRunningPerOwner: 2,
  maxWaiting: 20,
  maxWaitingPerOwner: 8,
};

/** Work that ends by hand; `started` lists the names in the order in which they were begun. */
function createWork() {
  const started: string[] = [];
  const open: { name: string; end: () => void }[] = [];
  const begin = (name: string) => (): Promise<string> => {
    started.push(name);
    return new Promise((resolve) => open.push({ name, end: () => resolve(name) }));
  };
  const endAll = async (): Promise<void> => {
    await new Promise(setImmediate);
    while (open.length > 0) {
      open.shift()?.end();
      await new Promise(setImmediate);
    }
  };
  return { started, open, begin, endAll };
}

describe('the queue of work', () => {
  it('gives each owner one turn after another, whatever the others ask', async () => {
    const queue = createFairQueue(limits);
    const { started, begin, endAll } = createWork();
    const all = [
      ...[1, 2, 3, 4, 5, 6].map((turn) => queue.run('ayse', begin(`ayse ${turn}`))),
      ...[1, 2].map((turn) => queue.run('boris', begin(`boris ${turn}`))),
      queue.run('chen', begin('chen 1')),
    ];
    await endAll();
    await Promise.all(all);
    expect(started.slice(0, 5)).toEqual(['ayse 1', 'ayse 2', 'boris 1', 'chen 1', 'ayse 3']);
    expect(started).toHaveLength(9);
    expect(queue.length).toBe(0);
  });

  it('runs at most two of one owner, though a third place is free', async () => {
    const queue = createFairQueue({ ...limits, maxRunning: 3 });
    const { started, begin, endAll } = createWork();
    const all = [1, 2, 3].map((turn) => queue.run('ayse', begin(`ayse ${turn}`)));
    await new Promise(setImmediate);
    expect(started).toEqual(['ayse 1', 'ayse 2']);
    expect(queue.length).toBe(1);
    await endAll();
    await Promise.all(all);
  });

  it('refuses 190 of 200 at once, says how long it is, and serves the next owner', async () => {
    const queue = createFairQueue(limits);
    const { begin, endAll } = createWork();
    const all = Array.from({ length: 200 }, (_, turn) =>
      queue.run('ayse', begin(`ayse ${turn}`)).catch((error: unknown) => error),
    );
    const other = queue.run('boris', begin('boris'));
    await endAll();
    expect(await other).toBe('boris');
    const refused = (await Promise.all(all)).filter((result) => result instanceof Error);
    expect(refused).toHaveLength(190);
    expect(refused[0]).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { queue_length: 8, retry_after: 1 },
    });
  });

  it('refuses everybody when the whole queue is full', async () => {
    const queue = createFairQueue({ ...limits, maxWaiting: 3 });
    const { begin, endAll } = createWork();
    const all = [1, 2, 3, 4, 5].map((owner) => queue.run(`owner ${owner}`, begin('x')));
    await expect(queue.run('late', begin('x'))).rejects.toMatchObject({
      code: 'SERVICE_BUSY',
      details: { queue_length: 3 },
    });
    await endAll();
    await Promise.all(all);
  });

  it('runs work that no person waits for one at a time, behind all others', async () => {
    let now = 0;
    const queue = createFairQueue({ ...limits, maxRunning: 2 }, () => now);
    const { started, begin, endAll } = createWork();
    const all = [
      queue.run('ayse', begin('ayse')),
      ...[1, 2].map((turn) => queue.run('site', begin(`site ${turn}`))),
      queue.run('boris', begin('boris')),
      queue.run('chen', begin('chen')),
    ];
    await endAll();
    await Promise.all(all);
    expect(started).toEqual(['ayse', 'boris', 'chen', 'site 1', 'site 2']);
    // It is put off for five seconds at most.
    const later = [queue.run('ayse', begin('long')), queue.run('site', begin('site 3'))];
    await new Promise(setImmediate);
    expect(started.at(-1)).toBe('long');
    now = 5_000;
    const next = queue.run('boris', begin('next'));
    await new Promise(setImmediate);
    expect(started.slice(-2)).toEqual(['long', 'site 3']);
    await endAll();
    await Promise.all([...later, next]);
  });

  it('goes on after work that failed', async () => {
    const queue = createFairQueue({ ...limits, maxRunning: 1 });
    const failed = queue.run('ayse', () => Promise.reject(new Error('no')));
    const next = queue.run('ayse', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
