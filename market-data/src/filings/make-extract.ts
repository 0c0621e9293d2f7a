import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { mergeCompanyFacts } from './merge-company-facts.ts';
import { parseCompanyFacts } from './parse-company-facts.ts';
import { trimCompanyFacts } from './trim-company-facts.ts';

// Makes the extract that is shipped: `node market-data/src/filings/make-extract.ts AAPL=<file> ...`
// where each file is a companyfacts body of the SEC; several of one company: `JPM=<file>,<file>`.
const folder = path.resolve(import.meta.dirname, '../../filings');
for (const argument of process.argv.slice(2)) {
  const [symbol = '', file = ''] = argument.split('=');
  const bodies = file.split(',').map((one) => parseCompanyFacts(readFileSync(one, 'utf8')));
  const trimmed = trimCompanyFacts(bodies.reduce(mergeCompanyFacts));
  const packed = gzipSync(JSON.stringify(trimmed), { level: 9 });
  writeFileSync(path.join(folder, `${symbol}.json.gz`), packed);
  process.stdout.write(`${symbol}: ${packed.length} bytes\n`);
}
