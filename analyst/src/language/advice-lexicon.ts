/** Folded words by what they mean to the guard of advice. */
export type AdviceLexicon = {
  /** Letters of the shortest stem and of the longest ending that make a known word. */
  readonly shortestStem: number;
  readonly longestEnding: number;
  /**
   * Words of each class, separated by spaces: stems, which may have any ending, and behind "="
   * whole words. A class of the same name means the same in each language.
   */
  readonly words: Readonly<Record<string, string>>;
};
