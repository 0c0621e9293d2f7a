import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The packages that facts and findings are computed by; the words of a page are not among them. */
const packages = ['@vela/engine', '@vela/market-data', '@vela/analyst'] as const;
const shownLength = 12;

const isSource = (name: string): boolean =>
  /\.(?:ts|json)$/.test(name) && !/\.test\.ts$|(?:^|[\\/])testing[\\/]/.test(name);

async function hashPackages(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of packages) {
    const folder = path.dirname(createRequire(import.meta.url).resolve(name));
    const files = (await readdir(folder, { recursive: true })).filter(isSource).toSorted();
    for (const file of files) {
      hash.update(`${name}/${file.replaceAll('\\', '/')}\0`);
      hash.update(await readFile(path.join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, shownLength);
}

let known: Promise<string> | undefined;

/** Version of the code that computes analyses: a hash of it, so that no change is forgotten. */
export function readEngineVersion(): Promise<string> {
  known ??= hashPackages();
  return known;
}
