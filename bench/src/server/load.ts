import { runCommand } from '../pages/command-line.ts';
import { z } from 'zod';

const reportSchema = z.object({
  non2xx: z.number(),
  errors: z.number(),
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
});

/** An address, the headers it is asked with, and for how long. */
export type Load = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections: number;
};

/** Requests a second and milliseconds of one round. */
export type LoadFigures = {
  readonly perSecond: number;
  readonly total: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

/** Runs autocannon in a process of its own. Throws when a request fails. */
export async function measureLoad({
  url,
  headers,
  seconds,
  connections,
}: Load): Promise<LoadFigures> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  // The server closes a connection after 1,000 requests; reconnect before that.
  const args = ['-c', `${connections}`, '-D', '900', '-d', `${seconds}`, '--json', ...given, url];
  const report = reportSchema.parse(JSON.parse(await runCommand('autocannon', args)));
  if (report.non2xx + report.errors > 0)
    throw new Error(`${url}: ${report.non2xx} requests failed, ${report.errors} got no response`);
  const { requests, latency } = report;
  return {
    perSecond: requests.average,
    total: requests.total,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
  };
}
