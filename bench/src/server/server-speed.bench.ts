import { measureServerSpeed, type Figures } from './server-speed.ts';

const format = ({ perSecond, cpuMicros, p99Ms }: Figures): string =>
  `${perSecond.toFixed(0).padStart(6)} a second, ${cpuMicros?.toFixed(1) ?? '?'} µs each, p99 ${p99Ms} ms`;

console.log(
  '64 connections, load from a process of its own, rounds in turns with a bare Fastify; medians',
);
for (const { name, bytes, minPercent, product, bare } of await measureServerSpeed(
  process.argv.includes('--quick') ? { rounds: 1, seconds: 2 } : {},
)) {
  const percent = (100 * product.perSecond) / bare.perSecond;
  console.log(
    `${name} (${bytes} bytes): ${percent.toFixed(0)} % of the bare route   (target >= ${minPercent})\n  Vela ${format(product)}\n  bare ${format(bare)}`,
  );
  if (percent < minPercent) process.exitCode = 1;
}
