import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseCompanyFacts } from './parse-company-facts.ts';
import { trimCompanyFacts } from './trim-company-facts.ts';

// Makes the extract that is shipped: `node market-data/src/filings/make-extract.ts AAPL=<file> ...`
// where each file is a companyfacts body of the SEC.
const folder = path.resolve(import.meta.dirname, '../../filings');
for (const argument of process.argv.slice(2)) {
  const [symbol = '', file = ''] = argument.split('=');
  const trimmed = trimCompanyFacts(parseCompanyFacts(readFileSync(file, 'utf8')));
  const packed = gzipSync(JSON.stringify(trimmed), { level: 9 });
  writeFileSync(path.join(folder, `${symbol}.json.gz`), packed);
  process.stdout.write(`${symbol}: ${packed.length} bytes\n`);
}
