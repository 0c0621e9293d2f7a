import { type Measure, type PageReport, measureMedianVisit } from './lighthouse-pages.ts';
import { startServer } from './measured-server.ts';

// Ten kinds of page; `--runs=1 --pages=2` measures less.
const pages = [
  '/',
  '/urunler',
  '/sss',
  '/learn-more-1',
  '/sirket',
  '/guvenlik',
  '/Contact',
  '/news',
  '/methods',
  '/Privacy',
];
const minimums: readonly (readonly [Measure, number])[] = [
  ['performance', 95],
  ['accessibility', 100],
  ['bestPractices', 100],
  ['seo', 100],
];
const maximums: readonly (readonly [Measure, number])[] = [
  ['lcp', 2_000],
  ['cls', 0.01],
  ['tbt', 100],
  ['scriptBytes', 150_000],
];

function readArgument(name: string, otherwise: number): number {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`));
  return given === undefined ? otherwise : Number(given.slice(name.length + 3));
}

/** Chromium path set by the launcher. Throws when it is not set. */
function getChromiumPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named === undefined)
    throw new Error(
      'Lighthouse needs Chromium: run it with npm run bench -- lighthouse, or name one in CHROMIUM_PATH',
    );
  return named;
}

function findFailures(report: PageReport): string[] {
  const low = minimums.filter(([measure, limit]) => report[measure] < limit);
  const high = maximums.filter(([measure, limit]) => report[measure] >= limit);
  return [...low, ...high].map(([name, limit]) => `${name} (limit ${limit})`);
}

const runs = readArgument('runs', 5);
const server = await startServer();
try {
  console.log(
    `Lighthouse, mobile profile, median of ${runs}; limits: ${[...minimums, ...maximums].map((limit) => limit.join(' ')).join(', ')}`,
  );
  console.log('perf  a11y  best   seo   LCP ms     CLS  TBT ms   JS kB');
  for (const page of pages.slice(0, readArgument('pages', pages.length))) {
    const report = await measureMedianVisit(`${server.origin}${page}`, {
      chromium: getChromiumPath(),
      runs,
    });
    const { performance, accessibility, bestPractices, seo, lcp, cls, tbt, scriptBytes } = report;
    const scores = [performance, accessibility, bestPractices, seo]
      .map((score) => score.toFixed(0).padStart(4))
      .join('  ');
    const times = `${lcp.toFixed(0).padStart(7)}  ${cls.toFixed(4)}  ${tbt.toFixed(0).padStart(6)}  ${(scriptBytes / 1000).toFixed(1).padStart(6)}`;
    const failed = findFailures(report);
    console.log(
      `${scores}  ${times}  ${page}${failed.length > 0 ? `   FAILS ${failed.join(', ')} ${report.faults.join(' ')}` : ''}`,
    );
    if (failed.length > 0) process.exitCode = 1;
  }
} finally {
  await server.stop();
}
