import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './command-line.ts';

/** What is read from a report of Lighthouse. Scores are 0 to 100; LCP and TBT in milliseconds; `scriptBytes` of gzip. */
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

function at(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

function numberIn(report: unknown, keys: string): number {
  const found = at(report, keys.split('.'));
  if (typeof found !== 'number')
    throw new Error(`Lighthouse gave no ${keys}: ${JSON.stringify(at(report, ['runtimeError']))}`);
  return found;
}

/**
 * Gzip bytes of the scripts a page names. Lighthouse itself sees none of them where scripts wait for the first sign of a person; the words of
 * one language, which the entry asks for by itself, are counted by `web/.size-limit.js`.
 */
async function scriptBytes(url: string): Promise<number> {
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

/** Audits that cost points outside performance: what has to be mended. */
function faultsIn(report: unknown): string[] {
  const names = ['accessibility', 'best-practices', 'seo'];
  const refs = names.flatMap((name) => {
    const list = at(report, ['categories', name, 'auditRefs']);
    return Array.isArray(list)
      ? list.filter((ref: unknown) => Number(at(ref, ['weight'])) > 0)
      : [];
  });
  const ids = refs.map((ref: unknown) => String(at(ref, ['id'])));
  return ids.filter((id) => {
    const score = at(report, ['audits', id, 'score']);
    return typeof score === 'number' && score < 1;
  });
}

/** One visit of a page by a phone as Lighthouse imagines it, in a browser of its own. */
async function visit(url: string, chromium: string): Promise<PageReport> {
  const file = path.join(tmpdir(), `vela-lighthouse-${process.pid}.json`);
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const look = () =>
    runCommand(
      'lighthouse/cli/index.js',
      [url, '--output=json', `--output-path=${file}`, '--quiet', flags],
      { CHROME_PATH: chromium },
    );
  // A recording now and then misses the begin of its visit (NO_NAVSTART): nothing was measured then, and it is made again.
  await look().catch(look);
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  await rm(file, { force: true });
  const values = Object.entries(measures).map(([name, keys]) => [
    name,
    numberIn(report, keys) * (scored.has(name) ? 100 : 1),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of `measures` and the one below are all there are
  return {
    ...Object.fromEntries(values),
    scriptBytes: await scriptBytes(url),
    faults: faultsIn(report),
  } as PageReport;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median of several visits, for each measure on its own. */
export async function visitOften(
  url: string,
  { chromium, runs }: { chromium: string; runs: number },
): Promise<PageReport> {
  const reports: PageReport[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await visit(url, chromium));
  const of = (measure: Measure) => median(reports.map((report) => report[measure]));
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
