import { formatTime, type Language } from '@vela/contracts';
import { type OutlineWords, toAnswerLines } from './answer/answer-lines.ts';
import type { Answer } from './answer.ts';
import { formatSourceName } from './fact-value.ts';

/** Labels in a copied answer. */
export type CopyWords = { asOf: string; source: string; hash: string; simulated: string };

/** An answer as plain text, always with as-of and source, and with the notice when simulated. */
export function toCopiedText(
  answer: Answer,
  settings: { words: CopyWords; outline: OutlineWords; language: Language; address: string },
): string {
  const { words, outline, language, address } = settings;
  const { analysis } = answer;
  const lines = toAnswerLines(answer, outline, language);
  if (analysis?.mode === 'technical') {
    const { instrument, interval, source } = analysis;
    lines.push(
      '',
      `${instrument.symbol} · ${interval}`,
      `${words.asOf}: ${formatTime(analysis.asOf, interval, language)}`,
      `${words.source}: ${source.kind === 'simulated' ? words.simulated : formatSourceName(source, language)}`,
      `${words.hash}: ${analysis.candles.hash}`,
    );
  }
  return [...lines, address].join('\n');
}
