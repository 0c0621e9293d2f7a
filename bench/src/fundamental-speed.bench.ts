import { measureFundamentalSpeed } from './fundamental-speed.ts';

for (const { name, ms, limitMs } of await measureFundamentalSpeed()) {
  console.log(`${name.padEnd(56)} ${ms.toFixed(1).padStart(7)} ms   (target < ${limitMs})`);
  if (ms >= limitMs) process.exitCode = 1;
}
