import { afterEach, describe, expect, it, vi } from 'vitest';
import { detectedLanguage, rememberInStorage } from './detect-language.ts';

type Browser = {
  search?: string;
  cookie?: string;
  local?: string;
  session?: string;
  languages?: string[];
  lang?: string;
};

const storageOf = (value: string | undefined) => ({
  getItem: (key: string) => (key === 'i18nextLng' ? (value ?? null) : null),
});

function pretend({
  search = '',
  cookie = '',
  local,
  session,
  languages = [],
  lang = '',
}: Browser): void {
  vi.stubGlobal('window', {
    location: { search },
    localStorage: storageOf(local),
    sessionStorage: storageOf(session),
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

  it.each(order)('is what %s says, whatever those after it say', (source) => {
    pretend({
      ...Object.fromEntries(
        order.slice(order.indexOf(source)).map((name) => [name, english[name]]),
      ),
      [source]: sources[source],
    });
    expect(detectedLanguage()).toBe('tr');
  });

  it('is the first one spoken here', () => {
    pretend({ search: '?lng=de', languages: ['de-DE', 'fr', 'tr-TR', 'en'] });
    expect(detectedLanguage()).toBe('tr');
    pretend({ languages: ['de'] });
    expect(detectedLanguage()).toBe('en');
  });

  it('is found and kept without storage, where a browser refuses it', () => {
    pretend({ languages: ['tr'] });
    const refusing = { location: { search: '' } };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(refusing, name, {
        get: () => {
          throw new Error('refused');
        },
      });
    vi.stubGlobal('window', refusing);
    expect(detectedLanguage()).toBe('tr');
    expect(() => rememberInStorage('tr')).not.toThrow();
  });
});
