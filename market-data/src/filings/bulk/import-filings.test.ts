import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryFilingsStore } from '../../testing/memory-filings-store.ts';
import { createFilingsSource } from '../create-filings-source.ts';
import type { FilingsStore } from '../filings-store.ts';
import { importFilings } from './import-filings.ts';

const root = await mkdtemp(join(tmpdir(), 'vela-bulk-'));
let folder: string;
let folders = 0;
let store: FilingsStore;
beforeEach(async () => {
  folder = await mkdtemp(join(root, String(folders++)));
  store = createMemoryFilingsStore();
});
afterAll(() => rm(root, { recursive: true }));

const fact = { end: '2024-12-31', accn: '1-25-1', form: '10-K', filed: '2025-02-01', fy: 2024 };
const createBody = (cik: number, val: number) => ({
  cik,
  entityName: `Company ${cik}`,
  facts: { 'us-gaap': { Assets: { units: { USD: [{ ...fact, val }] } } } },
});
const write = (name: string, content: unknown): Promise<void> =>
  writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const add = (place = folder) => importFilings(place, { store, now: () => 5 });

/** The same files, packed by the usual program for zips. */
const zip = join(import.meta.dirname, 'three-bodies.zip');

async function writeThree(): Promise<void> {
  await write('CIK0000000001.json', createBody(1, 10));
  await write('CIK0000000002.json', { ...createBody(2, 20), cik: '0000000002', ticker: 'TWO' });
  await write('CIK0000000003.json', { cik: 3, entityName: 'Three', facts: {} });
  await write('company_tickers.json', { 0: { cik_str: 1, ticker: 'ON-E', title: 'One' } });
  await write('notes.txt', 'not read');
}

const readAssets = async (cik: number): Promise<number | undefined> =>
  (await store.read(cik))?.company.facts['us-gaap']?.['Assets']?.units['USD']?.[0]?.val;

describe('an import of filings', () => {
  it.each([
    ['a folder', () => folder],
    ['a zip', () => zip],
  ])('of %s stores every company once, however often it is run', async (_, toPlace) => {
    await writeThree();
    const counts = { companies: 2, known: 0, empty: 1, tickers: 1, refused: [] };
    expect(await add(toPlace())).toEqual(counts);
    expect([await readAssets(1), await readAssets(2)]).toEqual([10, 20]);
    expect(await add(toPlace())).toEqual({ ...counts, companies: 0, known: 2 });
    const source = createFilingsSource({ store });
    expect(await source.find('ON.E')).toMatchObject({ kind: 'filings', origin: 'sec' });
    expect(await source.findFiler('TWO')).toEqual({ ticker: 'TWO', cik: 2, name: 'Company 2' });
  });

  it('goes on where it was interrupted, and reads what has changed', async () => {
    await writeThree();
    const failing = {
      ...store,
      write: (...given: Parameters<FilingsStore['write']>) =>
        given[0] === 2
          ? Promise.reject(new Error('the database went away'))
          : store.write(...given),
    };
    await expect(importFilings(folder, { store: failing, now: () => 5 })).rejects.toThrow('away');
    expect(await add()).toMatchObject({ companies: 1, known: 1 });
    await write('CIK0000000001.json', createBody(1, 1000));
    expect(await add()).toMatchObject({ companies: 1, known: 1 });
    expect(await readAssets(1)).toBe(1000);
  });

  it('names files that are no filings, and stores the others', async () => {
    await writeThree();
    await write('CIK0000000004.json', '{"cik":4,"entityName":"Cut');
    await write('CIK0000000005.json', { cik: 5, facts: 1 });
    const { companies, refused } = await add();
    expect(companies).toBe(2);
    expect(refused).toEqual(['CIK0000000004.json', 'CIK0000000005.json']);
  });

  it('says of a zip that is none, or that is cut off, what it is', async () => {
    const cut = join(folder, 'cut.zip');
    await copyFile(zip, cut);
    await truncate(cut, (await readFile(cut)).length - 30);
    await expect(add(cut)).rejects.toThrow('no zip, or one that is cut off');
    await writeFile(cut, 'text');
    await expect(add(cut)).rejects.toThrow('no zip');
  });
});
