import { languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { analystLanguages } from '../language/by-language.ts';
import { findAdvice } from './find-advice.ts';

const names = ['Zelta', 'BTCUSDT'];

/** A template with a name in place of each name and a number in place of each fact. */
const fill = (template: string): string =>
  template
    .replaceAll(/\{\$?symbol\}/g, 'BTCUSDT')
    .replaceAll(/\{\$[a-zA-Z]+\}/g, 'Zelta')
    .replaceAll(/\{[^}]+\}/g, '12');

/** All texts of a part of a language that are told, with their places. */
function listTexts(part: unknown, place: string): (readonly [place: string, text: string])[] {
  if (typeof part === 'string') return [[place, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, one]) => listTexts(one, `${place}.${name}`));
}

describe.each(languages)('the narrator in %s', (language) => {
  it('has no sentence that its own guard withholds', () => {
    const { answers, measureSentences, analysis, company, property } = analystLanguages[language];
    const told = [
      ...listTexts(answers, 'answers'),
      ...listTexts(measureSentences, 'measures'),
      ...listTexts(analysis, 'analysis'),
      ...listTexts(company.sentences, 'company'),
      ...listTexts(property.sentences, 'property'),
    ];
    expect(told.length).toBeGreaterThan(800);
    const withheld = told.filter(([, template]) => {
      const sentence = { text: fill(template), factIds: [], spans: [] };
      const context = { language, facts: new Map(), labels: names, isOwnVoice: true };
      return findAdvice(sentence, context).length > 0;
    });
    expect(withheld.map(([place]) => place)).toEqual([]);
  });
});
