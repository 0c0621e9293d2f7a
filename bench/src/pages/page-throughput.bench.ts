import { startServer } from './measured-server.ts';
import { measurePage, type Throughput } from './page-throughput.ts';

const wanted = { cachedPercent: 60, uncached: 250 };
const line = ({ name, requestsPerSecond, bytes }: Throughput, note = '') =>
  console.log(
    `${requestsPerSecond.toFixed(0).padStart(8)} a second  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${name}${note}`,
  );

const server = await startServer();
try {
  console.log('32 connections, load from a process of its own, best of 3 rounds of 3 seconds');
  for (const path of ['/', '/Privacy']) {
    const { cached, file, uncached } = await measurePage(server, path);
    const percent = (100 * cached.requestsPerSecond) / file.requestsPerSecond;
    line(file, '   the bare file of this size');
    line(
      cached,
      `   from the cache: ${percent.toFixed(0)} % of the file   (target >= ${wanted.cachedPercent})`,
    );
    line(uncached, `   made for each request   (target >= ${wanted.uncached}, aim 400)`);
    if (percent < wanted.cachedPercent || uncached.requestsPerSecond < wanted.uncached)
      process.exitCode = 1;
  }
} finally {
  await server.stop();
}
