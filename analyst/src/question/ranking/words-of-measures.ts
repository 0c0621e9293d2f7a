import { findWhether } from '../find-whether.ts';
import type { ReadQuestion } from '../read-question.ts';

const closing: ReadonlySet<string> = new Set(['stock', 'index']);
const bareGap = /(?<![a-z])gap(?:s|ped|ping|ler\w*|i|in|leri\w*)?(?![a-z])/;
const otherGap = /(?<![a-z])(?:i?fvgs?|fair|imbalance\w*|inefficienc\w*|zones?|adil|dengesiz\w*)/;

/** Whether a plain "gap" is asked of an instrument whose market closes at night. */
export function isGapOfSessions({
  reading: { settled, spoken, intervals },
}: ReadQuestion): boolean {
  const { match } = settled;
  const isClosing = match?.kind === 'found' && closing.has(match.instrument.assetClass);
  const isOfChart = intervals.some(({ value }) => value !== '1d');
  return isClosing && !isOfChart && bareGap.test(spoken) && !otherGap.test(spoken);
}

const often =
  /(?<![a-z])(?:often|ever|usual\w*|likely|probab\w*|chance\w*|odds|times|rate|share|percent of|siklik\w*|sik|kac|hic|genelde|olasilig\w*|oran\w*)(?![a-z])/;

/** Whether a move within a named part of the calendar is asked about, and not how often. */
export function isOfPeriod({ measured: { period, plain } }: ReadQuestion): boolean {
  return period?.kind === 'range' && findWhether(plain) !== undefined && !often.test(plain);
}
