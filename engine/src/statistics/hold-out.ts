import { calculateMatchedDifference, findSign } from './matched-difference.ts';
import { sliceTally, type MatchedTally } from './matched-tally.ts';
import { findClusterAt } from './steadiness.ts';

/** The last third of the cases is held out: it confirms, and chooses nothing. */
const chosenFrom = 2 / 3;
const chosenMissed = 0.05;
/** Two-sided, so that one side has half of it. */
const confirmedMissed = 0.2;

/** Whether a difference found in the first two thirds of the cases is confirmed by the last. */
export function isConfirmed(tally: MatchedTally): boolean {
  const end = findClusterAt(tally, chosenFrom);
  const chosen = findSign(calculateMatchedDifference(sliceTally(tally, 0, end)), chosenMissed);
  const heldOut = sliceTally(tally, end, tally.counted.length);
  return chosen !== 0 && findSign(calculateMatchedDifference(heldOut), confirmedMissed) === chosen;
}
