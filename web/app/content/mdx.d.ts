declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { ContentMeta } from './content-meta.ts';

  /** What a text says of itself; every text exports it. */
  export const meta: ContentMeta;
  const Content: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  // oxlint-disable-next-line import/no-default-export -- a compiled text exports its component so
  export default Content;
}
