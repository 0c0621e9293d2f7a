import type { TechnicalAnalysis } from '../analysis.ts';
import type { EngineFact } from './fact.ts';
import { toMomentumFacts } from './momentum-facts.ts';
import { toPriceFacts } from './price-facts.ts';
import { toProfileFacts } from './profile-facts.ts';
import { toReading, type FactWindow } from './reading.ts';
import { toRegimeFacts } from './regime-facts.ts';
import { toStructureFacts } from './structure-facts.ts';
import { toVolatilityFacts } from './volatility-facts.ts';
import { toNearestZoneFacts } from './zone-facts.ts';

/**
 * The summary of an analysis as facts: at most 80, only those that could be computed, none for an empty window.
 * The window chooses what is shown and spoken of; structures confirmed before it are still spoken of while they live.
 */
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
  ];
}
