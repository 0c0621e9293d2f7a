/** What a text says of itself: the page's title, its description for search engines, and the words around its heading. */
export type ContentMeta = { title: string; description: string; lead: string; eyebrow?: string };

/** An entry of a table of contents: the id of a section and its heading. */
export type ContentSection = { id: string; heading: string };

/** A text made ready: `file` names it with its language (`en/privacy`), `html` is its sections as markup. */
export type RenderedContent = ContentMeta & {
  file: string;
  html: string;
  sections: readonly ContentSection[];
};

/** A text as a page gets it: without markup where the page itself brings that already. */
export type PageContent = Omit<RenderedContent, 'html'> & { html: string | undefined };
