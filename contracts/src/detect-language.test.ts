import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

describe('detectLanguage', () => {
  it('prefers the query to the cookie, and the cookie to the header', () => {
    expect(detectLanguage({ query: 'tr', cookie: 'en', acceptLanguage: 'en' })).toBe('tr');
    expect(detectLanguage({ cookie: 'tr', acceptLanguage: 'en' })).toBe('tr');
    expect(detectLanguage({ acceptLanguage: 'tr-TR,tr;q=0.9' })).toBe('tr');
  });

  it('follows the weights of Accept-Language and skips unsupported languages', () => {
    expect(detectLanguage({ acceptLanguage: 'de, en;q=0.4, tr;q=0.8' })).toBe('tr');
    expect(detectLanguage({ acceptLanguage: 'de-DE, fr;q=0.5' })).toBe('en');
    expect(detectLanguage({ acceptLanguage: 'tr;q=0' })).toBe('en');
  });

  it('falls back to English without hints or with unknown ones', () => {
    expect(detectLanguage({})).toBe('en');
    expect(detectLanguage({ query: 'xx', cookie: '%%', acceptLanguage: ';;,' })).toBe('en');
  });
});
