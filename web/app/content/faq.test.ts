import { describe, expect, it } from 'vitest';
import { faq as english } from './en/faq.ts';
import { faqGroups } from './faq-entry.ts';
import { faq as turkish } from './tr/faq.ts';

const listIds = (faq: typeof english) => faqGroups.map((group) => faq[group].map(({ id }) => id));
const listTexts = (faq: typeof english) =>
  faqGroups.flatMap((group) => faq[group].flatMap(({ question, answer }) => [question, ...answer]));
const findLinks = (texts: readonly string[]) => texts.join('\n').match(/\]\(([^)]*)\)/g) ?? [];
const findFigures = (texts: readonly string[]) => texts.join('\n').match(/\d+/g) ?? [];

describe('the questions', () => {
  it('have the same unique ids in the same order in both languages', () => {
    expect(listIds(turkish)).toEqual(listIds(english));
    const ids = listIds(english).flat();
    expect(new Set([...ids, ...faqGroups]).size).toBe(ids.length + faqGroups.length);
    expect(ids.length).toBeGreaterThanOrEqual(36);
  });

  it('have an answer, with the same links in both languages', () => {
    for (const faq of [english, turkish])
      for (const { question, answer } of Object.values(faq).flat()) {
        expect(question).toMatch(/[?.]$/);
        expect(answer.join('').length).toBeGreaterThan(60);
      }
    expect(findLinks(listTexts(turkish)).toSorted()).toEqual(
      findLinks(listTexts(english)).toSorted(),
    );
  });

  it('contain the same numbers in both languages', () => {
    expect(findFigures(listTexts(turkish)).toSorted()).toEqual(
      findFigures(listTexts(english)).toSorted(),
    );
  });

  it('format prices for the language', () => {
    expect(listTexts(english).join()).toContain('$19.99');
    expect(listTexts(turkish).join()).toContain('19,99\u00A0$');
  });
});
