import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cacheBytes } from '../cache-bytes.ts';
import { AppError } from '../errors.ts';
import type { LinkPictureWords } from './link-picture.ts';
import type { LinkPictureDrawer } from './link-picture-drawer.ts';

export type LinkPicture = { readonly png: Buffer; readonly etag: string };

/** Orders that may wait for the one thread; a crowd beyond it is asked to come again. */
const mostWaiting = 32;

/** Pictures by their words: drawn once, kept while there is room, shared by concurrent requests. */
export function createLinkPictures(
  drawer: Pick<LinkPictureDrawer, 'draw'>,
): (words: LinkPictureWords) => Promise<LinkPicture> {
  let drawing = 0;
  const pictures = new LRUCache<string, LinkPicture, LinkPictureWords>({
    maxSize: cacheBytes.linkPictures,
    sizeCalculation: ({ png }) => png.length + 256,
    fetchMethod: async (_key, _stale, { context }) => {
      if (drawing >= mostWaiting)
        throw new AppError('SERVICE_BUSY', 'too many link pictures are being drawn', {
          details: { retry_after: 5 },
        });
      drawing += 1;
      const png = await drawer.draw(context).finally(() => (drawing -= 1));
      const hash = createHash('sha256').update(png).digest('base64url');
      return { png, etag: `"${hash.slice(0, 27)}"` };
    },
  });
  return (words) =>
    pictures.forceFetch(JSON.stringify([words.title, words.description, words.site]), {
      context: words,
    });
}
