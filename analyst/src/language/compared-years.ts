/** Words around two years that are set against each other, as patterns over folded text. */
export type ComparedYears = {
  readonly asked: string;
  /** Where these stand, the years begin and end a span. */
  readonly range: string;
};
