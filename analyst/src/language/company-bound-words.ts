/** How a figure of a company is compared with a typed amount, in one language; over folded text. */
export type CompanyBoundWords = {
  /** Words right before an amount, or right after it, that ask for more or for less. */
  readonly bounds: Readonly<
    Record<'moreBefore' | 'moreAfter' | 'lessBefore' | 'lessAfter', string>
  >;
  /** Words of a question that yes or no does not answer. */
  readonly open: string;
  /** At any time: "ever". */
  readonly ever: string;
};
