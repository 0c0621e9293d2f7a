import type { AnalysisRequest } from '@vela/contracts';
import { isJoined } from './is-same-reading.ts';
import type { RankedReading } from './rank-readings.ts';

/** From this share on one measure is meant, and others only where they are worth a thought. */
const leastAlone = 0.9;
const leastBeside = 0.02;
/** The same where a word joins the two. */
const leastJoined = 0.003;

/** Without the measures whose words stand in the question for another one. */
export function dropUnlikely(
  request: AnalysisRequest,
  ranked: readonly RankedReading[],
  plain: string,
): AnalysisRequest {
  const { measures = [] } = request.plan;
  const [likeliest] = ranked;
  const isAlone = (likeliest?.share ?? 0) >= leastAlone && measures.length > 1;
  const least = isJoined(plain) ? leastJoined : leastBeside;
  const kept = measures.filter(({ id }) =>
    ranked.some(({ label, share }) => label === id && share >= least),
  );
  return isAlone && kept.length > 0
    ? { ...request, plan: { ...request.plan, measures: kept } }
    : request;
}
