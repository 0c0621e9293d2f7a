/**
 * Whole questions over folded text without names, times and intervals; a number stands as "#". Each
 * has one reading whatever the ranking learned, so its words stand from the first to the last.
 */
export type WholeQuestionWords = {
  /** How far price is from the high or the low of a period. */
  readonly distance: string;
  /** The high or the low of so many days or weeks, by its name alone. */
  readonly ends: string;
  /** What happened on a day, or within a time. */
  readonly happened: string;
  /** The gain or loss of what was bought at a price. */
  readonly bought: string;
  /** How many candles of a unit went one way. */
  readonly rose: string;
  readonly fell: string;
  /** Changes of every month of a time. */
  readonly eachMonth: string;
  /** Changes of quarters of a time, or the best and the worst of them. */
  readonly quarters: string;
  /** The average true range as a share of price. */
  readonly atrShare: string;
  /** Two averages beside each other, where their names are left out; and which is above. */
  readonly averages: string;
  readonly averageAbove: string;
  readonly averageBelow: string;
  /** After another question: the other end of what was asked. */
  readonly andHigh: string;
  readonly andLow: string;
  readonly andRise: string;
  readonly andFall: string;
};
