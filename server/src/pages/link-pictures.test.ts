import cookie from '@fastify/cookie';
import type { SitePage } from '@vela/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setErrorHandlers } from '../http/error-answer.ts';
import { compileValidator } from '../http/zod-validation.ts';
import { createLinkPictures } from './link-pictures.ts';
import { createLinkPictureRoutes } from './link-pictures.routes.ts';
import { createSiteIndex } from './site-index.ts';

const page: SitePage = {
  key: 'terms',
  path: '/Terms',
  kind: 'page',
  title: 'Kullanım koşulları: ğüşıöç İĞÜŞÖÇ',
  description: 'Açıklama.',
  text: '',
  indexable: true,
};

const readArticle = async (slug: string) =>
  slug === 'an-article' ? { title: 'An article', lead: 'Lead.' } : undefined;

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  app.setValidatorCompiler(compileValidator);
  setErrorHandlers(app);
  const siteIndex = createSiteIndex();
  siteIndex.provide((language) => [
    { ...page, title: language === 'tr' ? page.title : 'Terms of use' },
    { ...page, key: 'terms-question', kind: 'question' },
  ]);
  await app.register(
    createLinkPictureRoutes({ publicUrl: 'https://vela.example', siteIndex, readArticle }),
  );
});
afterAll(() => app.close());

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a link picture', () => {
  it.each(['/og/en/terms.png', '/og/tr/terms.png', '/og/en/an-article.png'])(
    '%s is a PNG of 1200 by 630',
    async (url) => {
      const { statusCode, headers, rawPayload } = await ask(url);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect(rawPayload.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(headers['cache-control']).toBe('public, max-age=86400');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    },
  );

  it('says what its page says: every language has its own', async () => {
    const [english, turkish, again] = [
      await ask('/og/en/terms.png'),
      await ask('/og/tr/terms.png'),
      await ask('/og/en/terms.png'),
    ];
    expect(turkish.rawPayload.equals(english.rawPayload)).toBe(false);
    expect(again.rawPayload.equals(english.rawPayload)).toBe(true);
    expect(
      (await ask('/og/en/terms.png', { 'if-none-match': String(english.headers['etag']) }))
        .statusCode,
    ).toBe(304);
  });

  it.each([
    '/og/en/nothing.png',
    '/og/de/terms.png',
    '/og/en/terms.jpg',
    '/og/en/terms',
    '/og/en/terms-question.png',
    '/og/en/.png',
    '/og/en/..%2fterms.png',
    '/og/en/__proto__.png',
  ])('of nothing known is not drawn: %s', async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  });
});

const words = (title: string) => ({ title, description: '', site: '' });

describe('the drawing of link pictures', () => {
  it('happens once for all who ask at the same time, and again after a fault', async () => {
    let drawn = 0;
    const getPicture = createLinkPictures({
      draw: async ({ title }) => {
        drawn += 1;
        if (drawn === 1) throw new Error('not now');
        return Buffer.from(title);
      },
    });
    await expect(getPicture(words('a'))).rejects.toThrow('not now');
    const pictures = await Promise.all([
      getPicture(words('a')),
      getPicture(words('a')),
      getPicture(words('a')),
    ]);
    expect(pictures.map(({ png }) => png.toString())).toEqual(['a', 'a', 'a']);
    await getPicture(words('a'));
    expect(drawn).toBe(2);
  });

  it('turns a crowd away instead of growing without end', async () => {
    const getPicture = createLinkPictures({ draw: () => new Promise(() => {}) });
    const crowd = Array.from({ length: 40 }, (_, number) =>
      getPicture(words(String(number))).catch((error: unknown) => error),
    );
    const refused = await Promise.all(crowd.slice(32));
    expect(refused).toHaveLength(8);
    expect(
      refused.every((error) => error instanceof Error && error.message.includes('too many')),
    ).toBe(true);
  });
});
