import { getFirstCandle } from '../../structure/first-candle.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Finding } from '../../structure/finding.ts';
import type { LevelWriter } from '../level/level-writer.ts';
import type { Standing } from '../level/price-distance.ts';
import { toStructureFacts } from '../level/structure-rows.ts';
import type { MeasureFact, MeasureInput } from '../measure.ts';

/** Kind, direction, edges, state, place, distance, time and age of a zone, as `<prefix>.<name>`. */
export function toZoneFacts(
  write: LevelWriter,
  prefix: string,
  { zone, standing, input }: ZoneRow,
): MeasureFact[] {
  const { openTime } = input.series[0].analysis.candles;
  const { kind, top, bottom, formedAt, confirmedAt, id } = zone;
  const place = { from: getFirstCandle(zone), to: standing.t, refs: [id] };
  return [
    ...toStructureFacts(write, prefix, {
      structure: { finding: zone, kind, top, bottom },
      standing,
    }),
    ...write(`${prefix}.formed`, [getValueAt(openTime, formedAt), 'time'], place),
    ...write(`${prefix}.age`, [standing.t - confirmedAt, 'count'], place),
  ];
}

export type ZoneRow = {
  readonly zone: Finding;
  readonly standing: Standing;
  readonly input: MeasureInput;
};
