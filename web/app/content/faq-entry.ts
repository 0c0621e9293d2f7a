/** The groups of the questions, in the order of the page; the interface words their headings. */
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

/** A question; `[words](/path)` in the answer is a link. `id`: the fragment in every language. */
export type FaqEntry = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
};

export type Faq = Readonly<Record<FaqGroup, readonly FaqEntry[]>>;
