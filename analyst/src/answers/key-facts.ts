import type { Fact, KeyFact, KeyFactName } from '@vela/contracts';

/** Fact of each name; the first that the analysis has. */
const factIdsByName: Readonly<Record<KeyFactName, readonly string[]>> = {
  close: ['close.last'],
  change: ['window.change-percent'],
  trend: ['trend.swing.bias'],
  volatility: ['regime.volatility', 'atr.percent'],
  rsi: ['rsi.value'],
};

/** The facts to be seen at a glance among those of an analysis, in the order shown. */
export function findKeyFacts(facts: readonly Fact[]): KeyFact[] {
  const ids = new Set(facts.map(({ id }) => id));
  const names = ['close', 'change', 'trend', 'volatility', 'rsi'] as const;
  return names.flatMap((name) => {
    const factId = factIdsByName[name].find((id) => ids.has(id));
    return factId === undefined ? [] : [{ name, factId }];
  });
}
