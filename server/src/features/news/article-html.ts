import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' });

/** Headings from h2 without skipped levels, as the title is the only h1; before rendering. */
markdown.core.ruler.push('heading-levels', ({ tokens }) => {
  const open: number[] = [];
  for (const token of tokens) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    const typed = Number(token.tag.slice(1));
    while ((open.at(-1) ?? 0) >= typed) open.pop();
    open.push(typed);
    token.tag = `h${Math.min(open.length + 1, 6)}`;
  }
});

const externalUrl = /^https?:/i;
// Browsers read a path that begins with two slashes of either kind as the address of another site.
const foreignPath = /^\s*[\\/]\s*[\\/]/;

const sanitizeOptions: sanitizeHtml.IOptions = {
  allowedTags: [
    ...'h2 h3 h4 h5 h6 p blockquote pre ul ol li hr br a strong em s code img'.split(' '),
    ...'table thead tbody tr th td'.split(' '),
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: 'script style textarea option noscript template iframe svg math'.split(' '),
  transformTags: {
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: {
        ...(foreignPath.test(href) ? {} : { href }),
        ...(title === undefined ? {} : { title }),
        ...(externalUrl.test(href) ? { rel: 'noopener noreferrer' } : {}),
      },
    }),
    img: (tagName, { src = '', alt = '', title }) => ({
      tagName,
      attribs: {
        ...(foreignPath.test(src) ? {} : { src }),
        alt,
        ...(title === undefined ? {} : { title }),
        loading: 'lazy',
      },
    }),
  },
  // Only images of this site.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !(attribs['src'] ?? '').startsWith('/'),
};

/** Sanitizes HTML: keeps only the allowed tags, URL schemes, and images of this site. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, sanitizeOptions);
}

/** Untrusted Markdown to safe HTML: raw HTML is escaped, the output sanitized as well. */
export function toArticleHtml(body: string): string {
  return sanitizeArticle(markdown.render(body)).trim();
}

/** Plain text of an article's Markdown, for search. */
export function toArticleText(body: string): string {
  const text = sanitizeHtml(markdown.render(body), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ['script', 'style'],
  });
  return text
    .replaceAll(
      /&(amp|lt|gt|quot);/g,
      (entity, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? entity,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
