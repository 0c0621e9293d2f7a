/** How a structure of a list is named: with its direction, edges, period or price. */
const bodies = {
  directed: 'A {row.direction} {row.kind} ({row.state}) from {row.bottom} to {row.top}',
  area: 'A {row.kind} ({row.state}) from {row.bottom} to {row.top}',
  high: 'The high of the previous {row.period} ({row.state}) at {row.level}',
  low: 'The low of the previous {row.period} ({row.state}) at {row.level}',
  level: 'A {row.kind} ({row.state}) at {row.level}',
} as const;

/** What is said of it: where it lies, or what it would become. */
const tails = {
  outcome: ': then {row.outcome}.',
  inside: ', around the last close.',
  above: ', {row.distance-percent} above the last close.',
  below: ', {row.distance-percent} below the last close.',
  bare: '.',
} as const;

export type StructureRowBody = keyof typeof bodies;
export type StructureRowTail = keyof typeof tails;
export type StructureRowSentences<Id extends string> = Readonly<
  Record<`${Id}.row.${StructureRowBody}.${StructureRowTail}`, string>
>;

/** Sentences of a list of structures of the measure `id`. */
export function createStructureRows<Id extends string>(id: Id): StructureRowSentences<Id> {
  const rows = Object.entries(bodies).flatMap(([body, text]) =>
    Object.entries(tails).map(([tail, end]) => [`${id}.row.${body}.${tail}`, `${text}${end}`]),
  );
  return Object.fromEntries(rows);
}
