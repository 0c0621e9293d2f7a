/** Words around periods that are set against each other or listed, as patterns over folded text. */
export type ComparedPeriods = {
  readonly asked: string;
  /** Where these stand, the periods begin and end a span. */
  readonly range: string;
  /** They stand between the periods of a list, and say nothing else. */
  readonly joiners: string;
};
