import { languages } from '@vela/contracts';
import { guardPlantedFaults } from './number-guard.ts';

/** `--missed` lists the faults that were not caught, and the right sentences that were refused. */
const listsMissed = process.argv.includes('--missed');

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

type Checked = Pick<Awaited<ReturnType<typeof guardPlantedFaults>>, 'right' | 'wrong'>;

function printChecked({ right, wrong }: Checked, isFrozen = false): void {
  const missed = wrong.filter(({ isShown }) => isShown);
  const refused = right.filter(({ isShown }) => !isShown);
  console.log(
    `  planted faults: ${wrong.length}, caught: ${share(wrong.length - missed.length, wrong.length)}`,
  );
  console.log(
    `  right sentences: ${right.length}, refused: ${share(refused.length, right.length)}`,
  );
  if (!listsMissed || isFrozen) return;
  for (const { kind, text } of missed) console.log(`  missed ${kind}: ${text}`);
  for (const { text, reasons } of refused) console.log(`  refused: ${text} (${reasons})`);
}

for (const language of languages) {
  const { told, written, manner, microsecondsPerToken, ...narrated } =
    await guardPlantedFaults(language);
  console.log(`Numbers of model texts (${language}), sentences of the narrator:`);
  printChecked(narrated);
  console.log(`  cost of the guard: ${microsecondsPerToken.toFixed(2)} µs a token`);
  console.log(`Numbers of model texts (${language}), sentences of other frames:`);
  printChecked(told);
  console.log(`Numbers of model texts (${language}), in the manner of a model, open:`);
  printChecked(manner);
  for (const [{ set, half }, checked] of written) {
    console.log(`Numbers of model texts (${language}), ${set}set written apart, ${half} half:`);
    printChecked(checked, half === 'frozen');
  }
}
