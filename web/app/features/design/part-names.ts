/** Sections of the page in order; each name is also the id of its heading. */
export const partNames = [
  'colours',
  'type',
  'space',
  'buttons',
  'fields',
  'choices',
  'surfaces',
  'navigation',
  'states',
  'overlays',
] as const;
export type PartName = (typeof partNames)[number];
