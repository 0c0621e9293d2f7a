import { type AnswerSection, answerSections, type Evidence } from '@vela/contracts';

/** One section of an answer; `undefined` holds what is said before its headline. */
export type OutlineSection = {
  readonly section: AnswerSection | undefined;
  readonly sentences: readonly Evidence[];
};

/** Whether an answer comes in sections; one to a narrow question does not. */
export function hasSections(sentences: readonly Evidence[]): boolean {
  return sentences.some(({ section }) => section !== undefined);
}

/** The sections of an answer that were told so far, in the order shown. */
export function toOutline(sentences: readonly Evidence[]): OutlineSection[] {
  const bySection = Map.groupBy(sentences, ({ section }) => section);
  return [undefined, ...answerSections].flatMap((section) => {
    const own = bySection.get(section);
    return own === undefined ? [] : [{ section, sentences: own }];
  });
}
