/** How long the reader needs for texts of the longest length, made to be slow: processor time. */
import { longQuestions, parseQuestion } from '@vela/analyst';
import { instrumentCatalogue } from '@vela/market-data';

const limitMs = 15;
const rounds = 5;

function measure(message: string): number {
  const question = { message, language: 'en', chosen: {}, context: {}, now: 0 } as const;
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    parseQuestion(question, instrumentCatalogue);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const slowest = longQuestions
  .map((text) => ({ text: text.slice(0, 20), ms: measure(text) }))
  .toSorted((one, other) => other.ms - one.ms);
for (const { text, ms } of slowest.slice(0, 5))
  process.stdout.write(`${ms.toFixed(1).padStart(6)} ms  ${JSON.stringify(text)}\n`);
process.stdout.write(`${longQuestions.length} texts; limit ${limitMs} ms\n`);
process.exitCode = (slowest[0]?.ms ?? 0) <= limitMs ? 0 : 1;
