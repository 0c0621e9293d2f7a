import { describe, expect, it } from 'vitest';
import { catalogues } from './by-language.ts';

type Words = { [key: string]: string | Words };

function flatten(words: Words, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    const path = `${prefix}${key}`;
    if (typeof value === 'string') texts.set(path, value);
    else for (const [inner, text] of flatten(value, `${path}.`)) texts.set(inner, text);
  }
  return texts;
}

const findPlaceholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)>/g)].map((match) => match[0]).toSorted();
const mapPlaceholders = (texts: Map<string, string>) =>
  Object.fromEntries([...texts].map(([key, text]) => [key, findPlaceholders(text)]));
const english = flatten(catalogues.en);
const turkish = flatten(catalogues.tr);

describe('the catalogues of the interface', () => {
  it('have the same keys in both languages', () => {
    expect([...turkish.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('leave no text empty', () => {
    const empty = [...english, ...turkish].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('fill the same placeholders in both languages', () => {
    expect(mapPlaceholders(turkish)).toEqual(mapPlaceholders(english));
  });

  it('leave no English sentence in the Turkish catalogue', () => {
    // Names, and words spelled the same in both languages.
    const alike = new Set([
      'account.login.panel.eyebrow',
      'site.navigation.menu',
      'deal.countries.tr',
      'calendar.countries.TR',
    ]);
    const same = [...english].filter(
      ([key, text]) => turkish.get(key) === text && !alike.has(key) && text.length > 4,
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });
});
