import { at } from '../candles/column.ts';
import type { MatchedTally } from './matched-tally.ts';
import { createSeededRandom } from './seeded-random.ts';

const rounds = 999;
/** Neighbouring clusters turned over together, since outcomes reach into the next. */
const clustersPerBlock = 2;

const total = (column: Float64Array): number => column.reduce((sum, value) => sum + value, 0);

// Without structure, prices are as likely to go the mirrored way after any moment, whatever the
// volatility and the hour: exactly so for increments that are symmetrical given the past. Turning
// blocks of time over at random gives the differences that chance alone makes.
/**
 * Share of random turns (conditional randomisation) whose difference between the events and their
 * mirror images is at least as far in the direction of `sign`; from 0 to 1.
 */
export function calculateMirrorChance(tally: MatchedTally, sign: number): number {
  const { counted, happened, mirroredCounted, mirroredHappened } = tally;
  const rate =
    (total(happened) + total(mirroredHappened)) / (total(counted) + total(mirroredCounted));
  const blocks = new Float64Array(Math.ceil(counted.length / clustersPerBlock));
  for (let cluster = 0; cluster < counted.length; cluster += 1) {
    const excess =
      at(happened, cluster) -
      at(mirroredHappened, cluster) -
      rate * (at(counted, cluster) - at(mirroredCounted, cluster));
    const block = Math.floor(cluster / clustersPerBlock);
    blocks[block] = at(blocks, block) + sign * excess;
  }
  const found = total(blocks);
  const random = createSeededRandom(1);
  let asFar = 1;
  for (let round = 0; round < rounds; round += 1) {
    let turned = 0;
    for (let block = 0; block < blocks.length; block += 1)
      turned += random.below(2) === 0 ? at(blocks, block) : -at(blocks, block);
    if (turned >= found) asFar += 1;
  }
  return asFar / (rounds + 1);
}
