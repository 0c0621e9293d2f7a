declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { ContentMeta } from './content-meta.ts';

  /** Exported by every text. */
  export const meta: ContentMeta;
  const Content: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  // oxlint-disable-next-line import/no-default-export -- a compiled text exports its component so
  export default Content;
}
