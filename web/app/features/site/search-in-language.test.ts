import { describe, expect, it } from 'vitest';
import { setSearchLanguage } from './search-in-language.ts';

describe('searchInLanguage', () => {
  it('names Turkish always, and English only when required', () => {
    expect(setSearchLanguage('', 'tr', 'when-other')).toBe('?lng=tr');
    expect(setSearchLanguage('?lng=tr', 'en', 'when-other')).toBe('');
    expect(setSearchLanguage('', 'en', 'always')).toBe('?lng=en');
    expect(setSearchLanguage('?lng=tr', 'tr', 'never')).toBe('');
  });

  it('keeps the rest of the query', () => {
    expect(setSearchLanguage('?q=alt%C4%B1n&lng=tr', 'en', 'when-other')).toBe('?q=alt%C4%B1n');
    expect(setSearchLanguage('?tab=settings', 'tr', 'always')).toBe('?tab=settings&lng=tr');
  });
});
