/** Front matter of a text: page title, search description, lead and eyebrow. */
export type ContentMeta = { title: string; description: string; lead: string; eyebrow?: string };

/** An entry of a table of contents: the id of a section and its heading. */
export type ContentSection = { id: string; heading: string };

/** A rendered text: `file` is language and name (`en/privacy`), `html` its sections. */
export type RenderedContent = ContentMeta & {
  file: string;
  html: string;
  sections: readonly ContentSection[];
};
