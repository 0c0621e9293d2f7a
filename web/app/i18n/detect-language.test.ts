import { afterEach, describe, expect, it, vi } from 'vitest';
import { detectLanguage, storeInLocalStorage } from './detect-language.ts';

type Browser = {
  search?: string;
  cookie?: string;
  local?: string;
  session?: string;
  languages?: string[];
  lang?: string;
};

const createStorage = (value: string | undefined) => ({
  getItem: (key: string) => (key === 'i18nextLng' ? (value ?? null) : null),
});

function mockBrowser({
  search = '',
  cookie = '',
  local,
  session,
  languages = [],
  lang = '',
}: Browser): void {
  vi.stubGlobal('window', {
    location: { search },
    localStorage: createStorage(local),
    sessionStorage: createStorage(session),
  });
  vi.stubGlobal('document', { cookie, documentElement: { lang } });
  vi.stubGlobal('navigator', { languages });
}
afterEach(() => vi.unstubAllGlobals());

describe('the language of a browser', () => {
  const sources: Browser = {
    search: '?lng=tr',
    cookie: 'a=b; i18next=tr',
    local: 'tr',
    session: 'tr',
    languages: ['tr-TR'],
    lang: 'tr',
  };
  const order = ['search', 'cookie', 'local', 'session', 'languages', 'lang'] as const;
  const english: Required<Browser> = {
    search: '?lng=en',
    cookie: 'i18next=en',
    local: 'en',
    session: 'en',
    languages: ['en-GB'],
    lang: 'en',
  };

  it.each(order)('is taken from %s before the later sources', (source) => {
    mockBrowser({
      ...Object.fromEntries(
        order.slice(order.indexOf(source)).map((name) => [name, english[name]]),
      ),
      [source]: sources[source],
    });
    expect(detectLanguage()).toBe('tr');
  });

  it('is the first supported one', () => {
    mockBrowser({ search: '?lng=de', languages: ['de-DE', 'fr', 'tr-TR', 'en'] });
    expect(detectLanguage()).toBe('tr');
    mockBrowser({ languages: ['de'] });
    expect(detectLanguage()).toBe('en');
  });

  it('works when the browser blocks storage', () => {
    mockBrowser({ languages: ['tr'] });
    const refusing = { location: { search: '' } };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(refusing, name, {
        get: () => {
          throw new Error('refused');
        },
      });
    vi.stubGlobal('window', refusing);
    expect(detectLanguage()).toBe('tr');
    expect(() => storeInLocalStorage('tr')).not.toThrow();
  });
});
