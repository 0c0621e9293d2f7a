import { toComputed, type Computed } from '../computed.ts';
import type { YearFigures } from '../filings/company-figures.ts';
import { calculateRobustGrowth } from '../valuation/growth-path.ts';

/** Growth of five years is believed within these limits. */
const [leastGrowth, mostGrowth] = [-0.15, 0.4];
type Windows = readonly (YearFigures | undefined)[];

/** Robust growth of revenue over the windows at hand, the newest first. */
export function calculateOwnGrowth(windows: Windows): Computed {
  const points = windows.flatMap((figures, years) => {
    const revenue = figures?.flows.revenue;
    return revenue === undefined ? [] : [{ x: -years, y: revenue.value, weight: 1 }];
  });
  const growth = calculateRobustGrowth(points);
  if (growth.value === null) return growth;
  const limited = Math.min(mostGrowth, Math.max(leastGrowth, growth.value));
  return toComputed(limited, { unlimited: growth.value, isLimited: limited !== growth.value });
}
