import { isLanguage, type Language, type NewsArticle } from '@vela/contracts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { FeaturePlugin } from '../features/feature.ts';
import type { LinkPictureWords } from './link-picture.ts';
import { createLinkPictureDrawer } from './link-picture-drawer.ts';
import { createLinkPictures } from './link-pictures.ts';
import { sendCached } from './send-cached.ts';
import type { SiteIndex } from './site-index.ts';

type Deps = {
  readonly publicUrl: string;
  readonly siteIndex: SiteIndex;
  readonly readArticle: (
    slug: string,
    language: Language,
  ) => Promise<Pick<NewsArticle, 'title' | 'lead'> | undefined>;
};

// The address stays the same when a title changes, so it is not kept for ever.
const day = 86_400;

async function findWords(
  { publicUrl, siteIndex, readArticle }: Deps,
  key: string,
  language: Language,
): Promise<LinkPictureWords | undefined> {
  const site = new URL(publicUrl).host;
  const page = (await siteIndex.list(language)).find(
    (one) => one.key === key && one.kind !== 'question',
  );
  if (page !== undefined) return { title: page.title, description: page.description, site };
  const article = await readArticle(key, language);
  return article && { title: article.title, description: article.lead, site };
}

/** The pictures other sites show beside a link: per page, article and language, drawn on demand. */
export function createLinkPictureRoutes(deps: Deps): FeaturePlugin {
  return async (fastify) => {
    const app = fastify.withTypeProvider<ZodTypeProvider>();
    const drawer = createLinkPictureDrawer();
    const getPicture = createLinkPictures(drawer);
    app.addHook('onClose', () => drawer.close());
    const schema = { hide: true, params: z.object({ language: z.string(), file: z.string() }) };
    app.get('/og/:language/:file', { schema }, async (request, reply) => {
      const { language, file } = request.params;
      const words =
        isLanguage(language) && file.endsWith('.png')
          ? await findWords(deps, file.slice(0, -'.png'.length), language)
          : undefined;
      if (words === undefined)
        throw new AppError('NOT_FOUND', 'there is no page of this name to picture');
      const { png, etag } = await getPicture(words);
      // Shown within other sites: that is what it is for.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return sendCached(request, reply, { type: 'image/png', body: png, etag, maxAgeSeconds: day });
    });
  };
}
