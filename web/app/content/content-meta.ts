/** What a text says of itself: the page's title, its description for search engines, and the words around its heading. */
export type ContentMeta = { title: string; description: string; lead: string; eyebrow?: string };

/** An entry of a table of contents: the id of a section and its heading. */
export type ContentSection = { id: string; heading: string };

/** A text made ready for a page: `html` is its sections as markup. */
export type RenderedContent = ContentMeta & { html: string; sections: readonly ContentSection[] };
