import { getFirstCandle } from '../../structure/first-candle.ts';
import type { Finding, FindingKind } from '../../structure/finding.ts';
import type { MeasureFact, MeasureInput } from '../measure.ts';
import { toFirstFacts } from './first-facts.ts';
import type { LevelWriter } from './level-writer.ts';
import { breakKinds, listConfirmedEvents } from './list-events.ts';

/** The kinds named; breaks where only a direction is named; none without both. */
export function chooseEventKinds({
  parameters: { kinds, direction },
}: MeasureInput): readonly FindingKind[] {
  return kinds ?? (direction === undefined ? [] : breakKinds);
}

function toEventFacts(write: LevelWriter, input: MeasureInput, event: Finding): MeasureFact[] {
  const { kind, direction, scale, label, top, bottom, confirmedAt, id } = event;
  const own = { from: getFirstCandle(event), to: confirmedAt, refs: [id] };
  return [
    ...write('kind', [kind, 'text'], own),
    ...write('direction', [direction === 'neutral' ? undefined : direction, 'text'], own),
    ...write('scale', [scale, 'text'], own),
    ...write('label', [label, 'text'], own),
    ...write('level', [top === bottom ? top : undefined, 'price'], own),
    ...toFirstFacts(write, input, { t: confirmedAt, place: own }),
  ];
}

/** The first event of these kinds that a candle of the period confirmed, and how many there were. */
export function toFirstEventFacts(
  write: LevelWriter,
  input: MeasureInput,
  kinds: readonly FindingKind[],
): MeasureFact[] {
  const events = listConfirmedEvents(input, new Set(kinds)).toSorted(
    (a, b) => a.confirmedAt - b.confirmedAt || a.formedAt - b.formedAt,
  );
  const [event] = events;
  return [
    ...write('asked-kind', [kinds.length === 1 ? kinds[0] : undefined, 'text']),
    ...write('asked', [input.parameters.direction, 'text']),
    ...write('count', [events.length, 'count']),
    ...(event === undefined ? [] : toEventFacts(write, input, event)),
  ];
}
