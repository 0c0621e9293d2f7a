import { startServer } from './measured-server.ts';
import { measurePage, type Throughput } from './page-throughput.ts';

const throughputTargets = { cachedPercent: 60, query: 250, member: 250, rendered: 250 };
const printLine = ({ name, requestsPerSecond, bytes }: Throughput, note = '') =>
  console.log(
    `${requestsPerSecond.toFixed(0).padStart(8)} a second  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${name}${note}`,
  );

const server = await startServer();
try {
  console.log('32 connections, load from a separate process, best of 3 rounds of 3 seconds');
  for (const path of ['/', '/Privacy']) {
    const { cached, file, query, member, rendered } = await measurePage(server, path);
    const percent = (100 * cached.requestsPerSecond) / file.requestsPerSecond;
    printLine(file, '   static file of this size');
    printLine(
      cached,
      `   from the cache: ${percent.toFixed(0)} % of the file   (target >= ${throughputTargets.cachedPercent})`,
    );
    printLine(query, `   with a query it does not read   (target >= ${throughputTargets.query})`);
    printLine(member, `   with a session cookie   (target >= ${throughputTargets.member})`);
    printLine(rendered, `   rendered for each request   (target >= ${throughputTargets.rendered})`);
    if (
      percent < throughputTargets.cachedPercent ||
      query.requestsPerSecond < throughputTargets.query ||
      member.requestsPerSecond < throughputTargets.member ||
      rendered.requestsPerSecond < throughputTargets.rendered
    )
      process.exitCode = 1;
  }
} finally {
  await server.stop();
}
