import type {
  StructureRowBody,
  StructureRowSentences,
  StructureRowTail,
} from '../../en/measures/structure-rows.ts';

const bodies: Readonly<Record<StructureRowBody, string>> = {
  directed: '{row.bottom} ile {row.top} arası ({row.direction} {row.kind}',
  area: '{row.bottom} ile {row.top} arası ({row.kind}',
  high: '{row.level} ({row.kind}, {row.period}',
  low: '{row.level} ({row.kind}, {row.period}',
  level: '{row.level} ({row.kind}',
};

const tails: Readonly<Record<StructureRowTail, string>> = {
  outcome: ')',
  apart: ', {row.state}, {row.distance-percent} uzakta)',
  bare: ', {row.state})',
};

/** The structures of all lists. */
export function createStructureRows(): StructureRowSentences {
  const rows = Object.entries(bodies).flatMap(([body, text]) =>
    Object.entries(tails).map(([tail, end]) => [`structure.row.${body}.${tail}`, `${text}${end}`]),
  );
  return Object.fromEntries(rows);
}
