import { threadPriority } from '../thread-priority.ts';
import { createWorkerThread } from '../worker-thread.ts';
import type { LinkPictureWords } from './link-picture.ts';

/** Draws link pictures on one other thread, one after another. */
export type LinkPictureDrawer = {
  draw(words: LinkPictureWords): Promise<Buffer>;
  close(): Promise<void>;
};

export function createLinkPictureDrawer(): LinkPictureDrawer {
  const thread = createWorkerThread<LinkPictureWords, Uint8Array>({
    file: new URL('./link-picture.ts', import.meta.url),
    name: 'drawLinkPicture',
    priority: threadPriority.usual,
  });
  return {
    draw: async (words) => {
      const png = await thread.run(words);
      return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
    },
    close: thread.close,
  };
}
