import type { FindingLabel } from '@vela/engine';
import { createWordPattern, lexicons } from './word-pattern.ts';

const spellings = lexicons.flatMap(({ labels }) =>
  labels.map(([words, meant]) => ({ pattern: createWordPattern(words, 'g'), meant })),
);

/**
 * The patterns and divergences that folded text names, such as a hammer or a hidden divergence;
 * of names that overlap the longer one, which stands first in its list.
 */
export function findLabels(folded: string): readonly FindingLabel[] {
  let rest = folded;
  const found = spellings.flatMap(({ pattern, meant }) => {
    const left = rest.replaceAll(pattern, (name) => ' '.repeat(name.length));
    if (left === rest) return [];
    rest = left;
    return meant;
  });
  return [...new Set(found)];
}

const oscillators: Readonly<Record<string, readonly FindingLabel[]>> = {
  rsi: ['rsi-regular', 'rsi-hidden'],
  macd: ['macd-regular', 'macd-hidden'],
};

/** Of divergences those of the indicator that is named, and of the type that is. */
export function chooseDivergences(
  named: readonly FindingLabel[],
  indicator: string | undefined,
): readonly FindingLabel[] {
  const types = named.filter((label) => /^(?:rsi|macd)-/.test(label));
  const own = oscillators[indicator ?? ''];
  if (own === undefined) return types;
  return types.length === 0 ? own : types.filter((label) => own.includes(label));
}
