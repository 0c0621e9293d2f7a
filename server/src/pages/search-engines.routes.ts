import { brand, isLanguage, type Language, languages, type NewsItem } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import type { FeaturePlugin } from '../features/feature.ts';
import { languageInUrl } from '../http/request-language.ts';
import { feedPath, toNewsFeed } from './news-feed.ts';
import { toRobots } from './robots.ts';
import { sendCachedText } from './send-cached.ts';
import type { SiteIndex } from './site-index.ts';
import { type SitemapPage, toSitemap } from './sitemap.ts';

/** What search engines and feed readers are told of the news. */
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

async function newsPages(news: NewsForEngines): Promise<SitemapPage[]> {
  const addresses = await news.listAddresses();
  const slugs = [...new Set(addresses.map(({ slug }) => slug))];
  return slugs.map((slug) => {
    const versions = addresses.filter((address) => address.slug === slug);
    return {
      path: `/news/${slug}`,
      languages: languages.filter((language) =>
        versions.some((version) => version.language === language),
      ),
      changedOn: versions
        .map(({ updatedAt }) => updatedAt)
        .toSorted((a, b) => b.localeCompare(a))[0],
    };
  });
}

async function listSitemapPages({ siteIndex, news }: Deps): Promise<SitemapPage[]> {
  const listed = await Promise.all(
    languages.map(async (language) => [language, await siteIndex.list(language)] as const),
  );
  const pathsIn = (language: Language) =>
    listed.filter(([one]) => one === language).flatMap(([, pages]) => pages);
  const pages = new Map<string, SitemapPage>();
  for (const { path, kind, indexable } of listed.flatMap(([, all]) => all))
    if (indexable && kind !== 'question')
      pages.set(path, {
        path,
        languages: languages.filter((language) =>
          pathsIn(language).some((page) => page.path === path),
        ),
      });
  return [...pages.values(), ...(await newsPages(news))];
}

/** The language a feed is asked for in its address; a feed reader has no other wishes that count. */
function feedLanguage(request: FastifyRequest): Language {
  const asked = languageInUrl(request.raw.url ?? '');
  return isLanguage(asked) ? asked : languages[0];
}

/** The site map, what crawlers may look at, and the news as feeds. */
export function searchEngineRoutes(deps: Deps): FeaturePlugin {
  const { publicUrl, siteIndex, news } = deps;
  const { origin } = new URL(publicUrl);
  const schema = { hide: true };
  return async (app) => {
    app.get('/robots.txt', { schema }, (request, reply) =>
      sendCachedText(request, reply, {
        type: 'text/plain; charset=utf-8',
        body: toRobots(origin),
        maxAgeSeconds: hour,
      }),
    );
    app.get('/sitemap.xml', { schema }, async (request, reply) => {
      const body = toSitemap(origin, await listSitemapPages(deps));
      return sendCachedText(request, reply, {
        type: 'application/xml; charset=utf-8',
        body,
        maxAgeSeconds: fiveMinutes,
      });
    });
    app.get(feedPath, { schema }, async (request, reply) => {
      const language = feedLanguage(request);
      const page = (await siteIndex.list(language)).find(({ key }) => key === 'news');
      const title = page === undefined ? brand.name : `${brand.name}: ${page.title}`;
      const items = await news.listLatest(language);
      const body = toNewsFeed({
        origin,
        language,
        title,
        description: page?.description ?? brand.name,
        items,
      });
      return sendCachedText(request, reply, {
        type: 'application/rss+xml; charset=utf-8',
        body,
        maxAgeSeconds: fiveMinutes,
      });
    });
  };
}
