import type {
  StructureRowBody,
  StructureRowSentences,
  StructureRowTail,
} from '../../en/measures/structure-rows.ts';

const bodies: Readonly<Record<StructureRowBody, string>> = {
  directed: '{row.bottom} ile {row.top} arasında {row.direction} {row.kind} ({row.state})',
  area: '{row.bottom} ile {row.top} arasında {row.kind} ({row.state})',
  high: '{row.level~de} {row.kind} ({row.period}; {row.state})',
  low: '{row.level~de} {row.kind} ({row.period}; {row.state})',
  level: '{row.level~de} {row.kind} ({row.state})',
};

const tails: Readonly<Record<StructureRowTail, string>> = {
  outcome: ': böyle bir kapanışla {row.outcome} olur.',
  inside: '; son kapanış bunun içinde.',
  above: '; son kapanışın {row.distance-percent} üstünde.',
  below: '; son kapanışın {row.distance-percent} altında.',
  bare: '.',
};

/** Sentences of a list of structures of the measure `id`. */
export function createStructureRows<Id extends string>(id: Id): StructureRowSentences<Id> {
  const rows = Object.entries(bodies).flatMap(([body, text]) =>
    Object.entries(tails).map(([tail, end]) => [`${id}.row.${body}.${tail}`, `${text}${end}`]),
  );
  return Object.fromEntries(rows);
}
