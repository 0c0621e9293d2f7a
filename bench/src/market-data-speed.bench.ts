import { measureMarketDataSpeed } from './market-data-speed.ts';

for (const { name, ms, limitMs } of await measureMarketDataSpeed()) {
  console.log(`${name.padEnd(56)} ${ms.toFixed(1).padStart(7)} ms   (target < ${limitMs})`);
  if (ms >= limitMs) process.exitCode = 1;
}
