import type { Language } from '@vela/contracts';
import type { Database } from './db/database.ts';
import type { FeaturePlugin } from './features/feature.ts';
import { listNews } from './features/news/list-news.ts';
import { listNewsAddresses } from './features/news/list-news-addresses.ts';
import { readArticle } from './features/news/read-article.ts';
import { createLinkPictureRoutes } from './pages/link-pictures.routes.ts';
import { createSearchEngineRoutes } from './pages/search-engines.routes.ts';
import type { SiteIndex } from './pages/site-index.ts';

type Deps = {
  readonly db: Database;
  readonly config: { readonly publicUrl: string };
  readonly siteIndex: SiteIndex;
};

const feedLength = 20;

/** Routes for machines: sitemap, robots.txt, feeds and link preview images. */
export function createSiteFileRoutes({
  db,
  config: { publicUrl },
  siteIndex,
}: Deps): FeaturePlugin {
  return async (app) => {
    const news = {
      listAddresses: () => listNewsAddresses(db),
      listLatest: async (language: Language) =>
        (await listNews(db, { language, limit: feedLength })).items,
    };
    await app.register(createSearchEngineRoutes({ publicUrl, siteIndex, news }));
    await app.register(
      createLinkPictureRoutes({
        publicUrl,
        siteIndex,
        readArticle: (slug, language) => readArticle(db, slug, language),
      }),
    );
  };
}
