import type { Language } from '@vela/contracts';
import type { Database } from './db/database.ts';
import type { FeaturePlugin } from './features/feature.ts';
import { listNews } from './features/news/list-news.ts';
import { listNewsAddresses } from './features/news/list-news-addresses.ts';
import { readArticle } from './features/news/read-article.ts';
import { linkPictureRoutes } from './pages/link-pictures.routes.ts';
import { searchEngineRoutes } from './pages/search-engines.routes.ts';
import type { SiteIndex } from './pages/site-index.ts';

type Deps = {
  readonly db: Database;
  readonly config: { readonly publicUrl: string };
  readonly siteIndex: SiteIndex;
};

/** Articles in a feed. */
const feedLength = 20;

/** What the site offers to machines: the site map, rules for crawlers, feeds, and the pictures shown beside links. */
export function siteFiles({ db, config: { publicUrl }, siteIndex }: Deps): FeaturePlugin {
  return async (app) => {
    const news = {
      listAddresses: () => listNewsAddresses(db),
      listLatest: async (language: Language) =>
        (await listNews(db, { language, limit: feedLength })).items,
    };
    await app.register(searchEngineRoutes({ publicUrl, siteIndex, news }));
    await app.register(
      linkPictureRoutes({
        publicUrl,
        siteIndex,
        readArticle: (slug, language) => readArticle(db, slug, language),
      }),
    );
  };
}
