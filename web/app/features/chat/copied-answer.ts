import { formatTime, type Language } from '@vela/contracts';
import type { Answer } from './answer.ts';
import { sourceName } from './fact-value.ts';

/** Words around a copied answer. */
export type CopyWords = { asOf: string; source: string; hash: string; simulated: string };

/** An answer as text to paste elsewhere: never without as-of, source and, where they hold, the words that it is simulated. */
export function toCopiedText(
  answer: Answer,
  settings: { words: CopyWords; language: Language; address: string },
): string {
  const { words, language, address } = settings;
  const { analysis } = answer;
  const lines = [answer.text.trim()];
  if (analysis !== undefined) {
    const { instrument, interval, source } = analysis;
    lines.push(
      '',
      `${instrument.symbol} · ${interval}`,
      `${words.asOf}: ${formatTime(analysis.asOf, interval, language)}`,
      `${words.source}: ${source.kind === 'simulated' ? words.simulated : sourceName(source, language)}`,
      `${words.hash}: ${analysis.candles.hash}`,
    );
  }
  return [...lines, address].join('\n');
}
