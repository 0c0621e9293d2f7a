import { argv } from 'node:process';
import { loadOnly, useCompiledProgram } from './compiled-program.ts';
import { measureEngineSpeed } from './engine-speed.ts';

const targets: Readonly<Record<number, string>> = {
  5_000: '   (target < 5)',
  100_000: '   (target < 80, aim 30)',
};

function printSpeed(): void {
  const speed = measureEngineSpeed();
  const { times, slope, appendMicroseconds, findings, transitions } = speed;
  const { referenceRatio, referenceMs, wire } = speed;
  console.log(
    `All 19 kinds of findings (structure, zones, liquidity, sessions, patterns, divergence) with every state, and the indicators they need; best of 10; ${findings.toFixed(0)} findings and ${transitions.toFixed(0)} transitions per 100 candles`,
  );
  for (const { candles, ms } of times) {
    const target = targets[candles] ?? '';
    console.log(
      `${candles.toLocaleString('en').padStart(11)} candles ${ms.toFixed(1).padStart(8)} ms ${((ms * 1e6) / candles).toFixed(0).padStart(6)} ns a candle${target}`,
    );
  }
  console.log(`growth exponent ${slope.toFixed(3)}   (target <= 1.15)`);
  console.log(`append of one candle ${appendMicroseconds.toFixed(2)} µs   (target < 5)`);
  console.log(
    `100,000 candles take ${referenceRatio.toFixed(0)} reference passes (EMA and ATR over the same columns, ${referenceMs.toFixed(2)} ms each; goal <= 90, half of the 185 of the first reading)`,
  );
  console.log(
    `all their findings in columns and bytes ${wire.ms.toFixed(1)} ms   (target <= 20), ${wire.megabytes.toFixed(1)} MB`,
  );
}

const part = argv[2];
if (part === undefined)
  console.log(useCompiledProgram(import.meta.filename, ({ run }) => run('measure')).trimEnd());
else if (part !== loadOnly) printSpeed();
