import { z } from 'zod';
import { createOrderThread } from '../order-thread.ts';
import type { LinkPictureWords } from './link-picture.ts';

const answerSchema = z.object({
  number: z.number(),
  png: z.instanceof(Uint8Array).exactOptional(),
  fault: z.string().exactOptional(),
});

/** Draws link pictures on one other thread, one after another. */
export type LinkPictureDrawer = {
  draw(words: LinkPictureWords): Promise<Buffer>;
  close(): Promise<void>;
};

export function createLinkPictureDrawer(): LinkPictureDrawer {
  const thread = createOrderThread<Buffer>({
    file: new URL('./link-picture-worker.ts', import.meta.url),
    failure: 'a link picture could not be drawn',
    read: (message) => {
      const { number, png, fault } = answerSchema.parse(message);
      return {
        number,
        result:
          png === undefined ? undefined : Buffer.from(png.buffer, png.byteOffset, png.byteLength),
        fault,
      };
    },
  });
  return { draw: async (words) => await thread.ask({ words }), close: thread.close };
}
