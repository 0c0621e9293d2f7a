import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' });

/**
 * The page has the title as its one h1, so a text's headings begin at h2 and skip no level, whatever marks were typed. Runs over the
 * tokens before they become HTML.
 */
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

const leavesTheSite = /^https?:/i;
// What begins with two slashes of either kind is another site's address to a browser.
const foreignPath = /^\s*[\\/]\s*[\\/]/;

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'blockquote',
    'pre',
    'ul',
    'ol',
    'li',
    'hr',
    'br',
    'a',
    'strong',
    'em',
    's',
    'code',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
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
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'svg',
    'math',
  ],
  transformTags: {
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: {
        ...(foreignPath.test(href) ? {} : { href }),
        ...(title === undefined ? {} : { title }),
        ...(leavesTheSite.test(href) ? { rel: 'noopener noreferrer' } : {}),
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
  // A picture lies on this site or is not shown.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !(attribs['src'] ?? '').startsWith('/'),
};

/** HTML reduced to what an article may hold: a few harmless tags, addresses of known kinds, pictures of this site. */
export function sanitiseArticle(html: string): string {
  return sanitizeHtml(html, allowed);
}

/**
 * An article's Markdown as HTML that is safe to put into a page, whoever wrote it: raw HTML is text, and what Markdown made is reduced to
 * a few harmless tags by a second, independent wall.
 */
export function toArticleHtml(body: string): string {
  return sanitiseArticle(markdown.render(body)).trim();
}

/** The words of an article without its marks, for search. */
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
