import { languages } from '@vela/contracts';
import { halves, scoreQuestions } from './questions.ts';

/** `--misread` lists the misread questions of the open half; `--misread=frozen` the frozen half. */
const misreadOption = process.argv.find((argument) => argument.startsWith('--misread'));
const listedHalf =
  misreadOption === undefined ? undefined : (misreadOption.split('=')[1] ?? 'open');
const formatPercent = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(1)}%`;

for (const language of languages) {
  for (const half of halves) {
    const { asked, right, byIntent, misread } = scoreQuestions(language, half);
    const parts = (['intent', 'symbol', 'interval'] as const)
      .map((part) => `${part} ${formatPercent(right[part], asked)}`)
      .join(', ');
    console.log(
      `Questions (${language}, ${half} half): ${formatPercent(right.all, asked)} of ${asked} read correctly, ${parts}   (target at least 97%)`,
    );
    const wrong = [...byIntent].filter(([, group]) => group.right < group.asked);
    if (wrong.length > 0)
      console.log(
        `  not all: ${wrong.map(([intent, group]) => `${intent} ${group.right}/${group.asked}`).join(', ')}`,
      );
    if (listedHalf !== half) continue;
    for (const one of misread) {
      const { text, ...label } = one.asked;
      console.log(
        `  "${text}"\n    asks ${JSON.stringify(label)}\n    read ${JSON.stringify(one.read)}`,
      );
    }
  }
}
