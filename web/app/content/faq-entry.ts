/** The groups of the questions, in the order of the page. Their headings are words of the interface. */
export const faqGroups = [
  'product',
  'trust',
  'technical',
  'coming',
  'account',
  'plans',
  'privacy',
  'trouble',
] as const;
export type FaqGroup = (typeof faqGroups)[number];

/** A question with its answer in paragraphs, in which [words](/path) are links. `id` is its address on the page, the same in every language. */
export type FaqEntry = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
};

/** All questions of a language. */
export type Faq = Readonly<Record<FaqGroup, readonly FaqEntry[]>>;
