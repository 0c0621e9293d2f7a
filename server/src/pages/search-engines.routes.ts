import compress from '@fastify/compress';
import { brand, isLanguage, type Language, languages, type NewsItem } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import type { FeaturePlugin } from '../features/feature.ts';
import { readUrlLanguage } from '../http/request-language.ts';
import { feedPath, toNewsFeed } from './news-feed.ts';
import { toRobots } from './robots.ts';
import { sendCached } from './send-cached.ts';
import type { SiteIndex } from './site-index.ts';
import { type SitemapPage, toSitemap } from './sitemap.ts';

/** News data for sitemap and feeds. */
export type NewsForEngines = {
  /** Every article in every language it exists in, the latest first. `updatedAt` is a day. */
  listAddresses(): Promise<readonly { slug: string; language: Language; updatedAt: string }[]>;
  /** The latest articles of a language. */
  listLatest(language: Language): Promise<readonly NewsItem[]>;
};

type Deps = {
  readonly publicUrl: string;
  readonly siteIndex: SiteIndex;
  readonly news: NewsForEngines;
};

const fiveMinutes = 300;
const hour = 3600;

type PageVersion = {
  readonly path: string;
  readonly language: Language;
  readonly updatedAt?: string;
};

/** Versions of pages as one entry per path, with the last change in any language. */
function groupVersions(versions: readonly PageVersion[]): SitemapPage[] {
  return [...Map.groupBy(versions, ({ path }) => path)].map(([path, found]) => ({
    path,
    languages: languages.filter((language) => found.some((one) => one.language === language)),
    changedOn: found
      .flatMap(({ updatedAt }) => updatedAt ?? [])
      .toSorted()
      .at(-1),
  }));
}

async function listSitemapPages({ siteIndex, news }: Deps): Promise<SitemapPage[]> {
  const listed = await Promise.all(
    languages.map(async (language) =>
      (await siteIndex.list(language))
        .filter(({ indexable, kind }) => indexable && kind !== 'question')
        .map(({ path }) => ({ path, language })),
    ),
  );
  const articles = (await news.listAddresses()).map(({ slug, language, updatedAt }) => ({
    path: `/news/${slug}`,
    language,
    updatedAt,
  }));
  return groupVersions([...listed.flat(), ...articles]);
}

/** The language of a feed: only its address counts. */
function readFeedLanguage(request: FastifyRequest): Language {
  const asked = readUrlLanguage(request.raw.url ?? '');
  return isLanguage(asked) ? asked : languages[0];
}

/** The site map, what crawlers may look at, and the news as feeds. */
export function createSearchEngineRoutes(deps: Deps): FeaturePlugin {
  const { publicUrl, siteIndex, news } = deps;
  const { origin } = new URL(publicUrl);
  const schema = { hide: true };
  return async (app) => {
    await app.register(compress, { encodings: ['br', 'gzip'] });
    app.get('/robots.txt', { schema }, (request, reply) =>
      sendCached(request, reply, {
        type: 'text/plain; charset=utf-8',
        body: toRobots(origin),
        maxAgeSeconds: hour,
      }),
    );
    app.get('/sitemap.xml', { schema }, async (request, reply) => {
      const body = toSitemap(origin, await listSitemapPages(deps));
      return sendCached(request, reply, {
        type: 'application/xml; charset=utf-8',
        body,
        maxAgeSeconds: fiveMinutes,
      });
    });
    app.get(feedPath, { schema }, async (request, reply) => {
      const language = readFeedLanguage(request);
      const page = (await siteIndex.list(language)).find(({ key }) => key === 'news');
      const title = page === undefined ? brand.name : `${brand.name}: ${page.title}`;
      const items = await news.listLatest(language);
      const description = page?.description ?? brand.name;
      const body = toNewsFeed({ origin, language, title, description, items });
      return sendCached(request, reply, {
        type: 'application/rss+xml; charset=utf-8',
        body,
        maxAgeSeconds: fiveMinutes,
      });
    });
  };
}
