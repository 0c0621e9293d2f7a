import type { AnswerSection } from '@vela/contracts';

/** Words of an answer as a document. */
export type DocumentTexts = {
  /** Headings of the parts that have one. */
  readonly sections: Readonly<Partial<Record<AnswerSection, string>>>;
  readonly question: string;
  readonly asOf: string;
  readonly source: string;
  readonly hash: string;
  readonly facts: string;
  readonly stored: string;
  readonly unfinished: string;
  readonly simulated: string;
  readonly notice: string;
  /** "Page 1 of 2", of both numbers as text. */
  readonly page: (index: string, count: string) => string;
};
