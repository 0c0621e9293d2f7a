import { createContext, type ReactNode } from 'react';

/** A stretch of a page that many answers share: made once, then only put in its place. */
export type PagePart = { readonly html: string };

/** What one rendering on the server puts into its page. What `place…` gives stands for the part until the page is sent. */
export type RenderingParts = {
  /** The markup of a text, by what its loader gave the page of it. */
  readonly placeText: (given: object) => string;
  /** The JSON of data, by what its loader gave the page of it. */
  readonly placeData: (given: object) => string;
  /** `element` rendered once for each `key`, which names everything it depends on. */
  readonly placeElement: (key: string, element: ReactNode) => string;
  /** What a loader kept back of the data it gave the page. */
  readonly keptBack: (given: object) => unknown;
};

/** There is one on the server alone. */
export const RenderingPartsContext = createContext<RenderingParts | undefined>(undefined);

const onThisPage = new Map<string, string | undefined>();

/** The markup of a part that the server wrote into the page; undefined when it wrote none. Kept, because React may have to write the page anew. */
export function markupOnPage(key: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  if (!onThisPage.has(key))
    onThisPage.set(key, document.querySelector(`[data-part="${CSS.escape(key)}"]`)?.innerHTML);
  return onThisPage.get(key);
}
