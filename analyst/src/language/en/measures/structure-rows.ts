/** A structure as a phrase of a list: edges or price, then what it is. */
const bodies = {
  directed: '{row.bottom} to {row.top} ({row.direction} {row.kind}',
  area: '{row.bottom} to {row.top} ({row.kind}',
  high: '{row.level} (high of the previous {row.period}',
  low: '{row.level} (low of the previous {row.period}',
  level: '{row.level} ({row.kind}',
} as const;

/** What is said of it: nothing where it would change, else its state and how far it is. */
const tails = {
  outcome: ')',
  apart: ', {row.state}, {row.distance-percent} away)',
  bare: ', {row.state})',
} as const;

export type StructureRowBody = keyof typeof bodies;
export type StructureRowTail = keyof typeof tails;
export type StructureRowSentences = Readonly<
  Record<`structure.row.${StructureRowBody}.${StructureRowTail}`, string>
>;

/** The structures of all lists. */
export function createStructureRows(): StructureRowSentences {
  const rows = Object.entries(bodies).flatMap(([body, text]) =>
    Object.entries(tails).map(([tail, end]) => [`structure.row.${body}.${tail}`, `${text}${end}`]),
  );
  return Object.fromEntries(rows);
}
