import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import type { LinkPictureWords } from './link-picture.ts';
import type { LinkPictureDrawer } from './link-picture-drawer.ts';

export type LinkPicture = { readonly png: Buffer; readonly etag: string };

const cacheBytes = 24 * 1024 * 1024;
/** Orders that may wait for the one thread; a crowd beyond it is asked to come again. */
const mostWaiting = 32;

/** Pictures by their words: drawn once, kept while there is room, and shared by all who ask at the same time. */
export function createLinkPictures(
  drawer: Pick<LinkPictureDrawer, 'draw'>,
): (words: LinkPictureWords) => Promise<LinkPicture> {
  const kept = new LRUCache<string, LinkPicture>({
    maxSize: cacheBytes,
    sizeCalculation: ({ png }) => png.length + 256,
  });
  const drawing = new Map<string, Promise<LinkPicture>>();

  async function drawAndKeep(key: string, words: LinkPictureWords): Promise<LinkPicture> {
    const png = await drawer.draw(words);
    const picture = {
      png,
      etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 27)}"`,
    };
    kept.set(key, picture);
    return picture;
  }

  return async (words) => {
    const key = JSON.stringify([words.title, words.description, words.site]);
    const known = kept.get(key) ?? drawing.get(key);
    if (known !== undefined) return known;
    if (drawing.size >= mostWaiting)
      throw new AppError('SERVICE_BUSY', 'too many link pictures are being drawn', {
        details: { retry_after: 5 },
      });
    const work = drawAndKeep(key, words).finally(() => drawing.delete(key));
    drawing.set(key, work);
    return work;
  };
}
