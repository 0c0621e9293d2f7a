import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, 'reference');
const sharedData = path.join(import.meta.dirname, '../shared/data');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(path.join(folder, file)).isFile())
  .filter((file) => file !== 'NOTICE' && !file.startsWith('LICENSE-'));
const sets = readFileSync(path.join(folder, 'NOTICE'), 'utf8').split('\n\n').slice(1);
const readField = (set: string, name: string): string =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(set)?.[1] ?? '';
const isWithin = (file: string, set: string): boolean =>
  file === readField(set, 'Set') || file.startsWith(`${readField(set, 'Set')}/`);

describe('the reference data', () => {
  it('is of a few sets, each with its source, its commit and a licence that allows copies', () => {
    for (const set of sets) {
      expect(readField(set, 'Source')).toMatch(/^https:\/\//);
      expect(readField(set, 'Commit')).toMatch(/^[\da-f]{40}$/);
      expect(readField(set, 'Licence')).toMatch(/^(?:Apache-2\.0|MIT|CC0-1\.0|ODC-PDDL-1\.0)\b/);
    }
    const counts = files.map((file) => [file, sets.filter((set) => isWithin(file, set)).length]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
    expect(files.length).toBeGreaterThan(30);
  });

  it('is at most 4 MB', () => {
    const sizes = files.map((file) => statSync(path.join(folder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
  });

  it.runIf(existsSync(sharedData))('is the same as in the folder beside the repository', () => {
    const differing = files.filter(
      (file) =>
        !readFileSync(path.join(folder, file)).equals(readFileSync(path.join(sharedData, file))),
    );
    expect(differing).toEqual([]);
  });
});
