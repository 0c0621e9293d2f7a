/** How late a sentence of a model is shown, what twenty streams cost, and whether memory stays flat. */
import { loadavg } from 'node:os';
import { measureMemory, measureStreams } from './answer-stream.ts';

const limits = { p95Ms: 30, holdMs: 20, growthMb: 10 } as const;
const streams = 20;
const answers = 1_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const one = await measureStreams(1);
const many = await measureStreams(streams);
say('A model of 60 tokens a second: milliseconds from the last token of a sentence to its showing');
for (const [name, { sentences, p95Ms, maxMs, longestHoldMs, longestTurnMs }] of [
  ['one stream', one],
  [`${streams} streams`, many],
] as const)
  say(
    `  ${name}: ${sentences} sentences, p95 ${p95Ms.toFixed(1)}, most ${maxMs.toFixed(1)} (limit ${limits.p95Ms}); longest turn of the event loop ${longestTurnMs.toFixed(1)} of processor time (limit ${limits.holdMs}), ${longestHoldMs.toFixed(1)} by the clock`,
  );
say(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
const samples = await measureMemory(answers, streams);
const growth = (samples.at(-1) ?? 0) - (samples[0] ?? 0);
say(
  `Heap after each fifth of ${answers} answers: ${samples.map((mb) => mb.toFixed(0)).join(', ')} MB; grows by ${growth.toFixed(1)} (limit ${limits.growthMb})`,
);
const isFast = one.sentences > 0 && many.sentences > 0 && one.p95Ms <= limits.p95Ms;
process.exitCode =
  isFast && many.longestTurnMs <= limits.holdMs && growth <= limits.growthMb ? 0 : 1;
