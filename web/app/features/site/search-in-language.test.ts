import { describe, expect, it } from 'vitest';
import { searchInLanguage } from './search-in-language.ts';

describe('searchInLanguage', () => {
  it('names Turkish, and English only where it has to be said', () => {
    expect(searchInLanguage('', 'tr', 'when-other')).toBe('?lng=tr');
    expect(searchInLanguage('?lng=tr', 'en', 'when-other')).toBe('');
    expect(searchInLanguage('', 'en', 'always')).toBe('?lng=en');
    expect(searchInLanguage('?lng=tr', 'tr', 'never')).toBe('');
  });

  it('keeps the rest of the query', () => {
    expect(searchInLanguage('?q=alt%C4%B1n&lng=tr', 'en', 'when-other')).toBe('?q=alt%C4%B1n');
    expect(searchInLanguage('?tab=settings', 'tr', 'always')).toBe('?tab=settings&lng=tr');
  });
});
