import type { TechnicalAnalysis } from '../analysis.ts';
import type { EngineFact } from './fact.ts';
import { toMomentumFacts } from './momentum-facts.ts';
import { toPriceFacts } from './price-facts.ts';
import { toProfileFacts } from './profile-facts.ts';
import { toReading, type FactWindow } from './reading.ts';
import { toRegimeFacts } from './regime-facts.ts';
import { toScaleBreakFacts } from './scale-break-facts.ts';
import { toStructureFacts } from './structure-facts.ts';
import { toVolatilityFacts } from './volatility-facts.ts';
import { toNearestZoneFacts } from './zone-facts.ts';

// Only what could be computed, none for an empty window; structures confirmed before the window are
// included while they are active.
/** Summary facts of an analysis: at most 80. */
export function toTechnicalFacts(analysis: TechnicalAnalysis, window: FactWindow): EngineFact[] {
  const reading = toReading(analysis, window);
  if (reading === undefined) return [];
  return [
    ...toPriceFacts(reading),
    ...toStructureFacts(reading),
    ...toNearestZoneFacts(reading),
    ...toMomentumFacts(reading),
    ...toVolatilityFacts(reading),
    ...toRegimeFacts(reading),
    ...toProfileFacts(reading),
    ...toScaleBreakFacts(reading),
  ];
}

/**
 * The facts of price, structure, momentum and volatility alone, as `toTechnicalFacts` gives them: all
 * that is told of a timeframe beside another, without a search of all zones.
 */
export function toTrendFacts(analysis: TechnicalAnalysis, window: FactWindow): EngineFact[] {
  const reading = toReading(analysis, window);
  if (reading === undefined) return [];
  return [
    ...toPriceFacts(reading),
    ...toStructureFacts(reading),
    ...toMomentumFacts(reading),
    ...toVolatilityFacts(reading),
  ];
}
