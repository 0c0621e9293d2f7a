import { describe, expect, it } from 'vitest';
import { faq as english } from './en/faq.ts';
import { faqGroups } from './faq-entry.ts';
import { faq as turkish } from './tr/faq.ts';

const idsOf = (faq: typeof english) => faqGroups.map((group) => faq[group].map(({ id }) => id));
const textsOf = (faq: typeof english) =>
  faqGroups.flatMap((group) => faq[group].flatMap(({ question, answer }) => [question, ...answer]));
const linksOf = (texts: readonly string[]) => texts.join('\n').match(/\]\(([^)]*)\)/g) ?? [];
const figuresOf = (texts: readonly string[]) => texts.join('\n').match(/\d+/g) ?? [];

describe('the questions', () => {
  it('are the same in both languages, in the same order, each with its own address', () => {
    expect(idsOf(turkish)).toEqual(idsOf(english));
    const ids = idsOf(english).flat();
    expect(new Set([...ids, ...faqGroups]).size).toBe(ids.length + faqGroups.length);
    expect(ids.length).toBeGreaterThanOrEqual(36);
  });

  it('have an answer, and lead to the same pages in both languages', () => {
    for (const faq of [english, turkish])
      for (const { question, answer } of Object.values(faq).flat()) {
        expect(question).toMatch(/[?.]$/);
        expect(answer.join('').length).toBeGreaterThan(60);
      }
    expect(linksOf(textsOf(turkish)).toSorted()).toEqual(linksOf(textsOf(english)).toSorted());
  });

  it('say the same numbers in both languages', () => {
    expect(figuresOf(textsOf(turkish)).toSorted()).toEqual(figuresOf(textsOf(english)).toSorted());
  });

  it('say prices as the currency is written in the language', () => {
    expect(textsOf(english).join()).toContain('$19.99');
    expect(textsOf(turkish).join()).toContain('19,99\u00A0$');
  });
});
