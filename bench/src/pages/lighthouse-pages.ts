import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './command-line.ts';

/** Lighthouse scores are 0 to 100; LCP and TBT in ms; `measureScriptBytes` in gzip bytes. */
const measures = {
  performance: 'categories.performance.score',
  accessibility: 'categories.accessibility.score',
  bestPractices: 'categories.best-practices.score',
  seo: 'categories.seo.score',
  lcp: 'audits.largest-contentful-paint.numericValue',
  cls: 'audits.cumulative-layout-shift.numericValue',
  tbt: 'audits.total-blocking-time.numericValue',
} as const;
export type Measure = keyof typeof measures | 'scriptBytes';
export type PageReport = Readonly<Record<Measure, number>> & { readonly faults: readonly string[] };

const scored = new Set<string>(['performance', 'accessibility', 'bestPractices', 'seo']);

function readPath(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

function readNumber(report: unknown, keys: string): number {
  const found = readPath(report, keys.split('.'));
  if (typeof found !== 'number')
    throw new Error(`no ${keys} in report: ${JSON.stringify(readPath(report, ['runtimeError']))}`);
  return found;
}

// Lighthouse misses scripts that load on the first input. The language catalogue, which the entry
// loads itself, is counted by `web/.size-limit.js`.
/** Gzip bytes of the scripts named in the HTML of a page. */
async function measureScriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
  if (files.length === 0) throw new Error(`${url} names no script: how pages start has changed`);
  const sizes = files.map(async (file) => {
    const answer = await fetch(new URL(file, url), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip' },
    });
    return Number(answer.headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Ids of the failed audits outside performance. */
function findFaults(report: unknown): string[] {
  const names = ['accessibility', 'best-practices', 'seo'];
  const refs = names.flatMap((name) => {
    const list = readPath(report, ['categories', name, 'auditRefs']);
    return Array.isArray(list)
      ? list.filter((ref: unknown) => Number(readPath(ref, ['weight'])) > 0)
      : [];
  });
  const ids = refs.map((ref: unknown) => String(readPath(ref, ['id'])));
  return ids.filter((id) => {
    const score = readPath(report, ['audits', id, 'score']);
    return typeof score === 'number' && score < 1;
  });
}

/** One Lighthouse run with the mobile profile in its own browser. */
async function measureVisit(url: string, chromium: string): Promise<PageReport> {
  const file = path.join(tmpdir(), `vela-lighthouse-${process.pid}.json`);
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const look = () =>
    runCommand(
      'lighthouse/cli/index.js',
      [url, '--output=json', `--output-path=${file}`, '--quiet', flags],
      { CHROME_PATH: chromium },
    );
  // Lighthouse sometimes fails with NO_NAVSTART (no measurement): retry once.
  await look().catch(look);
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  await rm(file, { force: true });
  const values = Object.entries(measures).map(([name, keys]) => [
    name,
    readNumber(report, keys) * (scored.has(name) ? 100 : 1),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of `measures` and the one below are all there are
  return {
    ...Object.fromEntries(values),
    scriptBytes: await measureScriptBytes(url),
    faults: findFaults(report),
  } as PageReport;
}

function calculateMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Median over several runs, for each measure separately. */
export async function measureMedianVisit(
  url: string,
  { chromium, runs }: { chromium: string; runs: number },
): Promise<PageReport> {
  const reports: PageReport[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await measureVisit(url, chromium));
  const of = (measure: Measure) => calculateMedian(reports.map((report) => report[measure]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    scriptBytes: of('scriptBytes'),
    faults: [...new Set(reports.flatMap(({ faults }) => faults))],
  };
}
